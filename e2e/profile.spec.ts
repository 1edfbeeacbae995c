import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInElsewhere, startSession } from './support/gardener.ts';
import { rowsOf, storedFilesOf } from './support/stored.ts';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a changed profile is kept and shown in the user menu', async ({ page, gardener }) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(gardener.name);
  await page.getByLabel('Full Name').fill('Flora Fern');
  await page.getByLabel('Email Address').fill(`new-${gardener.email}`);
  await page.getByLabel('Location (optional)').fill('Freiburg');
  await page.getByLabel('Bio (optional)').fill('Ferns, mostly.');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Location (optional)')).toHaveValue('Freiburg');
  await expect(page.getByLabel('Bio (optional)')).toHaveValue('Ferns, mostly.');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menu')).toContainText('Flora Fern');
  await expect(page.getByRole('menu')).toContainText(`new-${gardener.email}`);
});

test('a profile without a name or with half an e-mail address is refused', async ({ page, gardener: _ }) => {
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('Email Address').fill('flora@');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Full name is required');
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/Please enter a valid email address/);
});

test('the account information says since when, and that the account is active', async ({ page, gardener: _ }) => {
  await page.goto('/profile');
  const account = page.getByRole('region', { name: 'Account Information' });
  await expect(account).toContainText(String(new Date().getFullYear()));
  await expect(account).toContainText('Active');
});

test('after a password change only the new password signs in', async ({ page, browser, gardener }) => {
  await page.goto('/profile');
  const change = page.getByRole('button', { name: 'Change Password' });
  await page.getByLabel('Current Password').fill(gardener.password);
  await page.getByLabel('New Password', { exact: true }).fill('leaf');
  await page.getByLabel('Confirm New Password').fill('leaf');
  await change.click();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  );
  await page.getByLabel('New Password', { exact: true }).fill('new-green-thumb');
  await change.click();
  await expect(page.getByLabel('Confirm New Password')).toHaveAccessibleDescription('New passwords do not match');
  await page.getByLabel('Confirm New Password').fill('new-green-thumb');
  await change.click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, gardener.email, gardener.password);
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.getByLabel('Password', { exact: true }).fill('new-green-thumb');
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere).toHaveURL('/dashboard');
  await elsewhere.close();
});

