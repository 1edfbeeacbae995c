import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { at } from './support/midday.ts';
import { PlantList } from './support/plant-list.ts';
import { ReminderList } from './support/reminder-list.ts';

// Neither sizes nor colors depend on it, and four times the pixels take longer to draw.
test.use({ deviceScaleFactor: 1 });

const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftspflanze';

/** Opens each of these screens by its address, and waits for its heading. */
async function checkScreens(page: Page, screens: readonly (readonly [address: string, heading: string])[]) {
  for (const [address, heading] of screens) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    });
  }
}

test.describe('every screen for visitors fits the window and has no violation:', () => {
  test('landing, login, register, and register with refused fields', async ({ page }) => {
    await checkScreens(page, [
      ['/', 'Every leaf deserves a journal'],
      ['/login', 'Welcome Back'],
      ['/register', 'Start Your Garden'],
    ]);
    await page.getByRole('button', { name: 'Start Growing' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('what a mail leads to', async ({ page }) => {
    await checkScreens(page, [
      ['/forgot-password', 'Forgot Your Password?'],
      ['/reset-password?token=leaf', 'Set a New Password'],
      ['/unsubscribe/leaf', 'Fewer Emails'],
      ['/confirm-email?token=leaf', 'Confirm Your Email'],
    ]);
  });

  test('not-found and the global error screen', async ({ page }) => {
    await page.route('**/assets/login-screen-*.js', (route) => route.abort());
    await checkScreens(page, [
      ['/no/such/leaf', 'Plant Not Found'],
      ['/login', 'Oops! Something went wrong'],
    ]);
  });
});

test.describe('every screen of an empty garden fits the window and has no violation:', () => {
  test('dashboard, plants and not-found', async ({ page, gardener: _ }) => {
    await checkScreens(page, [
      ['/dashboard', 'Your first plant'],
      ['/plants', 'No plants yet'],
      ['/no/such/leaf', 'Plant Not Found'],
    ]);
  });

  test('diary, add diary entry and reminders', async ({ page, gardener: _ }) => {
    await checkScreens(page, [
      ['/diary', 'No diary entries yet'],
      ['/diary/add', 'No plants yet'],
      ['/reminders', 'No reminders yet'],
    ]);
  });
});

test.describe('every screen of a growing garden fits the window and has no violation:', () => {
  test('dashboard', async ({ page, garden }) => {
    const plant = await garden.plant(LONG_NAME, { health: 'sick', location: LONG_NAME });
    await garden.plant('Fern', { health: 'needs_attention' });
    await garden.writeEntry(plant, LONG_NAME, { activity: 'watering', content: LONG_NAME });
    await garden.remind(plant, LONG_NAME, at(-1, 9));
    await garden.remind(plant, 'Prune', at(3, 9), { type: 'pruning' });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Newest plants' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Upcoming reminders' }).getByRole('listitem')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('plants, the question before deleting, searched without a match', async ({ page, garden, photos, isMobile }) => {
    await garden.plant(LONG_NAME, { species: LONG_NAME, location: LONG_NAME, health: 'sick' });
    await garden.plant('Monty', { species: 'Monstera deliciosa', health: 'needs_attention' }, photos.upright);
    const list = new PlantList(page);
    await list.open();
    await expect(list.cards).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await list.card('Monty').getByRole('button', { name: 'Delete Monty' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    const filters = page.getByRole('search').getByRole('button', { name: 'Filters' });
    if (isMobile) {
      await filters.click();
      await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
    }
    await list.search.fill('cactus');
    await expect(page.getByRole('heading', { name: 'No plants match your search' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('plant detail and its form, refused', async ({ page, garden, photos }) => {
    const plant = await garden.plant(LONG_NAME, { species: LONG_NAME, notes: LONG_NAME }, photos.upright);
    await garden.writeEntry(plant, LONG_NAME, { activity: 'watering' }, photos.lying);
    await page.goto(`/plants/${plant._id}`);
    await expect(page.getByRole('heading', { name: 'Then and now' })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: LONG_NAME }).last()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.goto(`/plants/${plant._id}/edit`);
    await page.getByText('More details').click();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('diary, searched without a match, and the dialog over it', async ({ page, garden, photos }) => {
    const plant = await garden.plant(LONG_NAME);
    await garden.writeEntry(plant, LONG_NAME, { activity: 'pest_control', content: LONG_NAME }, photos.lying);
    const { _id } = await garden.writeEntry(plant, 'New leaf', { activity: 'observation', date: '2026-01-05' });
    await page.goto('/diary');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('searchbox', { name: 'Search diary' }).fill('cactus');
    await expect(page.getByRole('heading', { name: 'No entries match your search' })).toBeVisible();
    await expectNoViolations(page);
    await page.goto(`/diary/${_id}/edit`);
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('add plant, and add diary entry, refused', async ({ page, garden, photos }) => {
    await page.goto('/plants/add');
    await page.getByText('More details').click();
    await expect(page.getByLabel('Notes')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await garden.plant(LONG_NAME, { location: LONG_NAME }, photos.upright);
    await garden.plant('Fern', { species: 'Nephrolepis exaltata' });
    await page.goto('/diary/add');
    await page.getByRole('button', { name: 'Add Entry' }).click();
    await expect(page.getByText('Plant is required')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('reminders in every state, with the menu of one and with several selected', async ({ page, garden }) => {
    const plant = await garden.plant(LONG_NAME, { location: LONG_NAME });
    const fern = await garden.plant('Fern', { location: LONG_NAME });
    const everyWeek = { frequency: 'weekly', interval: 1, description: LONG_NAME } as const;
    await garden.remind(plant, LONG_NAME, at(-1, 9), everyWeek);
    await garden.remind(fern, 'Water Fern', at(-1, 10));
    await garden.remind(fern, 'Prune Fern', at(3, 9), { type: 'pruning' });
    await garden.complete(await garden.remind(fern, 'Repot Fern', at(-9, 9), { type: 'repotting' }));
    const list = new ReminderList(page);
    await list.open();
    for (const [view, rows] of [
      ['History', 1],
      ['Plan', 3],
      ['Today', 3],
    ] as const) {
      await list.show(view);
      await expect(list.titles).toHaveCount(rows);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    }
    await list
      .row(LONG_NAME)
      .getByRole('button', { name: /^More for/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Select several' }).click();
    await page.getByRole('button', { name: /^Select all in/ }).click();
    await expect(page.getByRole('button', { name: 'Complete 2' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('reminders with the form refused, with all done, and searched without a match', async ({ page, garden }) => {
    const plant = await garden.plant(LONG_NAME);
    await garden.remind(plant, LONG_NAME, at(-1, 9));
    const list = new ReminderList(page);
    await list.open('/reminders?add');
    await list.form.getByLabel('Frequency').selectOption('monthly');
    await list.form.getByLabel('Due date', { exact: true }).fill('');
    await list.form.getByRole('button', { name: 'Save Reminder' }).click();
    await expect(list.form.getByText('Due date is required')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await list.form.getByRole('button', { name: 'Cancel' }).click();
    await list.done(list.row(LONG_NAME)).click();
    await expect(page.getByRole('region', { name: 'Just completed' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await list.search.fill('cactus');
    await expect(page.getByRole('heading', { name: 'No reminders match your search' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('profile, with the user menu open', async ({ page, gardener: _ }) => {
    await page.goto('/profile');
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page);
  });

  test('import, and a table of which a row is wrong and a date is not clear', async ({ page, gardener: _ }) => {
    await checkScreens(page, [['/profile/import', 'Import']]);
    const text = `Name;Bought;${LONG_NAME}\n${LONG_NAME};03/04/2025;\n;;${LONG_NAME}\n`;
    const buffer = Buffer.from(text);
    await page.getByLabel('File to import').setInputFiles({ name: `${LONG_NAME}.csv`, mimeType: 'text/csv', buffer });
    await expect(page.getByText('Row 3: no name')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('showcase, with every category open', async ({ page, gardener: _ }) => {
    await page.goto('/showcase');
    const closed = page.getByRole('button', { name: 'Learn More' });
    await expect(closed).toHaveCount(6);
    for (let left = 5; left >= 0; left--) {
      await closed.first().click();
      await expect(closed).toHaveCount(left);
    }
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
});
