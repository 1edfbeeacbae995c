import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { drawPhoto } from './support/photo.ts';

const DUE = '2026-01-01';

test('a plant gets a farewell instead of being deleted, its story is kept, and it is brought back', async ({
  page,
  garden,
}) => {
  const basil = await garden.plant(
    'Basil',
    { species: 'Ocimum basilicum' },
    await drawPhoto(page, 'basil.png', { width: 390, height: 844 }),
  );
  await garden.writeEntry(basil, 'The first flower');
  await garden.remind(basil, 'Water Basil', DUE);
  await garden.plant('Fern');
  await page.goto('/plants');

  await page.getByRole('button', { name: 'Delete Basil' }).tap();
  await page.getByRole('button', { name: 'Keep Its Story Instead' }).tap();
  await page.getByText('Given away').tap();
  await page.getByLabel('With you since').fill('2021-03-10');
  await page.getByLabel('A few words').fill('To Grace, for her new kitchen.');
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Say Farewell' }).tap();
  await expect(page.getByText('Farewell, Basil. Its story is kept.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basil' })).toHaveCount(0);
  await expect.poll(() => garden.reminders()).toEqual([]);

  await page.getByRole('link', { name: '1 former plant' }).tap();
  await expect(page.getByRole('link', { name: /Basil/ })).toContainText('Given away');
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /Basil/ }).tap();
  await expect(page.getByText(/^\d+ years.* with you\. Given away\.$/)).toBeVisible();
  await expect(page.getByText('To Grace, for her new kitchen.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The first flower' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Water/ })).toHaveCount(0);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Bring Back' }).tap();
  await expect(page.getByText('Basil is back in your garden')).toBeVisible();
  await expect(page.getByText('Water Basil')).toBeVisible();
  await expect.poll(() => garden.reminders()).toHaveLength(1);
});

test('a farewell on the page of a plant is undone at once', async ({ page, garden }) => {
  const basil = await garden.plant('Basil');
  await page.goto(`/plants/${basil._id}`);
  await page.getByRole('button', { name: 'Say Farewell…' }).tap();
  await page.getByRole('button', { name: 'Say Farewell', exact: true }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Say Farewell…' })).toBeVisible();
  await expect.poll(async () => (await garden.plants()).map(({ name }) => name)).toEqual(['Basil']);
});
