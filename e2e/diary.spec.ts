import type { Locator, Page } from '@playwright/test';
import { choose } from './support/browse-fields.ts';
import { expect, test } from './support/fixtures.ts';
import { sizeOf } from './support/photo.ts';

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
  await page.getByLabel('Activity').selectOption('fertilizing');
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
  expect(await garden.entries()).toMatchObject([{ title: 'Fronds unrolling' }]);
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
