import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';
import { ReminderList } from './support/reminder-list.ts';

test.use({ timezoneId: middayZone });

const EVERY_WEEK = { frequency: 'daily', interval: 7 } as const;

test('a reminder is put off without changing its rhythm, and skipped to its next date', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-2, 9), EVERY_WEEK);
  const list = new ReminderList(page);
  await list.open();
  const row = list.row('Water Monty');
  for (const [choice, due] of [
    ['Snooze 1 day', 'tomorrow at 9:00'],
    ['Snooze 3 days', 'at 9:00'],
  ] as const) {
    await list.choose(row, choice);
    await expect(list.said('Moved to').filter({ hasText: due })).toBeVisible();
    await expect(row).toContainText('Snoozed: ');
  }
  await expect(row).toContainText('Every 7 days');
  // Three days from tomorrow, to where it was put off before.
  expect(await garden.reminders()).toMatchObject([{ scheduledDate: at(-2, 9), snoozedUntil: at(4, 9), interval: 7 }]);

  await list.choose(row, 'Skip to the next date');
  await expect(row).not.toContainText('Snoozed: ');
  expect(await garden.reminders()).toMatchObject([
    { scheduledDate: at(5, 9), snoozedUntil: null, completed: false, interval: 7 },
  ]);
});

test('soil found moist three times running has a longer rhythm offered, which is taken', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  const once = await garden.remind(plant, 'Repot Monty', at(-1, 9), { type: 'repotting' });
  await garden.remind(plant, 'Water Monty', at(-2, 9), EVERY_WEEK);
  const list = new ReminderList(page);
  await list.open();
  const row = list.row('Water Monty');
  const offer = page.getByRole('region', { name: 'Longer rhythm' });
  for (const answer of [1, 2, 3]) {
    const answered = page.waitForResponse(/\/still-moist$/);
    await list.choose(row, 'Checked, still moist');
    expect((await answered).ok(), `answer ${answer}`).toBe(true);
    await expect(offer).toBeVisible({ visible: answer === 3 });
  }
  await expect(offer).toContainText('Water every 9 days instead of 7?');
  await offer.getByRole('button', { name: 'Yes' }).click();
  await expect(list.said('Reminder updated successfully!')).toBeVisible();
  await expect(offer).toBeHidden();
  await expect(row).toContainText('Every 9 days');
  await row.getByRole('button', { name: /^More for/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Skip to the next date' })).toBeVisible();
  await page.keyboard.press('Escape');

  await list
    .row(once.title)
    .getByRole('button', { name: /^More for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Snooze 7 days' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Skip to the next date' }), 'there is none').toBeHidden();
  await expect(page.getByRole('menuitem', { name: 'Checked, still moist' }), 'no watering').toBeHidden();
});

test('one that recurs shows the next one when it is done, and takes it back', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-2, 9), EVERY_WEEK);
  const list = new ReminderList(page);
  await list.open();
  const late = list.row('Water Monty', list.section('Overdue'));
  const next = list.row('Water Monty', list.section('Next 7 days'));
  await list.done(late).click();
  await expect(next).toBeVisible();
  await expect(late).toBeHidden();
  await expect(list.count).toHaveText('2 of 2 reminders');
  await list.said('Marked as completed!').getByRole('button', { name: 'Undo' }).click();
  await expect(list.said('Marked as not completed!')).toBeVisible();
  await expect(late).toBeVisible();
  await expect(next).toBeHidden();
  await expect(list.count).toHaveText('1 of 1 reminder');

  await list.done(late).click();
  await expect(list.count).toHaveText('2 of 2 reminders');
  const completed = list.row('Water Monty').filter({ hasText: 'Completed' });
  await list.done(completed).click();
  await expect(list.count).toHaveText('1 of 1 reminder');
  expect(await garden.reminders()).toMatchObject([{ completed: false, scheduledDate: at(-2, 9) }]);
});

