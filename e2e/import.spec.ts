import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { registerGardener, startSession } from './support/gardener.ts';

const TABLE = [
  'Plant;Latin name;Room;Bought;Water every',
  'Monty;Monstera deliciosa;Living room;03/04/2025;7 days',
  ';Aloe vera;Kitchen;;',
  'Fern;Nephrolepis exaltata;Bath;;',
].join('\r\n');

test('a table becomes plants, and all of it moves to another account and is taken back there', async ({
  browser,
  page,
  request,
  gardener: _,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Import' }).click();
  const table = { name: 'plants.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) };
  await page.getByLabel('File to import').setInputFiles(table);
  await expect(page.getByText('Row 3: no name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import the Other 2 Plants' })).toBeDisabled();
  await page.getByText('Day first').click();
  await expect(page.getByText('Acquired April 3, 2025')).toBeVisible();
  await page.getByRole('button', { name: 'Import the Other 2 Plants' }).click();
  await expect(page.getByText('Imported 2 plants, 1 diary entry and 1 reminder.')).toBeVisible();
  await page.getByRole('link', { name: 'See My Plants' }).click();
  await expect(page.getByRole('heading', { name: 'Monty' })).toBeVisible();

  await page.goto('/profile');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const zip = { name: 'garden.zip', mimeType: 'application/zip', buffer: await readFile(await (await saved).path()) };

  const other = await browser.newPage();
  await startSession(other, await registerGardener(request));
  await other.goto('/profile/import');
  await other.getByLabel('File to import').setInputFiles(zip);
  await expect(other.getByText('Imported 2 plants, 1 diary entry and 1 reminder.')).toBeVisible();
  await other.getByRole('button', { name: 'Undo Import' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('This deletes the 2 plants of this import');
  await question.getByRole('button', { name: 'Undo Import' }).click();
  await expect(other.getByText('The import was undone.')).toBeVisible();
  await other.goto('/plants');
  await expect(other.getByText('Monty')).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'My Plants' })).toBeVisible();
  await other.close();
});
