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

test('the list of plants groups them by place, stays so, and chosen plants move to a new place', async ({
  page,
  garden,
}) => {
  await garden.plant('Monty', { location: 'Hall' });
  await garden.plant('Fern', { location: 'Hall' });
  await garden.plant('Basil', { location: 'Balcony' });
  await page.goto('/plants');
  await page.getByRole('button', { name: 'Group by place' }).tap();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Balcony', 'Hall']);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await page.getByRole('button', { name: 'Water all here: Hall' }).tap();
  await expect(page.getByText('Watered 2 plants')).toBeVisible();
  await expect.poll(() => garden.entries()).toHaveLength(2);

  await page.getByRole('button', { name: 'Choose', exact: true }).tap();
  await page.getByRole('button', { name: 'Choose all in Hall' }).tap();
  await page.getByRole('button', { name: 'Move' }).tap();
  await page.getByRole('button', { name: 'New place…' }).tap();
  await page.getByLabel('Name').fill('Winter garden');
  await page.getByRole('button', { name: 'Save Place' }).tap();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Balcony', 'Winter garden']);
  await page.getByRole('link', { name: 'Winter garden' }).tap();
  await expect(page.getByRole('link', { name: 'Plants', exact: true })).toHaveAttribute('aria-current', 'page');
});
