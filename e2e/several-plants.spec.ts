import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { choose } from './support/browse-fields.ts';
import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';
import { PlantList } from './support/plant-list.ts';

test.use({ timezoneId: middayZone });

test('cards say what comes next, and several plants are watered and deleted at once', async ({ page, garden }) => {
  const monty = await garden.plant('Monty', { location: 'Hall' });
  await garden.plant('Fern', { location: 'Hall' });
  await garden.plant('Orchid', { location: 'Bathroom' });
  await garden.remind(monty, 'Water Monty', at(-1, 9), { frequency: 'daily', interval: 7 });
  const list = new PlantList(page);
  await list.open();
  await expect(list.card('Monty')).toContainText('Overdue: water');
  const due = page.getByRole('button', { name: 'Due', exact: true });
  await due.tap();
  await expect(list.cards).toHaveCount(1);
  await due.tap();
  await choose(page, 'Sort by', 'Next care');
  await expect(list.cards.getByRole('heading')).toHaveText(['Monty', 'Orchid', 'Fern']);

  const bar = page.getByRole('region', { name: 'Chosen plants' });
  await page.getByRole('button', { name: 'Choose' }).tap();
  // Anywhere on the card.
  await list.card('Monty').tap({ position: { x: 60, y: 60 } });
  await list.card('Fern').tap({ position: { x: 60, y: 60 } });
  await expect(bar.getByRole('status')).toHaveText('2 chosen');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Water' }).tap();
  await expect(list.card('Monty')).not.toContainText('Overdue');
  // The list shows it before the server has it.
  const written = async () => (await garden.entries()).map(({ plant, title }) => `${title} ${plant.name}`).sort();
  await expect.poll(written).toEqual(['Watered Fern', 'Watered Monty']);

  await page.goto('/diary');
  const line = page.getByRole('button', { name: /^Watered 2 plants/ });
  await line.tap();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await list.open();
  await page.getByRole('button', { name: 'Choose' }).tap();
  await bar.getByRole('button', { name: 'Choose all 3' }).tap();
  await bar.getByRole('button', { name: 'Remind' }).tap();
  const open = async () => (await garden.reminders()).filter(({ completed }) => !completed);
  await page.getByRole('button', { name: 'Add 3 Reminders' }).tap();
  const added = page.getByRole('region', { name: 'Added reminders' });
  await expect(added).toContainText('3 reminders added');
  expect(await open()).toHaveLength(4);
  await added.getByRole('button', { name: 'Undo' }).tap();
  await expect(added).toBeHidden();
  expect(await open()).toHaveLength(1);

  await page.getByRole('button', { name: 'Choose' }).tap();
  await list.card('Monty').tap({ position: { x: 60, y: 60 } });
  await list.card('Fern').tap({ position: { x: 60, y: 60 } });
  await bar.getByRole('button', { name: 'Delete' }).tap();
  await expect(list.cards).toHaveCount(1);
  await page.getByRole('region', { name: 'Deleted plants' }).getByRole('button', { name: 'Undo' }).tap();
  await expect(list.cards).toHaveCount(3);

  await page.getByRole('button', { name: 'Choose' }).tap();
  await list.card('Monty').tap({ position: { x: 60, y: 60 } });
  await list.card('Fern').tap({ position: { x: 60, y: 60 } });
  await bar.getByRole('button', { name: 'Delete' }).tap();
  await page.reload();
  // Leaving the page sends the deletion, which the list of the next page may overtake.
  await expect.poll(async () => (await garden.plants()).length).toBe(1);
  await page.reload();
  await expect(list.cards).toHaveCount(1);
});
