import type { Locator } from '@playwright/test';
import { choose, inBrowseFields } from './support/browse-fields.ts';
import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';
import { ReminderList } from './support/reminder-list.ts';

test.use({ timezoneId: middayZone });

test('what is due soon comes first, by day and by place, and goes when it is done', async ({ page, garden }) => {
  const basil = await garden.plant('Basil', { location: 'Kitchen' });
  const mint = await garden.plant('Mint', { location: 'Kitchen' });
  const monty = await garden.plant('Monty');
  const fern = await garden.plant('Fern', { location: 'Bathroom' });
  await garden.remind(basil, 'Water Basil', at(-1, 9));
  await garden.remind(monty, 'Water Monty', at(-3, 9));
  await garden.remind(mint, 'Water Mint', at(-2, 9));
  await garden.remind(fern, 'Mist Fern', at(0, 23));
  await garden.remind(basil, 'Feed Basil', at(7, 20), { type: 'fertilizing' });
  await garden.remind(fern, 'Repot Fern', at(8, 9), { type: 'repotting' });
  const list = new ReminderList(page);
  await list.open();

  const headings = (section: Locator, level: number) => section.getByRole('heading', { level });
  const overdue = list.section('Overdue');
  await expect(headings(overdue, 2)).toContainText('3');
  await expect(headings(overdue, 3)).toHaveText(['Kitchen', 'No location']);
  await expect(headings(overdue, 4)).toHaveText(['Water Mint', 'Water Basil', 'Water Monty']);
  await expect(headings(list.section('Today'), 4)).toHaveText(['Mist Fern']);
  await expect(headings(list.section('Next 7 days'), 4)).toHaveText(['Feed Basil']);

  await list.done(list.row('Mist Fern', list.section('Today'))).click();
  await expect(list.section('Today')).toBeHidden();
  await expect(list.section('Overdue')).toBeVisible();
});

test('search, filters and sorts narrow the list, live in the address and survive reload and Back', async ({
  page,
  garden,
}) => {
  const monty = await garden.plant('Monty');
  const fern = await garden.plant('Fern');
  await garden.remind(monty, 'Water', at(-1, 9), { description: 'rain water' });
  await garden.remind(fern, 'Feed', at(2, 9), { type: 'fertilizing' });
  await garden.remind(monty, 'Air the roots', at(4, 9), { type: 'other' });
  await garden.complete(await garden.remind(fern, 'Prune', at(3, 9), { type: 'pruning', description: 'dry fronds' }));
  const list = new ReminderList(page);
  await list.open();
  const { titles } = list;
  await expect(titles).toHaveText(['Water', 'Feed', 'Air the roots', 'Prune']);
  await expect(list.count).toHaveText('4 of 4 reminders');

  for (const [words, found] of [
    ['roots', 'Air the roots'],
    ['RAIN', 'Water'],
    ['fern dry', 'Prune'],
  ] as const) {
    await list.search.fill(words);
    await expect(titles).toHaveText([found]);
  }
  await expect(page).toHaveURL('/reminders?search=fern+dry');
  // Until the screen has followed the address.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await expect(list.row('Prune'), 'the page stays at what was found').toBeInViewport({ ratio: 1 });
  await list.search.fill('cactus');
  await expect(page.getByRole('heading', { name: 'No reminders match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all reminders' }).click();
  await expect(list.search).toHaveValue('');

  await choose(page, 'Status', 'Overdue');
  await expect(titles).toHaveText(['Water']);
  await choose(page, 'Status', 'Completed');
  await expect(titles).toHaveText(['Prune']);
  await choose(page, 'Status', 'Upcoming');
  await expect(titles).toHaveText(['Feed', 'Air the roots']);
  await choose(page, 'Type', 'Fertilizing');
  await expect(titles).toHaveText(['Feed']);
  await choose(page, 'Type', 'Any type');
  await choose(page, 'Plant', 'Monty');
  await expect(list.count).toHaveText('1 of 4 reminders');
  await page.reload();
  await expect(titles).toHaveText(['Air the roots']);
  await list.row('Air the roots').getByRole('link', { name: 'Monty' }).click();
  await expect(page).toHaveURL(`/plants/${monty._id}`);
  await page.goBack();
  await expect(titles).toHaveText(['Air the roots']);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/reminders');

  await choose(page, 'Sort by', 'Title');
  await expect(titles).toHaveText(['Air the roots', 'Feed', 'Prune', 'Water']);
  await choose(page, 'Sort by', 'Type');
  await expect(titles).toHaveText(['Feed', 'Air the roots', 'Prune', 'Water']);
  await choose(page, 'Sort by', 'Created');
  await expect(titles).toHaveText(['Prune', 'Air the roots', 'Feed', 'Water']);
  await inBrowseFields(page, () => page.getByRole('button', { name: 'Sort direction' }).click());
  await expect(page).toHaveURL('/reminders?sort=created&direction=asc');
  await expect(titles).toHaveText(['Water', 'Feed', 'Air the roots', 'Prune']);
  await choose(page, 'Sort by', 'Due date');
  await inBrowseFields(page, () => page.getByRole('button', { name: 'Sort direction' }).click());
  await expect(titles, 'what is done stays last').toHaveText(['Air the roots', 'Feed', 'Water', 'Prune']);
});
