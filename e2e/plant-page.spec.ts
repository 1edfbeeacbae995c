import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { at, middayZone } from './support/midday.ts';

test.use({ timezoneId: middayZone });

test('the page of a plant shows what is due first, and keeps watering, log and photo in reach', async ({
  page,
  garden,
  photos,
}) => {
  const plant = await garden.plant('Monty', { species: 'Monstera deliciosa' });
  await garden.remind(plant, 'Feed Monty', at(-1, 9), { type: 'fertilizing' });
  await page.goto(`/plants/${plant._id}`);
  const due = page.getByRole('region', { name: 'Due today' });
  await expect(due.getByRole('button', { name: 'Done: “Feed Monty”' })).toBeInViewport();
  const bar = page.getByRole('region', { name: 'Log care for Monty' });
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await due.getByRole('button', { name: 'Done: “Feed Monty”' }).tap();
  await expect(page.getByRole('region', { name: 'Nothing due today' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const choosing = page.waitForEvent('filechooser');
  await bar.getByRole('button', { name: 'Photo' }).tap();
  await (await choosing).setFiles(photos.upright);
  await expect(page.getByText('Photo added to the diary')).toBeVisible();
  const [entry] = await garden.entries();
  expect(entry).toMatchObject({ activity: 'observation', photoUrl: expect.any(String) });
});