test('a wrong current password changes nothing', async ({ page, gardener }) => {
  await page.goto('/profile');
  await page.getByLabel('Current Password').fill('black-thumb');
  await page.getByLabel('New Password', { exact: true }).fill('new-green-thumb');
  await page.getByLabel('Confirm New Password').fill('new-green-thumb');
  const answer = page.waitForResponse('**/api/auth/password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const { msg }: { msg: string } = await (await answer).json();
  await expect(page.getByText(msg)).toBeVisible();
  await expect(page, 'still signed in').toHaveURL('/profile');
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('new-green-thumb');
  expect((await signInElsewhere(page.request, gardener)).token).toBeTruthy();
});

test('notification settings are kept; the main switch silences the others; two toggles are one', async ({
  page,
  gardener: _,
}) => {
  await page.goto('/profile');
  const toggle = (name: string) => page.getByRole('switch', { name });
  for (const name of ['Enable Notifications', 'Email Notifications', 'AI Insights']) {
    await expect(toggle(name)).toBeChecked();
  }
  await toggle('AI Insights').click();
  await toggle('Plant Care Alerts').click();
  await expect(toggle('Weather Alerts')).not.toBeChecked();
  await toggle('Enable Notifications').click();
  await expect(toggle('Email Notifications')).toBeDisabled();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Notification settings updated successfully!')).toBeVisible();

  await page.reload();
  await expect(toggle('Enable Notifications')).not.toBeChecked();
  await expect(toggle('Email Notifications')).toBeDisabled();
  await toggle('Enable Notifications').click();
  await expect(toggle('Email Notifications')).toBeEnabled();
  await expect(toggle('Email Notifications')).toBeChecked();
  await expect(toggle('AI Insights')).not.toBeChecked();
  await expect(toggle('Weather Alerts')).not.toBeChecked();
});

test('a chosen theme survives reload and wins over the system', async ({ page, gardener: _ }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByText('Night greenhouse').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByText('As your device is set').click();
  await expect(html).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('"Sign out everywhere else" ends every session but this one', async ({ page, browser, request, gardener }) => {
  const elsewhere = await browser.newPage();
  await startSession(elsewhere, await signInElsewhere(request, gardener));
  await elsewhere.goto('/plants');
  await expect(elsewhere.getByRole('heading', { name: 'No plants yet' })).toBeVisible();

  await page.goto('/profile');
  const places = page.getByRole('region', { name: 'Where You Are Signed In' });
  await expect(places.getByText('This device')).toHaveCount(1);
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(question).toBeHidden();
  await expect(places.getByRole('listitem')).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await page.reload();
  await expect(page).toHaveURL('/profile');
  await elsewhere.close();
});

test('a deleted account leaves no row and no file behind', async ({ page, gardener, garden, photos }) => {
  const monty = await garden.plant('Monty', {}, photos.upright);
  const fern = await garden.plant('Fern', {}, photos.lying);
  const entry = await garden.writeEntry(monty, 'New leaf', { activity: 'observation' }, photos.upright);
  const pictures = [monty.photoUrl, fern.photoUrl, entry.photoUrl];
  expect(Object.keys(rowsOf(gardener.user._id)).sort()).toEqual([
    'announced',
    'diary_entries',
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
  await expect(first).toContainText('cannot be undone');
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(second).toContainText('plants, diary entries, reminders');
  await second.getByRole('button', { name: 'Cancel' }).click();
  expect(rowsOf(gardener.user._id)).toMatchObject({ users: 1, plants: 2 });

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Account deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(rowsOf(gardener.user._id)).toEqual({});
  expect(storedFilesOf(pictures)).toEqual([]);

  await signIn(page, gardener.email, gardener.password);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('quiet hours are off, and are kept once they are on', async ({ page, gardener: _ }) => {
  await page.goto('/profile');
  const quiet = page.getByRole('region', { name: 'Quiet Hours' });
  await expect(quiet.getByRole('switch', { name: 'Keep Quiet Hours' })).not.toBeChecked();
  await quiet.getByRole('switch', { name: 'Keep Quiet Hours' }).click();
  await quiet.getByLabel('From').fill('22:00');
  await quiet.getByLabel('Until').fill('22:00');
  await quiet.getByRole('button', { name: 'Save Quiet Hours' }).click();
  await expect(quiet.getByLabel('Until')).toHaveAccessibleDescription(
    'Quiet hours must end at another time than they begin',
  );
  await quiet.getByLabel('Until').fill('07:30');
  await quiet.getByRole('button', { name: 'Save Quiet Hours' }).click();
  await expect(page.getByText('Quiet hours updated successfully!')).toBeVisible();
  await page.reload();
  await expect(quiet.getByRole('switch', { name: 'Keep Quiet Hours' })).toBeChecked();
  await expect(quiet.getByLabel('From')).toHaveValue('22:00');
  await expect(quiet.getByLabel('Until')).toHaveValue('07:30');
});

test('a calendar address is made, renewed and revoked', async ({ page, request, gardener: _ }) => {
  await page.goto('/profile');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const question = page.getByRole('alertdialog');
  await calendar.getByRole('button', { name: 'Create Calendar Address' }).click();
  const first = await calendar.getByLabel('Secret Address').inputValue();
  expect(await (await request.get(first)).text()).toContain('BEGIN:VCALENDAR');

  await calendar.getByRole('button', { name: 'New Address' }).click();
  await question.getByRole('button', { name: 'Make New Address' }).click();
  await expect(calendar.getByLabel('Secret Address')).not.toHaveValue(first);
  expect((await request.get(first)).status()).toBe(404);

  await calendar.getByRole('button', { name: 'Revoke Address' }).click();
  await question.getByRole('button', { name: 'Revoke Address' }).click();
  await expect(calendar.getByRole('button', { name: 'Create Calendar Address' })).toBeVisible();
});
