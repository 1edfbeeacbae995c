import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const BYTES_PER_SECOND = 400_000 / 8;
const LATENCY_MS = 400;
/** The heading is there after two round trips and some 20 KB; this leaves room for a busy machine. */
const HEADING_WITHIN_MS = 3000;

/** Opens an address with an empty cache over 400 kbit/s; gives after how many milliseconds it showed its heading. */
async function openSlowly(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.textContent && heading.checkVisibility()) performance.mark('heading');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const mark = () => performance.getEntriesByName('heading')[0]?.startTime ?? 0;
  await expect.poll(() => page.evaluate(mark), 'when the heading showed').toBeGreaterThan(0);
  return page.evaluate(mark);
}

test('the landing page is whole within three seconds on a slow connection', async ({ page }) => {
  expect(await openSlowly(page, '/')).toBeLessThan(HEADING_WITHIN_MS);
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible({ timeout: 1000 });
});

test('/login shows its frame and its heading within three seconds on a slow connection', async ({ page }) => {
  expect(await openSlowly(page, '/login')).toBeLessThan(HEADING_WITHIN_MS);
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
});

test('the dashboard shows its frame and its heading within three seconds on a slow connection', async ({
  page,
  gardener,
}) => {
  expect(await openSlowly(page, '/dashboard')).toBeLessThan(HEADING_WITHIN_MS);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(gardener.name);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 30_000 });
});

/** The heading that shows while the application is held back, and then that of the application. */
async function headings(page: Page, address: string): Promise<[string, string]> {
  const heading = page.getByRole('heading', { level: 1 });
  const scripts = /\/assets\/.*\.js$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(heading).not.toBeEmpty();
  const first = await heading.innerText();
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect(page.locator('#shell')).toHaveCount(0);
  await page.unroute(scripts);
  return [first, await heading.innerText()];
}

test('the heading that shows first is that of the screen, for visitors', async ({ page }) => {
  for (const address of ['/login', '/register', '/reminders']) {
    const [first, then] = await headings(page, address);
    expect(first, address).toBe(then);
  }
});

test('the heading that shows first is that of the screen, for signed-in users', async ({ page, gardener: _ }) => {
  for (const address of [
    '/showcase',
    '/dashboard',
    '/plants',
    '/plants/add',
    '/diary',
    '/diary/add',
    '/reminders',
    '/ai',
    '/weather',
    '/profile',
  ]) {
    const [first, then] = await headings(page, address);
    expect(first, address).toBe(then);
  }
});
