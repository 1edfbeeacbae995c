import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { notifyMany } from './support/stored.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const items = (page: Page) => panel(page).getByRole('listitem');

async function openPanel(page: Page): Promise<void> {
  await page.goto('/profile');
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
}

test('the bell and the title count what is unread, up to 99+ on the bell', async ({ page, gardener }) => {
  notifyMany(gardener.user._id, 120);
  await page.goto('/plants');
  await expect(bell(page)).toHaveText('99+');
  await expect(page).toHaveTitle('(120) AI Plant Care');
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(panel(page)).toContainText('0 unread');
  await expect(page).toHaveTitle('My Plants · AI Plant Care');
});

test('an item is marked read and deleted, and the count follows', async ({ page, gardener }) => {
  notifyMany(gardener.user._id, 3, { unread: 2 });
  await openPanel(page);
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).first()).toContainText('Just now');
  await expect(items(page).last()).toContainText('2m ago');
  await panel(page).getByRole('button', { name: 'Mark read: Note 3' }).click();
  await expect(panel(page)).toContainText('1 unread');
  await expect(items(page).first(), 'the focus stays at the item').toBeFocused();
  await panel(page).getByRole('button', { name: 'Delete: Note 2' }).click();
  await expect(panel(page)).toContainText('0 unread');
  await expect(items(page)).toHaveCount(2);

  await page.reload();
  await bell(page).click();
  await expect(items(page)).toHaveCount(2);
  await expect(panel(page).getByRole('button', { name: /^Mark read/ })).toHaveCount(0);
});

test('the tabs filter, and read ones are deleted at once', async ({ page, gardener }) => {
  notifyMany(gardener.user._id, 5, { unread: 2 });
  await openPanel(page);
  await panel(page).getByRole('tab', { name: 'Unread' }).click();
  await expect(items(page)).toHaveCount(2);
  await panel(page).getByRole('tab', { name: 'Read', exact: true }).click();
  await expect(items(page)).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Delete read' }).click();
  await expect(panel(page)).toContainText('No notifications yet');
  await expect(panel(page).getByRole('button', { name: 'Delete read' })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await panel(page).getByRole('tab', { name: 'Unread' }).click();
  await expect(panel(page)).toContainText('No unread notifications');
});

test('further pages come as the panel is scrolled, and it opens with the first again', async ({ page, gardener }) => {
  notifyMany(gardener.user._id, 120);
  await openPanel(page);
  await expect(items(page)).toHaveCount(50);
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(items(page)).toHaveCount(100);
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(items(page)).toHaveCount(120);
  await page.keyboard.press('Escape');
  await bell(page).click();
  await expect(items(page)).toHaveCount(50);
});

test('a notification leads to its plant, and the footer to what is not found', async ({ page, gardener, garden }) => {
  const plant = await garden.plant('Monty');
  notifyMany(gardener.user._id, 1, { plantId: plant._id });
  await openPanel(page);
  await panel(page).getByRole('link', { name: 'View plant: Monty' }).click();
  await expect(page).toHaveURL(`/plants/${plant._id}`);
  await expect(page.getByRole('heading', { name: 'Monty', level: 1 })).toBeVisible();
  await expect(page.locator('main:focus, main :focus'), 'the focus has come along').toHaveCount(1);
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { name: 'Plant Not Found' })).toBeVisible();
});

test('the panel keeps the keyboard until Escape, which leads back to the bell', async ({ page, gardener }) => {
  notifyMany(gardener.user._id, 2);
  await page.goto('/profile');
  await bell(page).press('Enter');
  await expect(items(page)).toHaveCount(2);
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press('Tab');
    await expect(panel(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('failures of notifications are logged and not shown', async ({ page, gardener: _ }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/notifications**', (route) => route.abort());
  await page.route('**/api/notifications/**', (route) => route.abort());
  await openPanel(page);
  await expect.poll(() => logged.filter((text) => text.startsWith('Notifications could not be')).length).not.toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const count of [0, 3, 120]) {
  test(`the panel with ${count} notifications fits the window and has no violation`, async ({ page, gardener }) => {
    notifyMany(gardener.user._id, count);
    await openPanel(page);
    if (count === 0) await expect(panel(page)).toContainText('No notifications yet');
    else await expect(items(page)).toHaveCount(Math.min(count, 50));
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
}
