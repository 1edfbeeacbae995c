import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Species' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'suggestion' });
const needs = (page: Page) => page.getByRole('region', { name: 'What it needs' });

test('a species is suggested while somebody types, chosen with a finger, and tells what it needs', async ({
  page,
  garden,
}) => {
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
  await expect(needs(page).getByRole('term').filter({ hasText: 'Sources' })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});
