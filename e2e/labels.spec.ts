import { readFile } from 'node:fs/promises';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { PlantList } from './support/plant-list.ts';

test('labels of chosen plants are downloaded, and a scanned one leads over the sign-in to watering', async ({
  page,
  garden,
  gardener,
}) => {
  const fern = await garden.plant('Fern', { species: 'Nephrolepis exaltata', location: 'Hall' });
  await garden.plant('Łucja', { location: 'Kuchnia' });
  const list = new PlantList(page);
  await list.open();
  await page.getByRole('button', { name: 'Choose' }).tap();
  const bar = page.getByRole('region', { name: 'Chosen plants' });
  await bar.getByRole('button', { name: 'Choose all 2' }).tap();
  await bar.getByRole('button', { name: 'Labels' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Print 2 labels' });
  await dialog.getByLabel('Format').selectOption('avery-l7160');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).tap();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('plant-labels.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(bar).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/plants/${fern._id}?scan=label`);
  await page.getByLabel('Email').fill(gardener.email);
  await page.getByLabel('Password', { exact: true }).fill(gardener.password);
  await page.getByRole('button', { name: 'Sign In' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Fern' }).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('region', { name: 'Log care for Fern' }).getByRole('button', { name: 'Watered' }).tap();
  await expect(page.getByText('Diary entry added successfully!')).toBeVisible();
  await expect.poll(() => garden.entries()).toMatchObject([{ title: 'Watered', plant: { name: 'Fern' } }]);
});
