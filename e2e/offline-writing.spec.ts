import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInElsewhere } from './support/gardener.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Cuts the network, or connects it again. Writing calls are aborted as well: a page that is just opened may send one before
 * the browser applies the cut to it.
 */
async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  if (offline) {
    await context.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
    );
  } else await context.unroute('**/api/**');
  await context.setOffline(offline);
}

/** Opens the screens that are needed offline, so that the browser keeps what they show. */
async function visit(page: Page, screens: readonly (readonly [address: string, text: string])[]): Promise<void> {
  await page.goto('/plants');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const [address, text] of screens) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
  }
}

test('what is done without a signal waits, survives the tab and the session, and is sent once', async ({
  page,
  context,
  garden,
  gardener,
  request,
  photos,
}) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', new Date().toISOString());
  await garden.remind(plant, 'Look for pests', new Date().toISOString(), { type: 'pest_control' });
  await visit(page, [
    ['/diary', 'No diary entries yet'],
    ['/diary/add', 'Monty'],
    ['/reminders', 'Look for pests'],
    [`/plants/${plant._id}`, 'No diary entries yet'],
  ]);

  await setOffline(context, true);
  await page.getByRole('button', { name: 'Watered' }).click();
  const bar = page.getByRole('button', { name: /for the network$/ });
  await expect(bar).toHaveText('1 change waits for the network');
  await expect(page.getByRole('article').filter({ hasText: 'Watered' }).getByText('Waiting')).toBeVisible();

  await page.goto('/reminders');
  await page.getByRole('button', { name: 'Done: “Look for pests”' }).click();
  await expect(bar).toHaveText('2 changes wait for the network');
  await expect(page.getByText('Nothing left to do today.')).toBeVisible();

  await page.goto('/diary/add');
  await page.getByRole('checkbox', { name: /Monty/ }).check();
  await page.getByLabel('Title').fill('New leaf');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photos.upright);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(bar).toHaveText('3 changes wait for the network');

  // The tab is closed, and the session ends elsewhere before the network is back.
  await page.close();
  await expect.poll(() => garden.entries()).toEqual([]);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${gardener.token}` } });
  const again = await context.newPage();
  await again.goto('/diary');
  await expect(again.getByRole('article').filter({ hasText: 'New leaf' }).getByText('Waiting')).toBeVisible();
  await setOffline(context, false);
  await again.evaluate(() => dispatchEvent(new Event('online')));
  await expect(again).toHaveURL('/login');

  await again.getByLabel('Email').fill(gardener.email);
  await again.getByLabel('Password', { exact: true }).fill(gardener.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByText('Care Diary').first()).toBeVisible();
  await expect(again.getByRole('button', { name: /for the network$/ })).toBeHidden();
  const { token } = await signInElsewhere(request, gardener);
  const headers = { authorization: `Bearer ${token}` };
  const stored: { title: string; photoUrl: string | null }[] = await (
    await request.get('/api/diary', { headers })
  ).json();
  expect(stored.map(({ title, photoUrl }) => [title, photoUrl !== null])).toEqual([
    ['New leaf', true],
    ['Look for pests', false],
    ['Watered', false],
  ]);
});

test('what the server refuses can be edited, and signing out asks about what waits', async ({
  page,
  context,
  garden,
  gardener,
  request,
}) => {
  const plant = await garden.plant('Monty');
  await garden.plant('Fern');
  await visit(page, [
    ['/diary', 'No diary entries yet'],
    [`/plants/${plant._id}`, 'No diary entries yet'],
  ]);
  await setOffline(context, true);
  await page.getByRole('button', { name: 'Watered' }).click();
  const bar = page.getByRole('button', { name: /for the network|not accepted$/ });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('lose a change?');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const headers = { authorization: `Bearer ${gardener.token}` };
  await request.delete(`/api/plants/${plant._id}`, { headers });
  await setOffline(context, false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(bar).toHaveText('1 change was not accepted');
  await page.goto('/diary');
  await bar.click();
  await expect(page.getByRole('dialog')).toContainText('Plant not found.');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('checkbox', { name: /Fern/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything was sent.')).toBeVisible();
  await expect.poll(() => garden.entries()).toMatchObject([{ title: 'Watered', plant: { name: 'Fern' } }]);
});
