import { expect, test } from './support/fixtures.ts';
import { PlantList } from './support/plant-list.ts';
import { plantMany } from './support/stored.ts';

const PLANTS = 5000;

test('a garden of 5,000 plants stays light, is searched at once and keeps its place on Back', async ({
  page,
  gardener,
}) => {
  plantMany(gardener.user._id, PLANTS);
  const list = new PlantList(page);
  await list.open();
  await expect(list.count).toHaveText('5000 of 5000 plants');
  expect(await list.cards.count(), 'cards drawn at the top').toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const opened = list.card('Plant 2500');
  await expect(opened).toBeVisible();
  await opened.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  expect(await list.cards.count(), 'cards drawn in the middle').toBeLessThan(60);
  const place = await page.evaluate(() => window.scrollY);
  await opened.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: 'Plant 2500', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(opened).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place), 'moved by').toBeLessThan(2);

  await page.evaluate(() => window.scrollTo(0, 0));
  await list.search.fill('plant 4321');
  await expect(list.count).toHaveText('1 of 5000 plants');
  await expect(list.cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(list.count).toHaveText('5000 of 5000 plants');
});
