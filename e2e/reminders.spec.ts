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
  await form.getByRole('button', { name: 'Save Reminder' }).click();
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Title is required');
  await expect(form.getByLabel('Plant')).toHaveAccessibleDescription('Plant is required');
  await expect(form.getByLabel('Due date', { exact: true })).toHaveAccessibleDescription('Due date is required');
  await expect(form.getByLabel('Description'), 'what was typed').toHaveValue('Half a litre');

  await form.getByLabel('Plant').selectOption('Monty');
  await expect(form.getByLabel('Title'), 'the suggested title').toHaveValue('Water Monty');
  await form.getByRole('button', { name: 'Tomorrow' }).click();
  await form.getByRole('button', { name: 'Save Reminder' }).click();
  await expect(list.said('Reminder added successfully!')).toBeVisible();
  const row = list.row('Water Monty');
  await expect(row).toContainText('Upcoming');
  await expect(row).toContainText('Due tomorrow at 9:00');
  await expect(row).toContainText('Half a litre');
  expect(await garden.reminders()).toMatchObject([
    {
      title: 'Water Monty',
      description: 'Half a litre',
      plant: { _id: plant._id },
      type: 'watering',
      frequency: 'once',
      emailNotification: true,
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
  await expect(changed).toContainText('Due tomorrow at 18:30');
  await expect(changed).toContainText('Every 2 weeks');

  const question = page.getByRole('alertdialog', { name: 'Delete “Feed Monty”?' });
  await list.choose(changed, 'Delete');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(changed).toBeVisible();
  await list.choose(changed, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(list.said('Reminder deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible();
  expect(await garden.reminders()).toEqual([]);
});

test('without a plant there is nothing to be reminded of yet', async ({ page, gardener: _ }) => {
  await page.goto('/reminders');
  await expect(page.getByRole('heading', { name: 'No reminders yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Add Your First Plant' }).click();
  await expect(page).toHaveURL('/plants/add');
});

test('a reminder is marked as completed, shown so, and marked as not completed', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-2, 9));
  await garden.remind(plant, 'Prune Monty', at(20, 9), { type: 'pruning' });
  const list = new ReminderList(page);
  await list.open();
  const row = list.row('Water Monty');
  const title = row.getByRole('heading');
  const inkOf = (heading: typeof title) => heading.evaluate((element) => getComputedStyle(element).color);
  await expect(list.row('Prune Monty')).toContainText('Upcoming');
  await expect(row).toContainText('Overdue');
  await expect(row).toContainText('2 days overdue');
  await expect(title).toHaveCSS('text-decoration-line', 'none');
  const ink = await inkOf(title);

  await list.done(row).click();
  await expect(list.said('Marked as completed!')).toBeVisible();
  await expect(row).toContainText('Completed');
  await expect(row).toContainText('Done today');
  await expect(title).toHaveCSS('text-decoration-line', 'line-through');
  expect(await inkOf(title), 'dimmed').not.toBe(ink);
  await expect(list.titles, 'what is done comes last').toHaveText(['Prune Monty', 'Water Monty']);

  await list.done(row).click();
  await expect(list.said('Marked as not completed!')).toBeVisible();
  await expect(row).toContainText('Overdue');
  await expect(title).toHaveCSS('text-decoration-line', 'none');
  expect(await garden.reminders()).toMatchObject([{ completed: false }, { completed: false }]);
});

test('a form that was typed into is not lost for another by accident', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(20, 9));
  const list = new ReminderList(page);
  const { form } = list;
  await list.open();
  await page.getByRole('button', { name: 'Add Reminder' }).click();
  await form.getByLabel('Title').fill('Soak the moss pole');
  await list.choose(list.row('Water Monty'), 'Edit');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Soak the moss pole');
  await list.choose(list.row('Water Monty'), 'Edit');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Water Monty');
});

test('what fails is said in its own words, and nothing is lost', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-1, 9));
  const list = new ReminderList(page);
  const { form } = list;
  await list.open();
  const row = list.row('Water Monty');
  await page.route(/\/api\/reminders(\/|$)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );

  await list.done(row).click();
  await expect(list.said('Error updating reminder')).toBeVisible();
  await expect(row, 'as before').toContainText('Overdue');
  await list.choose(row, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.said('Error deleting reminder')).toBeVisible();
  await expect(row).toBeVisible();

  await page.getByRole('button', { name: 'Add Reminder' }).click();
  await form.getByLabel('Plant').selectOption('Monty');
  await form.getByLabel('Title').fill('Soak Monty');
  await form.getByRole('button', { name: 'Today' }).click();
  const save = form.getByRole('button', { name: 'Save Reminder' });
  await save.click();
  await expect(form.getByRole('alert')).toHaveText('Error saving reminder');
  await page.route(/\/api\/reminders$/, (route) => route.fulfill({ status: 400, json: { msg: 'The bed is full.' } }));
  await save.click();
  await expect(form.getByRole('alert')).toHaveText('The bed is full.');
  await page.unrouteAll();
  await page.route(/\/api\/reminders$/, (route) => route.abort());
  await save.click();
  await expect(form.getByRole('alert')).toHaveText(/^Unable to connect to the server\./);
  await expect(form.getByLabel('Title')).toHaveValue('Soak Monty');
  await page.unrouteAll();
  await save.click();
  await expect(list.said('Reminder added successfully!')).toBeVisible();
  await expect.poll(async () => (await garden.reminders()).length).toBe(2);
});

test('reminders that cannot be loaded are tried again', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-1, 9));
  const list = new ReminderList(page);
  await page.route(/\/api\/reminders$/, (route) => route.fulfill({ status: 400, json: {} }));
  await list.open();
  await expect(page.getByRole('heading', { name: 'Unable to load reminders' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(list.row('Water Monty')).toBeVisible();
});
