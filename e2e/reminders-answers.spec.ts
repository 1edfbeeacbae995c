import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';
import { ReminderList } from './support/reminder-list.ts';

test.use({ timezoneId: middayZone });

const EVERY_WEEK = { frequency: 'daily', interval: 7 } as const;

test('a reminder is put off, skipped, and found moist three times, which has a longer rhythm offered', async ({
  page,
  garden,
}) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-2, 9), EVERY_WEEK);
  const list = new ReminderList(page);
  await list.open();
  const row = list.row('Water Monty');
  const offer = page.getByRole('region', { name: 'Longer rhythm' });
  for (const [choice, due] of [
    ['Snooze 1 day', 'tomorrow at 9:00'],
    ['Snooze 3 days', 'at 9:00'],
  ] as const) {
    await list.choose(row, choice);
    await expect(list.said('Moved to').filter({ hasText: due })).toBeVisible();
    await expect(row).toContainText('Snoozed: ');
  }
  // Three days from tomorrow, to where it was put off before.
  expect(await garden.reminders()).toMatchObject([{ scheduledDate: at(-2, 9), snoozedUntil: at(4, 9), interval: 7 }]);
  await list.choose(row, 'Skip to the next date');
  await expect(row).not.toContainText('Snoozed: ');
  expect(await garden.reminders()).toMatchObject([{ scheduledDate: at(5, 9), snoozedUntil: null, interval: 7 }]);

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
  await expect(completed.getByRole('heading')).toHaveCSS('text-decoration-line', 'line-through');
  await list.done(completed).click();
  await expect(list.count).toHaveText('1 of 1 reminder');
  expect(await garden.reminders()).toMatchObject([{ completed: false, scheduledDate: at(-2, 9) }]);
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
