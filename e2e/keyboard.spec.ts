import { expect, test } from './support/fixtures.ts';
import { at } from './support/midday.ts';
import { PlantList } from './support/plant-list.ts';
import { ReminderList } from './support/reminder-list.ts';

test('the sign-in is done with the keyboard alone, in the order of reading', async ({ page, gardener, browser }) => {
  const visitor = await browser.newPage();
  await visitor.goto('/login');
  // The heading is there before the application is; only then there is something to go to.
  await expect(visitor.getByRole('link', { name: 'Back to home' })).toBeVisible();
  const next = () => visitor.keyboard.press('Tab');
  await next();
  await expect(visitor.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(visitor.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await next();
  await expect(visitor.getByRole('link', { name: 'Back to home' })).toBeFocused();
  await next();
  await expect(visitor.getByLabel('Email')).toBeFocused();
  await visitor.keyboard.type(gardener.email);
  await next();
  await expect(visitor.getByLabel('Password', { exact: true })).toBeFocused();
  await visitor.keyboard.type(gardener.password);
  await next();
  await expect(visitor.getByRole('button', { name: 'Show characters' })).toBeFocused();
  await next();
  await expect(visitor.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await next();
  await expect(visitor.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL('/dashboard');
  await expect(page).not.toHaveURL('/dashboard');
  await visitor.close();
});

test('the skip link leads past the navigation', async ({ page, gardener: _ }) => {
  await page.goto('/plants');
  await expect(page.getByRole('heading', { name: 'No plants yet' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Add Your First Plant' })).toBeFocused();
});

test('a question keeps the focus while it is open and gives it back', async ({ page, garden }) => {
  await garden.plant('Monty');
  const list = new PlantList(page);
  await list.open();
  const remove = list.card('Monty').getByRole('button', { name: 'Delete Monty' });
  const question = page.getByRole('alertdialog');
  await remove.focus();
  await page.keyboard.press('Enter');
  // The harmless answer comes first.
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (const name of ['Keep Its Story Instead', 'Delete', 'Cancel', 'Keep Its Story Instead']) {
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
});

test('the user menu opens, moves and closes by keys', async ({ page, gardener: _ }) => {
  await page.goto('/dashboard');
  const trigger = page.getByRole('button', { name: 'User menu' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile & Settings' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Profile & Settings' }).press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('the form of a reminder and its menu are used by keys, and each gives the focus back', async ({
  page,
  garden,
}) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-1, 9), { frequency: 'weekly' });
  const list = new ReminderList(page);
  await list.open();
  const add = page.getByRole('button', { name: 'Add Reminder' });
  await add.press('Enter');
  await expect(list.form.getByLabel('Title')).toBeFocused();
  await list.form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(list.form).toBeHidden();
  await expect(add).toBeFocused();

  const more = list.row('Water Monty', list.section('Overdue')).getByRole('button', { name: /^More for/ });
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Checked, still moist' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete “Water Monty”?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('after a step to another screen the focus is at its heading', async ({ page, garden }) => {
  const plant = await garden.plant('Monty');
  await page.goto('/plants');
  await page.getByRole('link', { name: 'View Details of Monty' }).press('Enter');
  await expect(page).toHaveURL(`/plants/${plant._id}`);
  await expect(page.getByRole('heading', { name: 'Monty', level: 1 })).toBeFocused();
});