test('a double click completes once', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-2, 9), EVERY_WEEK);
  const list = new ReminderList(page);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(request.postData() ?? '');
  });
  await list.open();
  await list.done(list.row('Water Monty')).dblclick();
  await expect(list.count).toHaveText('2 of 2 reminders');
  expect(changes).toEqual([expect.stringContaining('"completed":true')]);
  const reminders = await garden.reminders();
  expect(reminders.map(({ completed }) => completed).sort()).toEqual([false, true]);
});

test('all in a place are selected and completed at once, and written into the diary', async ({ page, garden }) => {
  const basil = await garden.plant('Basil', { location: 'Kitchen' });
  const mint = await garden.plant('Mint', { location: 'Kitchen' });
  const monty = await garden.plant('Monty');
  await garden.remind(basil, 'Water Basil', at(-1, 9));
  await garden.remind(mint, 'Feed Mint', at(-1, 9), { type: 'fertilizing' });
  await garden.remind(monty, 'Water Monty', at(-1, 9));
  await garden.remind(monty, 'Prune Monty', at(20, 9), { type: 'pruning' });
  const list = new ReminderList(page);
  await list.open();
  await page.getByRole('button', { name: 'Select several' }).click();
  const bar = page.getByRole('region', { name: 'Selected reminders' });
  await expect(bar.getByRole('button', { name: 'Complete' })).toBeDisabled();
  await page.getByRole('button', { name: 'Select all in Kitchen' }).click();
  await list.row('Prune Monty').getByRole('checkbox').check();
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Complete 3' }).click();
  await expect(list.said('Marked as completed!')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(list.section('Overdue').getByRole('article')).toHaveCount(1);

  const offer = page.getByRole('region', { name: 'Add to the diary' });
  await expect(offer).toContainText('Add 3 diary entries?');
  await offer.getByRole('button', { name: 'Add Entries' }).click();
  await expect(list.said('Diary entry added successfully!')).toBeVisible();
  await expect(offer).toBeHidden();
  const entries = await garden.entries();
  expect(entries.map(({ plant, activity }) => [plant.name, activity]).sort()).toEqual([
    ['Basil', 'watering'],
    ['Mint', 'fertilizing'],
    ['Monty', 'pruning'],
  ]);
});

test('what is done is written into the diary in one tap, and not offered when it is there', async ({
  page,
  garden,
}) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-1, 9));
  await garden.remind(plant, 'Mist Monty', at(0, 9));
  const list = new ReminderList(page);
  await list.open();
  const offer = page.getByRole('region', { name: 'Add to the diary' });
  await list.done(list.row('Water Monty')).click();
  await expect(offer).toContainText('Add “Water Monty” to the diary?');
  await offer.getByRole('button', { name: 'Add Entry' }).click();
  await expect(list.said('Diary entry added successfully!')).toBeVisible();
  expect(await garden.entries()).toMatchObject([
    { title: 'Water Monty', activity: 'watering', plant: { name: 'Monty' } },
  ]);

  const asked = page.waitForResponse(/\/api\/diary/);
  await list.done(list.row('Mist Monty')).click();
  await asked;
  await expect(list.row('Mist Monty')).toContainText('Completed');
  await expect(offer).toBeHidden();
});

test('an entry in the diary completes the reminder that it answers', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-1, 9));
  await garden.remind(plant, 'Feed Monty', at(0, 18), { type: 'fertilizing' });
  const list = new ReminderList(page);
  const offer = page.getByRole('region', { name: 'Complete what is due' });
  await page.goto(`/plants/${plant._id}`);
  await page.getByRole('button', { name: 'Watered' }).click();
  await expect(offer).toContainText('“Water Monty” is due. Complete it?');
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toBeHidden();

  await page.goto(`/diary/add?plant=${plant._id}&activity=fertilizing`);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page).toHaveURL('/diary');
  await expect(offer).toContainText('“Feed Monty” is due. Complete it?');
  await offer.getByRole('button', { name: 'Complete' }).click();
  await expect(list.said('Marked as completed!')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await garden.reminders()).toMatchObject([
    { title: 'Feed Monty', completed: true },
    { title: 'Water Monty', completed: false },
  ]);
});
