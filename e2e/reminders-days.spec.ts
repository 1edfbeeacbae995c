import { expect, test } from './support/fixtures.ts';
import { ReminderList } from './support/reminder-list.ts';

// Hours at which the day there is not the one in Greenwich.
for (const { zone, time, shown } of [
  { zone: 'Pacific/Apia', time: '00:30', shown: '0:30' },
  { zone: 'America/New_York', time: '23:30', shown: '23:30' },
]) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('tomorrow is the day after today there', async ({ page, garden }) => {
      await garden.plant('Monty');
      const list = new ReminderList(page);
      const { form } = list;
      await list.open('/reminders?add');
      await form.getByLabel('Plant').selectOption('Monty');
      await form.getByRole('button', { name: 'Tomorrow' }).click();
      await form.getByLabel('Time').fill(time);
      const day = await form.getByLabel('Due date', { exact: true }).inputValue();
      await form.getByRole('button', { name: 'Save Reminder' }).click();
      const row = list.row('Water Monty');
      await expect(row).toContainText(`Upcoming ${shown}`);
      const [reminder] = await garden.reminders();
      expect(wallClock(reminder?.scheduledDate, zone)).toBe(`${day} ${time}`);
      expect(reminder?.scheduledDate.slice(0, 10), 'the day in Greenwich').not.toBe(day);
      await page.goto('/dashboard');
      const due = page.getByRole('region', { name: 'Upcoming reminders' }).getByRole('time');
      await expect(due).toHaveText('Tomorrow');

      await list.open();
      await list.choose(row, 'Snooze 1 day');
      await expect(list.said('Moved to')).toContainText(`at ${shown}`);
      await page.goto('/dashboard');
      await expect(due).toHaveText('Snoozed: In 2 days');
    });
  });
}

/** What the clock on the wall shows at a moment: `2026-05-01 09:00`. */
function wallClock(moment: string = '', timeZone: string): string {
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Date(moment).toLocaleString('sv', format);
}
