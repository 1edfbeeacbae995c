import { expect, test } from './support/fixtures.ts';
import { PlantList } from './support/plant-list.ts';
import { ReminderList } from './support/reminder-list.ts';
import { plantMany, remindMany } from './support/stored.ts';

const PLANTS = 5000;
const REMINDERS = 2000;

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

test('2,000 reminders stay light, are searched at once and keep their place on Back', async ({
  page,
  gardener,
  garden,
}) => {
  const plant = await garden.plant('Monty');
  remindMany(gardener.user._id, plant._id, REMINDERS);
  const list = new ReminderList(page);
  await list.open('/reminders?view=plan');
  await expect(list.count).toHaveText('2000 of 2000 reminders');
  expect(await page.getByRole('article').count(), 'rows drawn at the top').toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const shown = list.row('Reminder 1000');
  await expect(shown).toBeVisible();
  await shown.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  expect(await page.getByRole('article').count(), 'rows drawn in the middle').toBeLessThan(60);
  const place = await page.evaluate(() => window.scrollY);
  await shown.getByRole('link', { name: 'Monty' }).click();
  await expect(page).toHaveURL(`/plants/${plant._id}`);
  await page.goBack();
  await expect(shown).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place), 'moved by').toBeLessThan(2);

  await list.search.fill('reminder 1765');
  await expect(list.count).toHaveText('1 of 2000 reminders');
  await list.done(list.row('Reminder 1765')).click();
  await page.getByRole('button', { name: 'Look in History' }).click();
  await expect(list.row('Reminder 1765')).toContainText('Completed');
});
