import type { Locator } from '@playwright/test';
import { choose, inBrowseFields } from './support/browse-fields.ts';
import { expect, test } from './support/fixtures.ts';
import type { Garden } from './support/garden.ts';
import { PlantList } from './support/plant-list.ts';

const IN_ONE_PLACE = /\/plants\?place=[-0-9a-f]{36}$/;
const SICK_IN_ONE_PLACE = /\/plants\?place=[-0-9a-f]{36}&health=sick$/;

/** Planted one after the other, so Rosemary is the newest. */
async function plantFive(garden: Garden) {
  await garden.plant('Monty', { species: 'Monstera deliciosa', location: 'Living room', size: 'large' });
  await garden.plant('Fern', { species: 'Nephrolepis exaltata', location: 'Bathroom', health: 'needs_attention' });
  await garden.plant('Basil', { species: 'Ocimum basilicum', location: 'Kitchen', size: 'small' });
  await garden.plant('Orchid', { species: 'Phalaenopsis', location: 'Bathroom', health: 'sick' });
  await garden.plant('Rosemary', { location: 'Kitchen', size: 'large' });
}

function names(list: PlantList) {
  return list.cards.getByRole('heading');
}

test('filters narrow together, live in the address and survive reload and Back', async ({ page, garden }) => {
  await plantFive(garden);
  const list = new PlantList(page);
  await list.open();
  await choose(page, 'Location', 'Bathroom');
  await expect(names(list)).toHaveText(['Orchid', 'Fern']);
  await expect(page).toHaveURL(IN_ONE_PLACE);
  await choose(page, 'Health', 'Sick');
  await expect(names(list)).toHaveText(['Orchid']);
  await expect(page).toHaveURL(SICK_IN_ONE_PLACE);

  await page.reload();
  await expect(names(list)).toHaveText(['Orchid']);
  await inBrowseFields(page, () => expect(page.getByRole('combobox', { name: 'Health' })).toHaveValue('sick'));

  await list.card('Orchid').getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: 'Orchid', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  await expect(page).toHaveURL(SICK_IN_ONE_PLACE);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Orchid', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(names(list)).toHaveText(['Orchid']);
  await page.goBack();
  await expect(page).toHaveURL(IN_ONE_PLACE);
  await expect(names(list)).toHaveText(['Orchid', 'Fern']);
});

test('the heading and both ways to add a plant share one row of a narrow phone', async ({ page, garden }) => {
  await garden.plant('Monty');
  await page.setViewportSize({ width: 360, height: 740 });
  await new PlantList(page).open();
  const heading = page.getByRole('heading', { name: 'My Plants' });
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : box.y + box.height / 2;
  };
  for (const action of [
    page.getByRole('button', { name: 'From a photo' }),
    page.getByRole('link', { name: 'Add Plant' }),
  ]) {
    expect(Math.abs((await middle(action)) - (await middle(heading)))).toBeLessThan(12);
  }
});
