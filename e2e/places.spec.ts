import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('a place is described and renamed, its plants are watered in one tap, and deleting it moves them', async ({
  page,
  garden,
}) => {
  await garden.plant('Monty', { location: 'Hall' });
  await garden.plant('Fern', { location: 'hall' });
  await garden.plant('Basil', { location: 'Balcony' });
  await page.goto('/plants');
  await page.getByRole('link', { name: 'See your places' }).tap();
  await expect(page.getByRole('link', { name: /^Hall 2 plants/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await page.getByRole('link', { name: /^Hall/ }).tap();
  await page.getByRole('button', { name: 'Water all here (2)' }).tap();
  const toast = page.getByText('Watered 2 plants');
  await expect(toast).toBeVisible();
  await expect.poll(() => garden.entries()).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(async () => (await garden.entries()).length).toBe(0);

  await page.getByRole('button', { name: 'Edit' }).tap();
  await page.getByLabel('Name').fill('Porch');
  await page.getByLabel('Window faces').selectOption('South');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save Place' }).tap();
  await expect(page.getByRole('heading', { name: 'Porch', level: 1 })).toBeVisible();
  await expect(page.getByText('facing south')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Delete' }).tap();
  await page.getByLabel('Its 2 plants move to').selectOption('Balcony');
  await page.getByRole('button', { name: 'Delete Place' }).tap();
  await expect(page.getByRole('link', { name: /^Balcony 3 plants/ })).toBeVisible();
  await page.getByRole('link', { name: /^Balcony/ }).tap();
  await page.getByRole('link', { name: /Monty/ }).tap();
  await expect(page.getByText(/^Moved from Porch to Balcony on /)).toBeVisible();
});
