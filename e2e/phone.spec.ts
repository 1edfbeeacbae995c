import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { at } from './support/midday.ts';
import { ReminderList } from './support/reminder-list.ts';

const PLACES = ['Dashboard', 'Plants', 'Diary', 'Reminders', 'AI Assistant', 'Weather'];
const TARGET = 44;

/**
 * Everything to press or fill in that is smaller than a finger. A link in a line of text may be as high as the line, and
 * the name of a plant beside an entry 24 px, as WCAG asks.
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch], [role=menuitem]',
    );
    return [...controls].flatMap((control) => {
      const input = control instanceof HTMLInputElement ? control : null;
      // The name of a box is pressed for it, also where it stands beside.
      const label = input?.type === 'checkbox' ? input.labels?.[0] : input?.closest('label');
      const { width, height } = (label ?? control).getBoundingClientRect();
      const unseen = !control.checkVisibility() || width <= 1;
      const inText = control.matches('p a') || (control.matches('a[href^="/plants/"]') && height >= 24);
      if (unseen || inText || (width >= least - 0.5 && height >= least - 0.5)) return [];
      return [`${control.tagName} "${control.ariaLabel ?? control.textContent}" ${width} x ${height}`];
    });
  }, TARGET);
}

test('the application can be installed', async ({ page }) => {
  await page.goto('/login');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: 'AI Plant Care', display: 'standalone', start_url: '/dashboard' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );

  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const others = [
    { src: apple, sizes: '180x180' },
    { src: '/favicon.ico', sizes: 'any' },
  ];
  for (const { src, sizes } of [...manifest.icons, ...others]) {
    const drawn = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(drawn, src).toBe(sizes);
  }
});

test('the bar at the lower edge leads to six places and says where one is', async ({ page, gardener: _ }) => {
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveCount(PLACES.length);
  for (const place of PLACES) {
    await bar.getByRole('link', { name: place }).tap();
    await expect(bar.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
});

test('every control is large enough for a finger', async ({ page, garden, photos }) => {
  const plant = await garden.plant('Monty', { species: 'Monstera' }, photos.upright);
  await garden.writeEntry(plant, 'Watered', { activity: 'watering' });
  await garden.remind(plant, 'Water Monty', at(-1, 9), { frequency: 'weekly' });
  for (const address of [
    '/showcase',
    '/dashboard',
    '/plants',
    '/plants/add',
    `/plants/${plant._id}`,
    `/plants/${plant._id}/edit`,
    '/diary',
    '/diary/add',
    '/reminders?add',
    '/profile',
    '/profile/import',
    '/no/such/leaf',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await tooSmall(page), address).toEqual([]);
  }
});

test('the buttons, the menu and the choice of reminders are large enough for a finger', async ({ page, garden }) => {
  for (const name of ['Basil', 'Mint']) {
    await garden.remind(await garden.plant(name, { location: 'Kitchen' }), `Water ${name}`, at(-1, 9), {
      frequency: 'weekly',
    });
  }
  const list = new ReminderList(page);
  await list.open();
  const row = list.row('Water Basil', list.section('Overdue'));
  await row.getByRole('button', { name: /^More for/ }).tap();
  await expect(page.getByRole('menuitem', { name: 'Checked, still moist' })).toBeVisible();
  await expect.poll(() => tooSmall(page), 'with the menu of one').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select several' }).tap();
  await page.getByRole('button', { name: 'Select all in Kitchen' }).tap();
  await expect(page.getByRole('button', { name: 'Complete 2' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => tooSmall(page), 'while selecting').toEqual([]);
  await page.getByRole('button', { name: 'Complete 2' }).tap();
  await expect(page.getByRole('button', { name: 'Undo: “2 reminders”' })).toBeVisible();
  await expect.poll(() => tooSmall(page), 'with the way to undo it').toEqual([]);
});

test('visitors too find every control large enough', async ({ page }) => {
  for (const address of ['/', '/login', '/register']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await tooSmall(page), address).toEqual([]);
  }
});

test('a new plant may be photographed on the spot', async ({ page, gardener: _ }) => {
  await page.goto('/plants/add');
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expect(page.locator('input[capture=environment]')).toHaveAttribute('accept', 'image/*');
});

const MAIN_SCREENS = ['/dashboard', '/plants', '/reminders', '/diary', '/weather', '/profile'];

/** How far the screen can be scrolled sideways, in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - screen.width);
}

test('with text of twice the size the screens do not scroll sideways', async ({ page, garden }) => {
  const plant = await garden.plant('Monty', { species: 'Monstera deliciosa', location: 'Living room' });
  await garden.writeEntry(plant, 'Watered', { activity: 'watering' });
  await garden.plant('Basil'); // With two there is a choice of several.
  await garden.remind(plant, 'Water Monty', at(-1, 9), { frequency: 'weekly' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const address of [...MAIN_SCREENS, '/showcase', `/plants/${plant._id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
    await expect.soft(page.getByRole('button', { name: 'User menu' })).toBeInViewport({ ratio: 1 });
    for (const place of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
      await expect.soft(place).toBeInViewport({ ratio: 1 });
    }
  }
});

test('in landscape the screens do not scroll sideways, and the bars leave most of the height', async ({
  page,
  garden,
}) => {
  const plant = await garden.plant('Monty');
  await garden.remind(plant, 'Water Monty', at(-1, 9), { frequency: 'weekly' });
  await page.setViewportSize({ width: 844, height: 390 });
  for (const address of MAIN_SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect.soft(bar?.height, address).toBeLessThan(52);
  }
  await page.goto(`/plants/${plant._id}`);
  const name = await page.getByRole('heading', { name: 'Monty', level: 1 }).boundingBox();
  expect(name?.y, 'the name stands beside the photo').toBeLessThan(180);
});
