import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';
import { ReminderList } from './support/reminder-list.ts';

test.use({ timezoneId: middayZone });

test('watering dates follow the diary once that is switched on, and one tap takes it back', async ({
  page,
  garden,
}) => {
  const plant = await garden.plant('Monty', { location: 'Hall' });
  const first = await garden.remind(plant, 'Water Monty', at(-9, 9), { frequency: 'daily', interval: 10 });
  await garden.completeAt(first, at(-9, 12));
  await garden.writeEntry(plant, 'Watered', { activity: 'watering', date: at(-2, 11) });
  await expect
    .poll(() => garden.reminders())
    .toMatchObject([{ scheduledDate: at(1, 9), adjustment: null }, { completed: true }]);

  await page.goto('/profile');
  const toggle = page.getByRole('switch', { name: 'Adapt Watering Dates' });
  const switched = page.waitForResponse(/\/adaptive-watering$/);
  await toggle.tap();
  expect((await switched).ok()).toBe(true);
  await expect(toggle).toBeChecked();

  const list = new ReminderList(page);
  await list.open('/reminders?view=plan');
  const row = list.row('Water Monty');
  await expect(row).toContainText(/3 days later: last watered on \w+day/);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await row.getByRole('button', { name: /^Take it back/ }).tap();
  await expect(list.said('Moved to tomorrow at 9:00')).toBeVisible();
  await expect(row).not.toContainText('later');

  await page.goto(`/plants/${plant._id}`);
  await expect(page.getByRole('switch', { name: 'Adapt its watering dates' })).toBeChecked();
});
