import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';
import { ReminderList } from './support/reminder-list.ts';

test.use({ timezoneId: middayZone });

test('the first reminder is set with what is usual, changed and deleted', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  const list = new ReminderList(page);
  const { form } = list;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Set Reminder' }).click();
  await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Reminder' }).click();
  await expect(form.getByLabel('Title')).toBeFocused();

  await form.getByLabel('Description').fill('Half a litre');
  await form.getByLabel('Plant').selectOption('Monty');
  await expect(form.getByLabel('Title'), 'the suggested title').toHaveValue('Water Monty');
  await form.getByRole('button', { name: 'Tomorrow' }).click();
  await form.getByRole('button', { name: 'Save Reminder' }).click();
  await expect(list.said('Reminder added successfully!')).toBeVisible();
  const row = list.row('Water Monty');
  await expect(row.getByRole('time')).toHaveText('Upcoming 9:00');
  await expect(row).toContainText('Half a litre');
  await expect
    .poll(() => garden.reminders())
    .toMatchObject([
      {
        title: 'Water Monty',
        description: 'Half a litre',
        plant: { _id: plant._id },
        type: 'watering',
        frequency: 'once',
        emailNotification: false,
        completed: false,
        scheduledDate: at(1, 9),
      },
    ]);

  await list.choose(row, 'Edit');
  await expect(form.getByLabel('Description')).toHaveValue('Half a litre');
  await form.getByLabel('Title').fill('Feed Monty');
  await form.getByLabel('Type').selectOption('fertilizing');
  await expect(form.getByLabel('Title'), "the gardener's own words").toHaveValue('Feed Monty');
  await form.getByLabel('Time').fill('18:30');
  await form.getByLabel('Frequency').selectOption('Weekly');
  await form.getByLabel('Every').fill('2');
  await form.getByRole('button', { name: 'Update Reminder' }).click();
  await expect(list.said('Reminder updated successfully!')).toBeVisible();
  const changed = list.row('Feed Monty');
  await expect(changed).toContainText('Upcoming 18:30');
  await expect.poll(() => garden.reminders()).toMatchObject([{ frequency: 'weekly', interval: 2 }]);

  const question = page.getByRole('alertdialog', { name: 'Delete “Feed Monty”?' });
  await list.choose(changed, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(list.said('Reminder deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible();
  await expect.poll(() => garden.reminders()).toEqual([]);
});
