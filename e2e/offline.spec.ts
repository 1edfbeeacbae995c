import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { registerGardener } from './support/gardener.ts';

test.use({ serviceWorkers: 'allow' });

/** How many sessions have data in this browser. */
const keptGardens = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('garden-')).length);

test('plants, places, the diary and reminders can be read offline until one signs out, and by nobody else', async ({
  page,
  context,
  garden,
  request,
}) => {
  const plant = await garden.plant('Monty', { species: 'Monstera deliciosa', location: 'Hall' });
  await garden.writeEntry(plant, 'New leaf');
  await garden.remind(plant, 'Water Monty', new Date().toISOString());
  const screens = [
    ['/diary', 'New leaf'],
    ['/reminders', 'Water Monty'],
    ['/places', '1 plant'],
    ['/plants', 'Monstera deliciosa'],
  ] as const;
  const open = async ([address, text]: (typeof screens)[number]) => {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
  };

  await page.goto('/plants');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const screen of screens) await open(screen);

  await context.setOffline(true);
  const banner = page.getByText(/^Offline\. Showing what was loaded today at \d\d?:\d\d/);
  for (const screen of screens) {
    await open(screen);
    await expect(banner).toBeVisible();
  }
  await page.getByRole('button', { name: 'Delete Monty' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Unable to connect to the server.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(banner).toBeHidden();
  expect(await keptGardens(page)).toBe(1);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptGardens(page)).toBe(0);

  const { token, user } = await registerGardener(request);
  await page.evaluate(
    (session) => {
      localStorage.setItem('user', session.user);
      localStorage.setItem('token', session.token);
    },
    { token, user: JSON.stringify(user) },
  );
  await context.setOffline(true);
  await page.goto('/plants');
  await expect(page.getByText('Unable to load plants')).toBeVisible();
});
