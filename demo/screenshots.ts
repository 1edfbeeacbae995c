import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { gardener } from './areas/account.ts';
import { serveGarden } from './garden-server.ts';
import { growGarden } from './grow-garden.ts';

/** `npm run screenshots`: takes the README's screenshots of a new demonstration garden; `-- plants diary` only these. */
const pictures = path.resolve(import.meta.dirname, '../docs/screenshots');
const MAX_BYTES = 300_000;

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const TALL = { viewport: { width: 1280, height: 1500 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Shot {
  readonly name: string;
  readonly device: typeof DESKTOP | typeof PHONE;
  readonly theme: 'light' | 'dark';
  readonly signedOut?: boolean;
  /** Opens the screen, and resolves when its content is shown. */
  readonly show: (page: Page) => Promise<unknown>;
}

async function plantPage(page: Page, name: string): Promise<void> {
  await page.goto(`/plants?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Logs a watering that does not reach the server. */
async function writeOffline(page: Page): Promise<void> {
  await page.goto('/diary');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Quick log' }).click();
  const dialog = page.getByRole('dialog');
  for (const plant of [0, 1]) await dialog.getByRole('checkbox').nth(plant).check();
  await dialog.getByRole('button', { name: 'Watered: 2 plants' }).click();
  await page.getByRole('button', { name: /for the network$/ }).waitFor();
  await page.unroute('**/api/**');
}

/** Makes a link for a sitter and follows it. */
async function sitterPage(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByLabel('Who looks after your plants?').fill('Anna');
  await page.getByRole('button', { name: 'Create Link' }).click();
  const address = await page.getByLabel('Address for Anna').inputValue();
  await page.goto(`/sitter${new URL(address).hash}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** Says farewell to a plant; shown late, because other screens would be without it. */
async function farewell(page: Page): Promise<void> {
  await plantPage(page, 'Luna');
  await page.getByRole('button', { name: 'Say Farewell…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Given away').click();
  await dialog.getByLabel('With you since').fill('2021-03-10');
  await dialog.getByLabel('A few words').fill('She lives with Grace now,\nin a window twice as large.');
  await dialog.getByRole('button', { name: 'Say Farewell' }).click();
  await page.getByRole('button', { name: 'Bring Back' }).waitFor();
  // Again, without the message that it was said.
  await page.reload();
  await page.getByRole('button', { name: 'Bring Back' }).waitFor();
}

async function plantsByPlace(page: Page): Promise<void> {
  await page.goto('/plants');
  await page.getByRole('button', { name: 'Group by place' }).click();
}

async function labelDialog(page: Page): Promise<void> {
  await page.goto('/plants');
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: /^Choose all/ }).click();
  await page.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('dialog', { name: /^Print/ }).waitFor();
}

async function reminderForSomeMonths(page: Page): Promise<void> {
  await page.goto('/reminders?add=yes');
  await page.getByLabel('Plant', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Type', { exact: true }).selectOption('fertilizing');
  await page.getByRole('button', { name: 'Every 14 days' }).click();
  await page.getByText('Only some months').click();
  await page.getByLabel('To', { exact: true }).scrollIntoViewIfNeeded();
}

async function timeLapse(page: Page): Promise<void> {
  await plantPage(page, 'Monty');
  const download = page.getByRole('button', { name: 'Download as GIF' });
  await download.evaluate((button) => button.scrollIntoView({ block: 'center' }));
}

/** The year, from the heading of a part on. */
async function yearFrom(page: Page, part: string): Promise<void> {
  await page.goto('/year');
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await page.getByRole('region', { name: part }).evaluate((region) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    window.scrollTo(0, region.getBoundingClientRect().top - bar - 12);
  });
}

/** Shown last, because it moves dates. */
async function adaptWatering(page: Page): Promise<void> {
  await page.goto('/profile');
  const saved = page.waitForResponse(/\/adaptive-watering$/);
  await page.getByRole('switch', { name: 'Adapt Watering Dates' }).click();
  await saved;
  await page.goto('/reminders?view=plan');
  await page
    .getByRole('button', { name: /^Take it back/ })
    .first()
    .scrollIntoViewIfNeeded();
}

const shots: readonly Shot[] = [
  { name: 'landing', device: DESKTOP, theme: 'light', signedOut: true, show: (page) => page.goto('/') },
  { name: 'dashboard', device: TALL, theme: 'light', show: (page) => page.goto('/dashboard') },
  { name: 'plants-dark', device: DESKTOP, theme: 'dark', show: (page) => page.goto('/plants') },
  { name: 'plants', device: DESKTOP, theme: 'light', show: (page) => page.goto('/plants') },
  { name: 'plants-phone', device: PHONE, theme: 'light', show: (page) => page.goto('/plants') },
  { name: 'plant', device: TALL, theme: 'light', show: (page) => plantPage(page, 'Monty') },
  { name: 'plant-phone-dark', device: PHONE, theme: 'dark', show: (page) => plantPage(page, 'Luna') },
  { name: 'diary', device: TALL, theme: 'light', show: (page) => page.goto('/diary') },
  { name: 'reminders', device: TALL, theme: 'light', show: (page) => page.goto('/reminders') },
  { name: 'reminders-phone', device: PHONE, theme: 'light', show: (page) => page.goto('/reminders') },
  { name: 'offline-phone', device: PHONE, theme: 'light', show: writeOffline },
  { name: 'places-phone', device: PHONE, theme: 'light', show: (page) => page.goto('/places') },
  { name: 'plants-by-place-phone', device: PHONE, theme: 'light', show: plantsByPlace },
  { name: 'labels-phone', device: PHONE, theme: 'light', show: labelDialog },
  { name: 'reminder-season-phone', device: PHONE, theme: 'light', show: reminderForSomeMonths },
  { name: 'time-lapse-phone', device: PHONE, theme: 'light', show: timeLapse },
  {
    name: 'year-phone',
    device: PHONE,
    theme: 'light',
    show: (page) => yearFrom(page, 'Waterings, day by day'),
  },
  { name: 'year', device: TALL, theme: 'light', show: (page) => yearFrom(page, 'Plants gained and lost') },
  { name: 'sitter-phone', device: PHONE, theme: 'light', show: sitterPage },
  { name: 'diary-phone-dark', device: PHONE, theme: 'dark', show: (page) => page.goto('/diary') },
  { name: 'farewell-phone', device: PHONE, theme: 'light', show: farewell },
  { name: 'adaptive-watering-phone', device: PHONE, theme: 'light', show: adaptWatering },
];

const named = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'garden-'));
await growGarden(folder, new Date());
const server = await serveGarden(folder, () => new Date());
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(pictures, { recursive: true });
  const signedIn = await signIn(browser, server.address);
  for (const shot of shots.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const picture = await take(browser, server.address, shot, signedIn);
    await writeFile(path.join(pictures, `${shot.name}.png`), picture);
    process.stdout.write(`docs/screenshots/${shot.name}.png ${Math.round(picture.length / 1000)} kB\n`);
  }
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

async function signIn(browser: Browser, address: string) {
  const page = await browser.newPage({ baseURL: address });
  await page.goto('/login');
  await page.getByLabel('Email').fill(gardener.email);
  await page.getByLabel('Password', { exact: true }).fill(gardener.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  const state = await page.context().storageState();
  await page.close();
  return state;
}

async function take(browser: Browser, baseURL: string, shot: Shot, signedIn: SignedIn): Promise<Buffer> {
  const page = await browser.newPage({
    ...shot.device,
    baseURL,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    ...(!shot.signedOut && { storageState: signedIn }),
  });
  await shot.show(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...[...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map((image) => image.decode()),
    ]),
  );
  const picture = await page.screenshot();
  await page.close();
  return smallEnough(picture);
}

/** Reduces the colors until the picture is small enough for a page with several. */
async function smallEnough(picture: Buffer): Promise<Buffer> {
  let smallest = picture;
  for (const colors of [256, 160, 96, 64]) {
    smallest = await sharp(picture).png({ palette: true, colors, effort: 10, dither: 0.6 }).toBuffer();
    if (smallest.length <= MAX_BYTES) break;
  }
  return smallest;
}
