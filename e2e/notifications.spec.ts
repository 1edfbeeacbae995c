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

test('the bell and the title count what is unread, and further pages come as the panel is scrolled', async ({
  page,
  gardener,
}) => {
  notifyMany(gardener.user._id, 120);
  await openPanel(page);
  await expect(page).toHaveTitle('(120) AI Plant Care');
  await expect(items(page)).toHaveCount(50);
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(items(page)).toHaveCount(100);
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(items(page)).toHaveCount(120);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveText('99+');
  await bell(page).click();
  await expect(items(page)).toHaveCount(50);
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(panel(page)).toContainText('0 unread');
  await expect(page).toHaveTitle('Profile & Settings · AI Plant Care');
  await page.reload();
  await bell(page).click();
  await expect(panel(page).getByRole('button', { name: 'Mark all read' })).toBeDisabled();
});

test('the panel keeps the keyboard until Escape, and its links lead on with the focus', async ({
  page,
  gardener,
  garden,
}) => {
  const plant = await garden.plant('Monty');
  notifyMany(gardener.user._id, 2, { plantId: plant._id });
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

  await bell(page).click();
  await panel(page).getByRole('link', { name: 'View plant: Monty' }).click();
  await expect(page).toHaveURL(`/plants/${plant._id}`);
  await expect(page.getByRole('heading', { name: 'Monty', level: 1 })).toBeVisible();
  await expect(page.locator('main:focus, main :focus'), 'the focus has come along').toHaveCount(1);
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { name: 'Plant Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show All Notifications' }).click();
  await expect(panel(page)).toBeVisible();
});

test('the panel fits the window and has no violation, with none, a few and many', async ({ page, gardener }) => {
  for (const count of [0, 3, 120]) {
    notifyMany(gardener.user._id, count);
    await openPanel(page);
    if (count === 0) await expect(panel(page)).toContainText('No notifications yet');
    else await expect(items(page)).toHaveCount(Math.min(count, 50));
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  }
});
