// Taps and seconds for what a gardener does most, on a phone with a processor four times as slow as this machine's.
// Run it beside a server with an empty data folder and without RATE_LIMIT:
//   node scripts/measure-taps.ts http://127.0.0.1:3000
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromium as installed } from '../e2e/support/browsers.ts';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** What one task took: how often the screen was touched, and how long the screens made one wait. */
interface Measured {
  task: string;
  taps: number;
  letters: number;
  seconds: number;
}

class Stopwatch {
  readonly page: Page;
  taps = 0;
  letters = 0;
  readonly #began = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.tap();
  }

  async type(text: string): Promise<void> {
    this.letters += text.length;
    await this.page.keyboard.insertText(text);
  }

  stop(task: string): Measured {
    const seconds = Math.round((performance.now() - this.#began) / 100) / 10;
    return { task, taps: this.taps, letters: this.letters, seconds };
  }
}

async function call<T>(path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>; // As the contract says.
}

/** A gardener with so many plants in four rooms, as many of which are due as named. */
async function grow(plants: number, due: number): Promise<{ token: string; user: object }> {
  const email = `taps-${crypto.randomUUID()}@example.org`;
  const account = await call<{ token: string; user: object }>('/auth/register', {
    ...{ name: 'Ada Fern', email, password: 'grow-slowly' },
  });
  for (let number = 1; number <= plants; number++) {
    const form = new FormData();
    form.set('name', `Plant ${number}`);
    form.set('location', ['Hall', 'Kitchen', 'Office', 'Bedroom'][number % 4] ?? '');
    const added = await fetch(`${base}/api/plants`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}` },
      body: form,
    });
    const plant: { _id: string } = await added.json();
    if (number > due) continue;
    await call(
      '/reminders',
      {
        ...{ title: `Water Plant ${number}`, plant: plant._id, type: 'watering', frequency: 'weekly' },
        ...{ scheduledDate: new Date(Date.now() - 3_600_000).toISOString(), emailNotification: false },
      },
      account.token,
    );
  }
  return account;
}

async function openPhone(browser: Browser, session?: { token: string; user: object }): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (session) {
    await page.addInitScript(
      ([token = '', user = '']) => {
        localStorage.setItem('user', user);
        localStorage.setItem('token', token);
      },
      [session.token, JSON.stringify(session.user)],
    );
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function firstPlantWithReminder(browser: Browser): Promise<Measured> {
  const page = await openPhone(browser);
  await page.goto(base);
  const watch = new Stopwatch(page);
  await watch.tap(page.getByRole('link', { name: 'Register' }).first());
  await page.getByLabel('Full Name').focus(); // The form does so too.
  await watch.type('Ada');
  for (const [label, text] of [
    ['Email', `ada-${crypto.randomUUID()}@example.org`],
    ['Password', 'grow-slowly'],
    ['Confirm Password', 'grow-slowly'],
  ] as const) {
    await watch.tap(page.getByLabel(label, { exact: true }));
    await watch.type(text);
  }
  await watch.tap(page.getByRole('button', { name: 'Start Growing' }));
  const steps = page.getByRole('region', { name: 'First steps' });
  await watch.tap(steps.getByLabel('Which plant do you have?'));
  await watch.type('Monstera del');
  await watch.tap(steps.getByRole('option', { name: /Monstera deliciosa/ }).first());
  await watch.tap(steps.getByRole('button', { name: 'Add Plant' }));
  await watch.tap(steps.getByRole('button', { name: 'Set Reminder' }));
  await page.getByText('Reminder added successfully!').waitFor();
  return closing(page, watch.stop('landing page to a first plant with a reminder'));
}

async function allDueWatered(browser: Browser): Promise<Measured> {
  const page = await openPhone(browser, await grow(60, 60));
  const watch = new Stopwatch(page);
  await page.goto(`${base}/dashboard`);
  await watch.tap(page.getByRole('button', { name: 'Water all (60)' }));
  await page.getByText('Marked as completed!').waitFor();
  return closing(page, watch.stop('60 due plants watered, from opening the dashboard'));
}

async function threeWatered(browser: Browser): Promise<Measured> {
  const page = await openPhone(browser, await grow(14, 3));
  await page.goto(`${base}/weather`);
  await page.getByRole('heading', { name: 'Weather', level: 1 }).waitFor();
  const watch = new Stopwatch(page);
  await watch.tap(page.getByRole('button', { name: 'Quick log' }));
  const sheet = page.getByRole('dialog', { name: 'Quick log' });
  await watch.tap(sheet.getByRole('button', { name: 'Select all in Due today' }));
  await watch.tap(sheet.getByRole('button', { name: 'Watered: 3 plants' }));
  await sheet.waitFor({ state: 'hidden' });
  return closing(page, watch.stop('3 plants watered, from the weather page'));
}

async function closing(page: Page, measured: Measured): Promise<Measured> {
  await page.context().close();
  return measured;
}

const browser = await chromium.launch(installed);
try {
  const measured = [];
  for (const measure of [firstPlantWithReminder, allDueWatered, threeWatered]) measured.push(await measure(browser));
  console.table(measured);
} finally {
  await browser.close();
}
