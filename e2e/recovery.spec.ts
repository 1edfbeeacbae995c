import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { leafPhoto } from './support/leaf.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

test('a diagnosis is followed on its plant until it has recovered', async ({ page, garden }) => {
  const monty = await garden.plant('Monty', { species: 'Monstera deliciosa' });
  await garden.plant('Fern');
  await page.goto(`/ai?tab=diagnose&plant=${monty._id}`);
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await leafPhoto());
  await page.getByRole('button', { name: 'Diagnose Plant' }).click();
  const follow = page.getByRole('region', { name: 'Track treatment' });
  await expect(follow.getByRole('combobox', { name: 'Plant to treat' })).toHaveValue(monty._id);
  await expect(follow).toContainText('asks for a new photo of the same leaf after 7 and 14 days');
  await follow.getByRole('button', { name: 'Start tracking' }).click();
  await expect(page).toHaveURL(`/plants/${monty._id}`);

  const recovery = page.getByRole('region', { name: 'Recovery' });
  await expect(recovery.getByRole('img', { name: 'The leaf, At the diagnosis' })).toBeVisible();
  await expect(recovery).toContainText('Day 0 since the diagnosis');
  await expect(recovery).toContainText('Next photo of the same leaf');
  expect((await garden.plants()).find(({ _id }) => _id === monty._id)?.health).not.toBe('healthy');
  const photos = (await garden.reminders()).filter(({ title }) => title === 'Take a new photo of the same leaf');
  expect(photos).toHaveLength(2);
  await page.clock.setFixedTime(Date.now() + WEEK_MS);
  await page.reload();
  await expect(recovery).toContainText('7 days have passed');

  await recovery.getByRole('button', { name: 'New photo of the same leaf' }).click();
  const dialog = page.getByRole('dialog', { name: 'New photo of the same leaf' });
  await dialog.getByRole('button', { name: 'Better' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please select an image first');
  await dialog.getByLabel('Photo', { exact: true }).setInputFiles(await leafPhoto(1));
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Better' }).click();
  await expect(dialog).toBeHidden();
  await expect(recovery.getByRole('img', { name: /^The leaf, Better/ })).toBeVisible();
  const figures = recovery.getByRole('table', { name: 'The leaf from the diagnosis on' });
  await expect(figures.getByRole('row', { name: /Better \d+%$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Better: / }), 'the diary knows of it').toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await recovery.getByRole('button', { name: 'Recovered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recovered' }).click();
  await expect(recovery.getByRole('button', { name: 'New photo of the same leaf' })).toHaveCount(0);
  await expect(recovery.getByRole('heading', { name: 'Recovery' })).toBeFocused();
  await expect(recovery).toContainText('Recovered: ');
  expect((await garden.plants()).find(({ _id }) => _id === monty._id)?.health).toBe('healthy');
  await expect.poll(() => garden.reminders()).toEqual([]);
});
