import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { leafPhoto } from './support/leaf.ts';
import type { Photo } from './support/photo.ts';

/** As a camera gives it whose lens is covered. */
async function darkPhoto(page: Page): Promise<Photo> {
  await page.setContent('<body style="background: #050505">');
  return { name: 'night.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}

const question = (page: Page) => page.getByRole('tabpanel').getByRole('group').locator('legend');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const found = (page: Page) => page.getByRole('article', { name: 'Identify Plant: answer' });

/** Answers what is asked, and waits for what is asked next; it may be nothing. */
async function say(page: Page, label: string | RegExp): Promise<void> {
  const asked = await question(page).innerText();
  await page.getByRole('group').getByRole('button', { name: label }).first().click();
  await expect(question(page).filter({ hasText: asked })).toHaveCount(0);
}

test('a photo and a few answers lead to a plant, which is added', async ({ page, garden }) => {
  const dark = await darkPhoto(page);
  await page.goto('/ai');
  await page.getByLabel('Photos', { exact: true }).setInputFiles(dark);
  await press(page, 'Identify Plant');
  await expect(page.getByRole('alert'), 'what cannot be looked at is refused in words').toContainText('too dark');
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByLabel('Photos', { exact: true }).setInputFiles(await leafPhoto());
  await press(page, 'Identify Plant');

  await expect(question(page)).toHaveText('How does the plant grow?');
  await expect(question(page)).toBeFocused();
  await expect(found(page)).toContainText('The photo shows mostly green');
  await expect(found(page).getByRole('heading', { name: 'Which plant is it?' })).toBeVisible();
  await expect(found(page)).not.toContainText('0% confidence');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  let uploads = 0;
  page.on('request', (request) => {
    if (request.postDataBuffer()?.includes('name="image"')) uploads++;
  });
  await say(page, 'It climbs or twines');
  await expect(question(page)).toBeFocused();
  await expect(page.getByText('Question 2 of at most 6')).toBeVisible();
  await expect(found(page).getByRole('status'), 'nothing is likely yet').toHaveText('Many plants still fit.');
  await press(page, 'One step back');
  await expect(page.getByRole('button', { name: 'It climbs or twines', pressed: true })).toBeVisible();
  await say(page, 'Leaves in a ring near the ground');
  await page.getByText('Your answer', { exact: true }).click();
  await page.getByRole('button', { name: /^How does the plant grow/ }).click();

  await page.route('**/api/ai/identify', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await press(page, 'It climbs or twines');
  await expect(page.getByRole('alert')).toHaveText('Failed to identify plant. Please try again.');
  await say(page, 'It climbs or twines');
  for (let asked = 1; asked < 6; asked++) await say(page, asked === 2 ? 'Not sure' : /^(?!Not sure)/);
  await expect(page.getByRole('heading', { name: 'No more questions' })).toBeFocused();
  expect(uploads, 'the photo was sent once').toBe(0);
  const add = found(page).getByRole('button', { name: /^Add to my plants/ });
  expect(await add.count()).toBeGreaterThan(2);
  await expect(found(page).getByText('What tells it apart').last()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  const [species = ''] = await found(page).getByRole('heading', { level: 4 }).allInnerTexts();
  await press(page, `Add to my plants: ${species}`);
  await expect(page.getByLabel('Species')).toHaveValue(species);
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await press(page, 'Add Plant');
  await expect(page).toHaveURL('/plants');
  await expect.poll(() => garden.plants()).toMatchObject([{ species }]);
});

test('without a photo the questions are asked by key alone, and begun again', async ({ page, gardener: _ }) => {
  await page.goto('/ai');
  await page.getByRole('button', { name: 'Answer questions instead' }).press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of at most 6')).toBeVisible();
  await expect(found(page).getByRole('status')).toHaveText('Many plants still fit.');
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Identify Plant', exact: true })).toBeVisible();
  await expect(found(page)).toHaveCount(0);
});
