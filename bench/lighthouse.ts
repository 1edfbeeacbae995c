// Opens four screens as on a phone over slow 4G, each three times on a first visit and three times when coming back, and
// prints the medians that Lighthouse gives them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium as playwright } from '@playwright/test';
import { chromium } from '../e2e/support/browsers.ts';
import { growGarden, type StoredSession } from './browser/garden.ts';
import { audit, loadLighthouse, type Report } from './browser/lighthouse.ts';
import { startProduct } from './servers/start.ts';

const RUNS = 3;
const DEBUGGING_PORT = 9333;
const SIGNED_IN = ['/plants', '/dashboard', '/diary'];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const lighthouse = await loadLighthouse();
const server = await startProduct(null);
const session = await growGarden(server.address, { plants: 200, entries: 200, photos: true });

console.log(
  [
    'screen'.padEnd(26),
    ...['perf', 'a11y', 'best', 'seo', 'LCP ms', 'TBT ms', 'CLS'].map((name) => name.padStart(8)),
  ].join(''),
);
await inBrowser(null, (context) => measure(context, '/', 'first'));
await inBrowser(session, async (context) => {
  for (const address of SIGNED_IN) {
    await measure(context, address, 'first');
    await measure(context, address, 'again');
  }
});
await server.stop();

/** A browser with a profile of its own, signed in if there is a session. */
async function inBrowser(stored: StoredSession | null, use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'plantcare-profile-'));
  const args = [...chromium.args, `--remote-debugging-port=${DEBUGGING_PORT}`];
  const context = await playwright.launchPersistentContext(profile, { ...chromium, args, headless: true });
  try {
    if (stored) {
      const page = await context.newPage();
      await page.goto(`${server.address}/robots.txt`);
      await page.evaluate((values) => Object.entries(values).map(([key, value]) => localStorage.setItem(key, value)), {
        ...stored,
      });
      await page.close();
    }
    await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function measure(context: BrowserContext, address: string, visit: 'first' | 'again'): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) {
    await (visit === 'first' ? forgetVisits(context) : visitOnce(context, address));
    reports.push(await audit(lighthouse, `${server.address}${address}`, DEBUGGING_PORT));
  }
  const median = (name: Exclude<keyof Report, 'complaints'>) =>
    reports.map((report) => report[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  const whole = ['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'tbt'] as const;
  console.log(
    [
      `${address} (${visit === 'first' ? 'first visit' : 'coming back'})`.padEnd(26),
      ...whole.map((name) => median(name).toFixed(0).padStart(8)),
      median('cls').toFixed(3).padStart(8),
    ].join(''),
  );
  for (const complaint of new Set(reports.flatMap(({ complaints }) => complaints))) console.log(`    ${complaint}`);
}

/** Empties what this browser has of the application, apart from the session. */
async function forgetVisits(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin: server.address,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
}

async function visitOnce(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${server.address}${address}`);
  await page.evaluate(async () => {
    if ('serviceWorker' in navigator) await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.close();
}
