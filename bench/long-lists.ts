// Searches and scrolls 5,000 plants and 10,000 diary entries on a processor slowed down four times, and prints how long a
// key takes until its result is painted (median and worst), and how long the longest task while scrolling keeps the processor.
import { type CDPSession, type Page, chromium as playwright } from '@playwright/test';
import { chromium } from '../e2e/support/browsers.ts';
import { growGarden } from './browser/garden.ts';
import { startProduct } from './servers/start.ts';

const SLOWDOWN = 4;
const SCROLLS = 40;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const server = await startProduct(null, { QUOTA_PLANTS: '6000', QUOTA_DIARY_ENTRIES: '20000' });
const session = await growGarden(server.address, { plants: 5000, entries: 10_000, photos: false });
const browser = await playwright.launch(chromium);
const page = await browser.newPage(PHONE);
await page.goto(`${server.address}/robots.txt`);
await page.evaluate(
  (values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  },
  { ...session },
);
const devtools = await page.context().newCDPSession(page);

console.log(
  ['screen'.padEnd(12), ...['key median', 'key worst', 'task worst'].map((name) => name.padStart(14))].join(''),
);
await measure('/plants', 'plant 49');
await measure('/diary', 'note 99');
await browser.close();
await server.stop();

async function measure(address: string, text: string): Promise<void> {
  await page.goto(`${server.address}${address}`);
  await page.getByRole('searchbox').waitFor();
  await page.waitForLoadState('networkidle');
  await slowedDown(devtools, async () => {
    const keys = await typedKeys(page, text);
    await page.getByRole('searchbox').fill('');
    const worst = await longestTask(page);
    const sorted = keys.toSorted((a, b) => a - b);
    const figures = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0, worst];
    console.log([address.padEnd(12), ...figures.map((ms) => `${ms.toFixed(0)} ms`.padStart(14))].join(''));
  });
}

async function slowedDown(session: CDPSession, work: () => Promise<void>): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Types the text key by key. @returns the milliseconds from each key to the first paint after it. */
async function typedKeys(page: Page, text: string): Promise<number[]> {
  const box = page.getByRole('searchbox');
  await box.focus();
  const times: number[] = [];
  for (const key of text) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener(
            'keydown',
            ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
            { once: true, capture: true },
          );
        }),
    );
    // The listener is there before the key is sent: both go through the same session in order.
    await page.evaluate(() => undefined);
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push(await painted);
  }
  return times;
}

/** A task of a trace of Chromium, or what it says of a thread. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds: how long the thread had the processor. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Scrolls down and back in large steps. @returns the milliseconds that the longest task meanwhile kept the processor, to which
 * the slowdown counts and what else the machine does does not
 */
async function longestTask(page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.evaluate(async (steps) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let step = 0; step < steps; step++) {
      window.scrollBy(0, step < steps / 2 ? 1600 : -1600);
      await frame();
      await frame();
    }
    // What is drawn a little later is part of it.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, SCROLLS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }; // as Chromium writes it
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const ofPages = new Set(trace.traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf));
  const tasks = trace.traceEvents.filter((event) => event.name.endsWith('RunTask') && ofPages.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
