import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Species' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'suggestion' });
const needs = (page: Page) => page.getByRole('region', { name: 'What it needs' });

test.describe('the species of a plant', () => {
  test('is suggested while somebody types, chosen with a finger, and tells what it needs', async ({ page, garden }) => {
    await page.goto('/plants/add');
    await page.getByLabel('Name', { exact: true }).fill('Spiky');
    await field(page).pressSequentially('s');
    await expect(suggestions(page)).toHaveCount(0);
    await field(page).pressSequentially('ansevi');
    await expect(suggestions(page).first()).toHaveText('Snake plantDracaena trifasciataHouse plant');
    await expect(count(page)).toHaveText(/^\d suggestions$/);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    const { height = 0 } = (await suggestions(page).first().boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await suggestions(page).first().tap();
    await expect(field(page)).toHaveValue('Dracaena trifasciata');
    await expect(field(page)).toHaveAccessibleDescription('Snake plant');
    await expect(suggestions(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Plant' }).tap();
    await expect(page).toHaveURL('/plants');
    const [plant] = await garden.plants();
    expect(plant?.species).toBe('Dracaena trifasciata');

    await page.goto(`/plants/${plant?._id}`);
    await expect(needs(page)).toContainText('Snake plant, Dracaena trifasciata');
    await expect(needs(page)).toContainText('Water when the pot has dried through');
    await expect(needs(page)).toContainText(/Keep it above \d+ °C/);
    await expect(needs(page)).toContainText('Toxic to cats');
    await needs(page).getByText('All about it').tap();
    for (const part of ['Soil', 'Repotting', 'Hardiness', 'Toxicity', 'Common problems', 'Sources']) {
      await expect(needs(page).getByRole('term').filter({ hasText: part })).toBeVisible();
    }
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });

  test('is chosen with keys, or kept as it is typed', async ({ page, garden }) => {
    const plant = await garden.plant('Basil');
    await page.goto(`/plants/${plant._id}/edit`);
    await field(page).pressSequentially('basil');
    await expect(suggestions(page).first()).toContainText('Ocimum basilicum');
    await page.keyboard.press('ArrowUp');
    await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /option-0$/);
    await page.keyboard.press('Home');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('basil');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Ocimum basilicum');
    await field(page).fill('Ocimum of my aunt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/plants');
    expect(await garden.plants()).toMatchObject([{ species: 'Ocimum of my aunt' }]);
  });

  test('is free text where the suggestions do not come, or come late', async ({ page, garden }) => {
    await page.route('**/api/species?*', (route) => route.abort());
    await page.goto('/plants/add');
    await page.getByLabel('Name', { exact: true }).fill('Fern');
    await field(page).pressSequentially('fern');
    await page.unroute('**/api/species?*');
    const held: (() => void)[] = [];
    await page.route('**/api/species?*', async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await field(page).pressSequentially('s');
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('button', { name: 'Add Plant' }).click();
    for (const go of held) go();
    await expect(page).toHaveURL('/plants');
    expect(await garden.plants()).toMatchObject([{ species: 'ferns' }]);
  });
});

test.describe('what a plant needs', () => {
  test('is that of its genus or family where only those are known, and never safe for pets then', async ({
    page,
    garden,
  }) => {
    const fig = await garden.plant('Figgy', { species: 'Ficus of the office' });
    const orchid = await garden.plant('Orchid', { species: 'some orchid' });
    await page.goto(`/plants/${fig._id}`);
    await expect(needs(page)).toContainText('Only the genus was recognized, Ficus.');
    await page.goto(`/plants/${orchid._id}`);
    await expect(needs(page)).toContainText('Only the family was recognized, Orchidaceae.');
    await expect(needs(page)).toContainText('Unknown for cats');
    await expect(needs(page)).toContainText('keep it out of their reach');
    await expect(needs(page)).not.toContainText('Not toxic');
  });

  test('is said to be unknown, or to be had again after a failure', async ({ page, garden }) => {
    const odd = await garden.plant('Odd', { species: 'Zorgonia' });
    await page.goto(`/plants/${odd._id}`);
    await expect(page.getByText('No care is known for a plant of this name.')).toBeVisible();
    const fern = await garden.plant('Aloe', { species: 'Aloe vera' });
    await page.route('**/api/species/match?*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(`/plants/${fern._id}`);
    await expect(page.getByText('Failed to load what this plant needs')).toBeVisible();
    await expectNoViolations(page);
    await page.unroute('**/api/species/match?*');
    await page.getByRole('button', { name: 'Try Again' }).tap();
    await expect(needs(page)).toContainText('Aloe vera');
  });
});

test('the plant type of the weather is suggested: kinds at once, species as one types', async ({
  page,
  gardener: _,
}) => {
  await page.goto('/weather');
  const plantType = page.getByRole('combobox', { name: 'Plant Type (optional)' });
  await plantType.tap();
  await expect(suggestions(page).filter({ hasText: 'Fern' })).toBeVisible();
  await plantType.pressSequentially('cact');
  await expect(suggestions(page).first()).toHaveText('Cactus');
  await expect(suggestions(page).nth(1)).toContainText('Succulent');
  await suggestions(page).first().tap();
  await expect(plantType).toHaveValue('Cactus');
  await expect(page).toHaveURL('/weather?plantType=Cactus');
});
