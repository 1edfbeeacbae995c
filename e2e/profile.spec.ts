import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInElsewhere, startSession } from './support/gardener.ts';
import { rowsOf, storedFilesOf } from './support/stored.ts';

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('what is set on the profile is kept, and shows in the user menu', async ({ page, request, gardener }) => {
  const html = page.locator('html');
  const toggle = (name: string) => page.getByRole('switch', { name });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(gardener.name);
  await page.getByLabel('Full Name').fill('Flora Fern');
  await page.getByLabel('Email Address').fill(`new-${gardener.email}`);
  await page.getByLabel('Location (optional)').fill('Freiburg');
  await page.getByLabel('Bio (optional)').fill('Ferns, mostly.');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await toggle('AI Insights').click();
  await toggle('Enable Notifications').click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Notification settings updated successfully!')).toBeVisible();

  const quiet = page.getByRole('region', { name: 'Quiet Hours' });
  await quiet.getByRole('switch', { name: 'Use Quiet Hours' }).click();
  await quiet.getByLabel('Until').fill('07:30');
  await quiet.getByRole('button', { name: 'Save Quiet Hours' }).click();
  await expect(page.getByText('Quiet hours updated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Create Calendar Address' }).click();
  const address = await page.getByLabel('Secret Address').inputValue();
  expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR');

  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByText('Night greenhouse').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByLabel('Location (optional)')).toHaveValue('Freiburg');
  await expect(page.getByLabel('Bio (optional)')).toHaveValue('Ferns, mostly.');
  await expect(toggle('Enable Notifications')).not.toBeChecked();
  await expect(toggle('AI Insights')).not.toBeChecked();
  await expect(toggle('Email Notifications')).toBeChecked();
  await expect(toggle('Email Notifications')).toBeDisabled();
  await expect(quiet.getByRole('switch', { name: 'Use Quiet Hours' })).toBeChecked();
  await expect(quiet.getByLabel('Until')).toHaveValue('07:30');
  await expect(page.getByText('which was shown when it was created')).toBeVisible();
  await page.getByText('Same as your device').click();
  await expect(html).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menu')).toContainText('Flora Fern');
  await expect(page.getByRole('menu')).toContainText(`new-${gardener.email}`);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('other devices are signed out, and after a password change only the new password signs in', async ({
  page,
  browser,
  request,
  gardener,
}) => {
  const elsewhere = await browser.newPage();
  await startSession(elsewhere, await signInElsewhere(request, gardener));
  await elsewhere.goto('/plants');
  await expect(elsewhere.getByRole('heading', { name: 'No plants yet' })).toBeVisible();

  await page.goto('/profile');
  const places = page.getByRole('region', { name: 'Where You Are Signed In' });
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(question).toBeHidden();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');

  await page.getByLabel('Current Password').fill(gardener.password);
  await page.getByLabel('New Password', { exact: true }).fill('new-green-thumb');
  await page.getByLabel('Confirm New Password').fill('new-green-thumb');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await page.reload();
  await expect(page, 'still signed in').toHaveURL('/profile');

  await fillSignIn(elsewhere, gardener.email, gardener.password);
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.getByLabel('Password', { exact: true }).fill('new-green-thumb');
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere, 'back where the session ended').toHaveURL('/plants');
  await elsewhere.close();
});

test('a deleted account leaves no row and no file behind', async ({ page, gardener, garden, photos }) => {
  const monty = await garden.plant('Monty', {}, photos.upright);
  const fern = await garden.plant('Fern', {}, photos.lying);
  const entry = await garden.writeEntry(monty, 'New leaf', { activity: 'observation' }, photos.upright);
  const pictures = [monty.photoUrl, fern.photoUrl, entry.photoUrl];
  expect(Object.keys(rowsOf(gardener.user._id)).sort()).toEqual([
    'announced',
    'data_versions',
    'diary_entries',
    'known_devices',
    'notifications',
    'photos',
    'plants',
    'sessions',
    'users',
  ]);
  expect(storedFilesOf(pictures)).toHaveLength(6);

  await page.goto('/profile');
  const first = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const second = page.getByRole('alertdialog', { name: 'Final warning' });
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Account deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(rowsOf(gardener.user._id)).toEqual({});
  expect(storedFilesOf(pictures)).toEqual([]);

  await fillSignIn(page, gardener.email, gardener.password);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/login');
});
