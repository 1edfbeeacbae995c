import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { newCredentials, registerGardener } from './support/gardener.ts';
import { PlantList } from './support/plant-list.ts';

const NO_SERVER = 'Unable to connect to the server. Please check your internet connection and try again.';

/** From now on no call of the page is answered, as when the server or the line is down. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const calls = '**/api/**';
  await page.route(calls, (route) => route.abort('connectionrefused'));
  return () => page.unroute(calls);
}

test('a wrong password is answered in the words of the server, and the e-mail address stays', async ({
  page,
  request,
}) => {
  const { email, password } = await registerGardener(request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('black-thumb');
  const answer = page.waitForResponse('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const { msg }: { msg: string } = await (await answer).json();
  await expect(page.getByRole('alert')).toHaveText(msg);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the sign-in asks for what is missing and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required');
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(sent).toEqual([]);
});

test('two different passwords do not match, and nothing is sent', async ({ page }) => {
  const { name, email, password } = newCredentials();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(`${password}s`);
  await page.getByRole('button', { name: 'Start Growing' }).click();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  expect(sent).toEqual([]);

  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Start Growing' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an address that is taken or not an e-mail address is refused at its field', async ({ page, request }) => {
  const { email, password } = await registerGardener(request);
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Flora Again');
  await page.getByLabel('Email').fill('flora at home');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Start Growing' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');

  await page.getByLabel('Email').fill(email);
  const answer = page.waitForResponse('**/api/auth/register');
  await page.getByRole('button', { name: 'Start Growing' }).click();
  const { msg }: { msg: string } = await (await answer).json();
  await expect(page.getByRole('alert')).toHaveText(msg);
  await expect(page.getByLabel('Full Name')).toHaveValue('Flora Again');
});

test('a form outlives a server that is down, and can be sent again', async ({ page, garden, photos }) => {
  await page.goto('/plants/add');
  await page.getByLabel('Name', { exact: true }).fill('Monty');
  await page.getByLabel('Location').fill('Living room');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photos.upright);
  const reconnect = await cutOff(page);
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page.getByRole('alert')).toHaveText(NO_SERVER);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Monty');
  await expect(page.getByLabel('Location')).toHaveValue('Living room');
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
  expect(await garden.plants()).toEqual([]);

  await reconnect();
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page.getByText('Plant added successfully!')).toBeVisible();
  await expect(new PlantList(page).card('Monty')).toContainText('Living room');
  expect(await garden.plants()).toHaveLength(1);
});

test('the sign-in says that the server is down, and works when it is back', async ({ page, request }) => {
  const { email, password } = await registerGardener(request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const reconnect = await cutOff(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText(NO_SERVER);
  await reconnect();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a photo that is no picture is refused at the picker, and the form stays', async ({ page, garden, photos }) => {
  await page.goto('/plants/add');
  await page.getByLabel('Name', { exact: true }).fill('Monty');
  const picker = page.getByLabel('Photo', { exact: true });

  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Water on Mondays') });
  await expect(picker).toHaveAccessibleDescription('Please choose an image file');

  // It calls itself a picture, so only the server can tell.
  await picker.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Water on Mondays') });
  const answer = page.waitForResponse('**/api/plants');
  await page.getByRole('button', { name: 'Add Plant' }).click();
  const { msg }: { msg: string } = await (await answer).json();
  expect(msg).toContain('cannot be read');
  await expect(picker).toHaveAccessibleDescription(msg);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Monty');
  expect(await garden.plants()).toEqual([]);

  await picker.setInputFiles(photos.lying);
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page).toHaveURL('/plants');
  expect(await garden.plants()).toMatchObject([{ name: 'Monty', photoUrl: expect.stringContaining('/photos/') }]);
});

test('a session that ends while a form is filled in leads to the sign-in without a question', async ({
  page,
  gardener,
  request,
}) => {
  await page.goto('/plants/add');
  await page.getByLabel('Name', { exact: true }).fill('Monty');
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${gardener.token}` } });
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page).toHaveURL('/login');
});

test('"Forgot password?" shows only where the server sends mail', async ({ page }) => {
  const known = page.waitForResponse('**/api/auth/options');
  await page.goto('/login');
  await known;
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
  await page.route('**/api/auth/options', (route) =>
    route.fulfill({ json: { mail: true, registration: 'open', pushKey: '' } }),
  );
  await page.reload();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a link for a new password that is not valid says so, and offers another', async ({ page }) => {
  await page.goto('/reset-password?token=withered');
  await page.getByLabel('New Password', { exact: true }).fill('new-green-thumb');
  await page.getByLabel('Confirm New Password').fill('new-green-thumbs');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByLabel('Confirm New Password')).toHaveAccessibleDescription('New passwords do not match');
  await page.getByLabel('Confirm New Password').fill('new-green-thumb');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByRole('alert')).toContainText('expired or was used already');
  await page.getByRole('link', { name: 'Ask for another' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
