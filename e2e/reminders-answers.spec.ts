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
  await list.open('/reminders?view=plan');
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
  await expect
    .poll(() => garden.reminders())
    .toMatchObject([{ scheduledDate: at(-2, 9), snoozedUntil: at(4, 9), interval: 7 }]);
  await list.choose(row, 'Skip to the next date');
  await expect(row).not.toContainText('Snoozed: ');
  await expect
    .poll(() => garden.reminders())
    .toMatchObject([{ scheduledDate: at(5, 9), snoozedUntil: null, interval: 7 }]);

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
  await expect(row).toBeVisible();
  await expect.poll(() => garden.reminders()).toMatchObject([{ frequency: 'daily', interval: 9 }]);
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
  await list.said('Marked as completed!').getByRole('button', { name: 'Undo' }).click();
  await expect(list.said('Marked as not completed!')).toBeVisible();
  await expect(late).toBeVisible();
  await expect(next).toBeHidden();

  await list.done(late).click();
  await expect(next).toBeVisible();
  await list.show('History');
  const completed = list.row('Water Monty').filter({ hasText: 'Completed' });
  await expect(completed.getByRole('heading')).toHaveCSS('text-decoration-line', 'line-through');
  await list.done(completed).click();
  await expect(list.said('Marked as not completed!')).toBeVisible();
  await expect.poll(() => garden.reminders()).toMatchObject([{ completed: false, scheduledDate: at(-2, 9) }]);
  await expect.poll(() => garden.entries(), 'written and taken back').toEqual([]);
});

test('one tap on the dashboard waters all that is due and writes the diary, another undoes it', async ({
  page,
  garden,
}) => {
  for (let number = 1; number <= 8; number++) {
    await garden.remind(await garden.plant(`Fern ${number}`), `Water Fern ${number}`, at(-1, 9), EVERY_WEEK);
  }
  const list = new ReminderList(page);
  await page.goto('/dashboard');
  await expect(page.getByText('8 tasks today, all overdue')).toBeVisible();
  const all = page.getByRole('button', { name: 'Water all (8)' });
  await expect(all).toBeInViewport({ ratio: 1 });
  await all.tap();
  const said = list.said('Marked as completed!');
  await expect(said).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await expect
    .poll(async () => {
      const toast = await said.boundingBox();
      return toast && bar && toast.y > bar.y / 2 && toast.y + toast.height <= bar.y;
    }, 'the toast stands above the bar')
    .toBe(true);
  const open = async () => (await garden.reminders()).filter(({ completed }) => !completed);
  expect((await open()).map(({ scheduledDate }) => scheduledDate)).toEqual(Array(8).fill(at(6, 9)));
  expect((await garden.entries()).map(({ title }) => title)).toEqual(Array(8).fill('Watered'));
  await page.getByRole('button', { name: 'Undo: “8 reminders”' }).tap();
  await expect(all).toBeVisible();
  // The screen shows it before the server has done it.
  await expect
    .poll(async () => (await open()).map(({ scheduledDate }) => scheduledDate))
    .toEqual(Array(8).fill(at(-1, 9)));
  await expect.poll(() => garden.entries()).toEqual([]);
});

test('an entry in the diary completes the reminder that it answers', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-1, 9));
  await garden.remind(plant, 'Feed Monty', at(0, 18), { type: 'fertilizing' });
  const list = new ReminderList(page);
  const offer = page.getByRole('region', { name: 'Complete what is due' });
  await page.goto(`/plants/${plant._id}`);
  await page.getByRole('button', { name: 'Watered' }).click();
  await expect(list.said('Diary entry added successfully!')).toBeVisible();
  const stateOf = async () => (await garden.reminders()).map(({ title, completed }) => `${title}: ${completed}`).sort();
  expect(await stateOf()).toEqual(['Feed Monty: false', 'Water Monty: true']);

  await page.goto(`/diary/add?plant=${plant._id}&activity=fertilizing`);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page).toHaveURL('/diary');
  await expect(offer).toContainText('“Feed Monty” is due. Complete it?');
  await offer.getByRole('button', { name: 'Complete' }).click();
  await expect(list.said('Marked as completed!')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await stateOf()).toEqual(['Feed Monty: true', 'Water Monty: true']);
});
