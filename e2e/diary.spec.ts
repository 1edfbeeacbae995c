import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { choose } from './support/browse-fields.ts';
import { expect, test } from './support/fixtures.ts';
import { sizeOf } from './support/photo.ts';
import { plantMany } from './support/stored.ts';

function entry(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

function count(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: ' of ' });
}

/** A day by the calendar of the machine, as `2026-05-01`, so many days ago. */
function dayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}

test('an activity is logged with a photo, found by filter, changed in the dialog and deleted', async ({
  page,
  garden,
  photos,
}) => {
  await garden.plant('Monty', { species: 'Monstera deliciosa' });
  const fern = await garden.plant('Fern');
  await garden.writeEntry(fern, 'Fronds unrolling', { activity: 'observation' });

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Log Activity' }).click();
  await expect(page).toHaveURL('/diary/add');
  await page.getByRole('checkbox', { name: /Monty/ }).check();
  await page.getByRole('group', { name: 'Activity' }).getByText('Fertilizing').click();
  await expect(page.getByLabel('Title'), 'the suggested title').toHaveValue('Fertilized');
  await page.getByLabel('Title').fill('First feed of spring');
  await page.getByLabel('Notes').fill('Half the dose');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photos.lying);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByText('Diary entry added successfully!')).toBeVisible();
  expect(new URL(page.url()).pathname, 'before the redirect').toBe('/diary/add');
  await expect(page).toHaveURL('/diary');
  await expect(count(page)).toHaveText('2 of 2 entries');

  await choose(page, 'Plant', 'Monty');
  await choose(page, 'Activity', /Fertilizing/);
  await expect(count(page)).toHaveText('1 of 2 entries');
  const written = entry(page, 'First feed of spring');
  await expect(written).toContainText('Monty');
  await expect(written).toContainText('Fertilizing');
  await expect(written).toContainText('Half the dose');
  expect(await sizeOf(written.getByRole('img'))).toEqual({ width: 400, height: 300 });

  await written.getByRole('link', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Entry' });
  await expect(dialog.getByLabel('Notes')).toHaveValue('Half the dose');
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByLabel('Title').fill('Fed');
  await dialog.getByLabel('Photo', { exact: true }).setInputFiles(photos.upright);
  await dialog.getByRole('button', { name: 'Update Entry' }).click();
  await expect(page.getByText('Diary entry updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page, 'filtered as before').toHaveURL(/activity=fertilizing/);
  expect(await sizeOf(entry(page, 'Fed').getByRole('img'))).toEqual({ width: 300, height: 400 });

  await entry(page, 'Fed').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “Fed”?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Diary entry deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No entries match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/diary');
  await expect(count(page)).toHaveText('1 of 1 entry');
  await expect.poll(() => garden.entries()).toMatchObject([{ title: 'Fronds unrolling' }]);
});

test("a plant's history tells of its care, compares its photos, and follows a watering noted and a deletion", async ({
  page,
  garden,
  photos,
}) => {
  const plant = await garden.plant('Monty', {}, photos.upright);
  await garden.writeEntry(plant, 'Repotted', { activity: 'repotting', date: dayBefore(8) }, photos.lying);
  await page.goto(`/plants/${plant._id}`);
  await expect(entry(page, 'Repotted')).toBeVisible();
  await expect(page.getByText('Last repotted')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'How much of the earlier photo to show' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');

  await page.getByRole('button', { name: 'Watered' }).click();
  await expect(page.getByText('Diary entry added successfully!')).toBeVisible();
  await expect(entry(page, 'Watered')).toBeVisible();
  await expect(page.getByRole('time').filter({ hasText: /^today$/i })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Watered')).toBeHidden();

  await entry(page, 'Repotted').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, 'Repotted')).toBeHidden();
  await expect(page.getByText('Last repotted'), 'recomputed').toBeHidden();
  await expect(slider).toBeHidden();
});

test('three plants are watered from any screen in two taps, which completes what is due, and undone in one', async ({
  page,
  garden,
}) => {
  for (const name of ['Basil', 'Mint', 'Thyme']) {
    const plant = await garden.plant(name, { location: 'Kitchen' });
    if (name !== 'Thyme') await garden.remind(plant, `Water ${name}`, new Date(Date.now() - 3_600_000).toISOString());
  }
  await garden.plant('Fern', { location: 'Bathroom' });
  await page.goto('/weather');
  await page.getByRole('button', { name: 'Quick log' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Quick log' });
  await expect(sheet.getByText('Due today').first()).toBeVisible();
  await expectNoViolations(page);
  await sheet.getByRole('checkbox', { name: /Thyme/ }).check();
  await sheet.getByRole('button', { name: 'Select all in Due today' }).tap();
  const done = sheet.getByRole('button', { name: 'Watered: 3 plants' });
  await expect(done).toBeInViewport({ ratio: 1 });
  await done.tap();
  await expect(sheet).toBeHidden();
  expect((await garden.entries()).map(({ plant, title }) => `${plant.name}: ${title}`).sort()).toEqual([
    'Basil: Watered',
    'Mint: Watered',
    'Thyme: Watered',
  ]);
  expect((await garden.reminders()).map(({ completed }) => completed)).toEqual([true, true]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Diary entry deleted successfully!')).toBeVisible();
  await expect.poll(() => garden.entries()).toEqual([]);
  expect((await garden.reminders()).map(({ completed }) => completed)).toEqual([false, false]);
});

test('with 200 plants the form of an entry stays light, and its button in reach', async ({ page, gardener }) => {
  plantMany(gardener.user._id, 200);
  await page.goto('/diary/add');
  const add = page.getByRole('button', { name: 'Add Entry' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.getByRole('searchbox', { name: 'Search plants' }).fill('plant 137');
  await page.getByRole('checkbox', { name: /Plant 137/ }).check();
  await page.getByRole('searchbox', { name: 'Search plants' }).fill('');
  await expect(page.getByText('For Plant 137')).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
});
