import type { Locator, Page } from '@playwright/test';
import { choose, inBrowseFields } from './support/browse-fields.ts';
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

test('an entry needs a plant and a title', async ({ page, garden }) => {
  await garden.plant('Monty');
  await page.goto('/diary/add');
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByText('Plant is required')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is required');
  expect(await garden.entries()).toEqual([]);
});

test("yesterday's watering is written down today, but not tomorrow's", async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await page.goto(`/diary/add?plant=${plant._id}&activity=watering`);
  await expect(page.getByRole('checkbox', { name: /Monty/ })).toBeChecked();
  await expect(page.getByLabel('Title')).toHaveValue('Watered');
  await page.getByLabel('Date').fill(dayBefore(-1));
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByLabel('Date')).toHaveAccessibleDescription(/future/);
  await page.getByLabel('Date').fill(dayBefore(1));
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page).toHaveURL('/diary');
  const [written] = await garden.entries();
  expect(written?.date).toBe(new Date(`${dayBefore(1)}T12:00:00`).toISOString());
  await page.goto(`/plants/${plant._id}`);
  await expect(page.getByRole('time').filter({ hasText: /^yesterday$/i })).toBeVisible();
});

test('three plants are watered at once', async ({ page, garden }) => {
  for (const name of ['Basil', 'Mint', 'Thyme']) await garden.plant(name, { location: 'Kitchen' });
  await garden.plant('Monty', { location: 'Living room' });
  await page.goto('/diary/add');
  await page.getByRole('button', { name: 'Select all in Kitchen' }).click();
  await expect(page.getByText(/^An entry each for/)).toContainText('Mint');
  await page.getByLabel('Activity').selectOption('watering');
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page).toHaveURL('/diary');
  await expect(count(page)).toHaveText('3 of 3 entries');
  const entries = await garden.entries();
  expect(entries.map(({ plant, activity }) => [plant.name, activity]).sort()).toEqual([
    ['Basil', 'watering'],
    ['Mint', 'watering'],
    ['Thyme', 'watering'],
  ]);
});

test('one tap notes a watering, and another takes it back', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await page.goto(`/plants/${plant._id}`);
  await page.getByRole('button', { name: 'Watered' }).click();
  await expect(page.getByText('Diary entry added successfully!')).toBeVisible();
  await expect(entry(page, 'Watered')).toBeVisible();
  await expect(page.getByRole('time').filter({ hasText: /^today$/i })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Watered')).toBeHidden();
  await expect.poll(() => garden.entries()).toEqual([]);
});

test('/diary/{id}/edit opens the dialog over the diary', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  const { _id } = await garden.writeEntry(plant, 'New leaf', { activity: 'observation' });
  await page.goto(`/diary/${_id}/edit`);
  const dialog = page.getByRole('dialog', { name: 'Edit Entry' });
  await expect(dialog.getByLabel('Title')).toHaveValue('New leaf');
  await expect(dialog.getByLabel('Activity'), 'what it is must not be lost').toHaveValue('observation');
  await dialog.getByLabel('Title').fill('Old leaf');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/diary');
  await expect(entry(page, 'New leaf')).toBeVisible();
});

test('search, dates and sort live in the address and survive reload', async ({ page, garden }) => {
  const monty = await garden.plant('Monty');
  const fern = await garden.plant('Fern');
  await garden.writeEntry(monty, 'Watered', { activity: 'watering', date: dayBefore(40) });
  await garden.writeEntry(fern, 'Pruned', { activity: 'pruning', date: dayBefore(10), content: 'brown tips' });
  await garden.writeEntry(monty, 'Aphids', { activity: 'pest_control', date: dayBefore(3) });
  const titles = page.getByRole('article').getByRole('heading');
  const search = page.getByRole('searchbox', { name: 'Search diary' });

  await page.goto('/diary');
  await expect(titles).toHaveText(['Aphids', 'Pruned', 'Watered']);
  await search.fill('fern tips');
  await expect(titles).toHaveText(['Pruned']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await inBrowseFields(page, async () => {
    await page.getByLabel('From').fill(dayBefore(20));
    await page.getByLabel('To').fill(dayBefore(5));
  });
  await expect(titles).toHaveText(['Pruned']);
  await page.reload();
  await expect(titles).toHaveText(['Pruned']);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await choose(page, 'Sort by', 'Title');
  await expect(titles).toHaveText(['Aphids', 'Pruned', 'Watered']);
  await inBrowseFields(page, () => page.getByRole('button', { name: 'Sort direction' }).click());
  await expect(titles).toHaveText(['Watered', 'Pruned', 'Aphids']);
  await expect(page).toHaveURL('/diary?sort=title&direction=desc');
});

test("a plant's history tells of its care, compares its photos and carries its deletion", async ({
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

  await entry(page, 'Repotted').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, 'Repotted')).toBeHidden();
  await expect(page.getByText('Last repotted'), 'recomputed').toBeHidden();
  await expect(slider).toBeHidden();
});

test('the dashboard shows the five latest activities', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await garden.writeEntry(plant, `Watering ${number}`, { activity: 'watering', date: dayBefore(10 - number) });
  }
  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent activities' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await expect(recent.getByRole('listitem').first()).toContainText('Watering 6');
  await recent.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/diary');
});
