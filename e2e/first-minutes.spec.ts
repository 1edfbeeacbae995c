import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { startSession } from './support/gardener.ts';
import { leafPhoto } from './support/leaf.ts';

const PHOTO_READ_MS = 60_000;

test('one tap fills a garden with sample plants, another takes exactly them away', async ({ page, garden }) => {
  await garden.plant('My ivy');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Skip all' }).tap();
  await page.goto('/plants');
  await page.getByRole('button', { name: 'Delete My ivy' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('button', { name: 'Fill with sample plants' }).tap();
  await expect(page.getByText('6 sample plants to look around with.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await garden.plant('My palm');
  await page.getByRole('link', { name: 'View Details of Basil' }).tap();
  await page.getByRole('button', { name: 'Keep this plant' }).tap();
  await expect(page.getByText('This plant is yours now')).toBeVisible();
  await expect(page.getByText('This is a sample plant.')).toHaveCount(0);

  await page.goto('/plants');
  await page.getByRole('button', { name: 'Delete sample plants' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Delete 5 sample plants?' });
  await expect(question).toContainText('Your own plants stay.');
  await question.getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('Sample plants deleted')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['My palm', 'Basil']);
});

test('steps that are skipped on one device are not shown on another', async ({ page, browser, gardener }) => {
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'First steps' }).getByRole('button', { name: 'Skip all' }).tap();
  await expect(page.getByRole('heading', { name: 'Bring in your first plant' })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await startSession(other, gardener); // With the account as it was before.
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Bring in your first plant' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'First steps' })).toHaveCount(0);
  await context.close();
});

test('a photo and the questions of the key name a plant, which is added with its reminder', async ({
  page,
  garden,
  request,
  gardener,
}) => {
  test.setTimeout(60_000 + PHOTO_READ_MS);
  await garden.plant('My ivy');
  await page.goto('/plants');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'From a photo' }).tap();
  await (await chooser).setFiles(await leafPhoto());
  const dialog = page.getByRole('dialog', { name: 'Which plant is it?' });
  // A photo is read in one second, or in many where the processor has other work.
  await expect(dialog.getByText('Looking at the photo…')).toHaveCount(0, { timeout: PHOTO_READ_MS });
  await expect(dialog.getByText('A photo alone names no plant here.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'It climbs or twines' }).tap();
  await expect(dialog.getByText('Question 2 of at most 6')).toBeVisible();
  const pick = dialog.getByRole('button', { name: /^This is it: / });
  for (let asked = 2; asked <= 6 && (await pick.count()) === 0; asked++) {
    await dialog.getByRole('group').getByRole('button').first().tap();
    await expect(dialog.getByText(new RegExp(`Question ${asked + 1} of|^No more questions`)).first()).toBeVisible();
  }
  const species = (await pick.first().getAttribute('aria-label'))?.replace('This is it: ', '') ?? '';
  await pick.first().tap();
  await expect(page.getByLabel('Species')).toHaveValue(species);
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await expect(page.getByLabel('Sunlight')).not.toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /Water/ })).toBeChecked();
  await expectNoViolations(page);
  await page.getByLabel('Name', { exact: true }).fill('Twiner');
  await page.getByLabel('Water: every how many days').fill('6');
  await page.getByRole('button', { name: 'Add Plant' }).tap();
  await expect(page).toHaveURL('/plants');
  await expect(page.getByRole('img', { name: 'Twiner' })).toBeVisible();
  const headers = { authorization: `Bearer ${gardener.token}` };
  const [plant] = await (await request.get('/api/plants', { headers })).json();
  expect(plant).toMatchObject({ name: 'Twiner', species, photoUrl: expect.stringContaining('/photos/') });
  const reminders = await (await request.get('/api/reminders', { headers })).json();
  expect(reminders).toContainEqual(expect.objectContaining({ title: 'Water Twiner', frequency: 'daily', interval: 6 }));
});
