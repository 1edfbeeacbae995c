import type { Page } from '@playwright/test';
import { choose, inBrowseFields } from './support/browse-fields.ts';
import { expect, test } from './support/fixtures.ts';
import type { Garden } from './support/garden.ts';
import { PlantList } from './support/plant-list.ts';

/** Planted one after the other, so Rosemary is the newest. */
async function plantFive(garden: Garden) {
  await garden.plant('Monty', { species: 'Monstera deliciosa', location: 'Living room', size: 'large' });
  await garden.plant('Fern', { species: 'Nephrolepis exaltata', location: 'Bathroom', health: 'needs_attention' });
  await garden.plant('Basil', { species: 'Ocimum basilicum', location: 'Kitchen', size: 'small' });
  await garden.plant('Orchid', { species: 'Phalaenopsis', location: 'Bathroom', health: 'sick' });
  await garden.plant('Rosemary', { location: 'Kitchen', size: 'large' });
}

async function turnSortAround(page: Page) {
  await inBrowseFields(page, () => page.getByRole('button', { name: 'Sort direction' }).click());
}

function names(list: PlantList) {
  return list.cards.getByRole('heading');
}

test('search looks through name, species and location', async ({ page, garden }) => {
  await plantFive(garden);
  const list = new PlantList(page);
  await list.open();
  await expect(list.count).toHaveText('5 of 5 plants');
  for (const [text, found] of [
    ['ROSE', ['Rosemary']],
    ['phalaenopsis', ['Orchid']],
    ['bathroom', ['Orchid', 'Fern']],
  ] as const) {
    await list.search.fill(text);
    await expect(names(list)).toHaveText([...found]);
    await expect(list.count).toHaveText(`${found.length} of 5 plants`);
  }
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(names(list)).toHaveCount(5);
});

test('filters narrow together, live in the address and survive reload and Back', async ({ page, garden }) => {
  await plantFive(garden);
  const list = new PlantList(page);
  await list.open();
  await choose(page, 'Location', 'Bathroom');
  await expect(names(list)).toHaveText(['Orchid', 'Fern']);
  await expect(page).toHaveURL('/plants?location=Bathroom');
  await choose(page, 'Health', 'Sick');
  await expect(names(list)).toHaveText(['Orchid']);
  await expect(page).toHaveURL('/plants?location=Bathroom&health=sick');

  await page.reload();
  await expect(names(list)).toHaveText(['Orchid']);
  await inBrowseFields(page, () => expect(page.getByRole('combobox', { name: 'Health' })).toHaveValue('sick'));

  await list.card('Orchid').getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: 'Orchid', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(names(list)).toHaveText(['Orchid']);
  await page.goBack();
  await expect(page).toHaveURL('/plants?location=Bathroom');
  await expect(names(list)).toHaveText(['Orchid', 'Fern']);
});

test('"Back to List" and saving lead to the list as it was filtered', async ({ page, garden }) => {
  await plantFive(garden);
  const list = new PlantList(page);
  await list.open('/plants?size=large');
  await list.card('Monty').getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL('/plants?size=large');
  await expect(names(list)).toHaveText(['Rosemary', 'Monty']);
});

test('the list is sorted by every column, both ways', async ({ page, garden }) => {
  await plantFive(garden);
  const list = new PlantList(page);
  await list.open();
  await expect(names(list)).toHaveText(['Rosemary', 'Orchid', 'Basil', 'Fern', 'Monty']);
  await turnSortAround(page);
  await expect(names(list)).toHaveText(['Monty', 'Fern', 'Basil', 'Orchid', 'Rosemary']);
  await choose(page, 'Sort by', 'Name');
  await expect(names(list)).toHaveText(['Basil', 'Fern', 'Monty', 'Orchid', 'Rosemary']);
  await turnSortAround(page);
  await expect(names(list)).toHaveText(['Rosemary', 'Orchid', 'Monty', 'Fern', 'Basil']);
  await choose(page, 'Sort by', 'Health');
  await expect(names(list).first()).toHaveText('Orchid');
  await choose(page, 'Sort by', 'Location');
  await expect(names(list).last()).toHaveText('Monty');
  await choose(page, 'Sort by', 'Species');
  await expect(names(list).first()).toHaveText('Monty');
  await expect(page).toHaveURL('/plants?sort=species');
});

test('Clear Filters brings everything back when nothing matches', async ({ page, garden }) => {
  await plantFive(garden);
  const list = new PlantList(page);
  await list.open('/plants?search=cactus&size=small');
  await expect(page.getByRole('heading', { name: 'No plants match your search' })).toBeVisible();
  await expect(list.count).toHaveText('0 of 5 plants');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(list.count).toHaveText('5 of 5 plants');
  await expect(list.search).toHaveValue('');
  await expect(page).toHaveURL('/plants');
});

test('the search box of the not-found page finds a plant', async ({ page, garden }) => {
  await plantFive(garden);
  await page.goto('/no/such/leaf');
  await page.getByRole('searchbox', { name: 'Search your plants' }).fill('basil');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/plants?search=basil');
  await expect(names(new PlantList(page))).toHaveText(['Basil']);
});
