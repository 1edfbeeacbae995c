import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('the diary leads to a year in the garden, whose charts are tables too and lead back to the plants', async ({
  page,
  garden,
}) => {
  const fern = await garden.plant('Fern', { species: 'Aloe vera', location: 'Hall' });
  await garden.writeEntry(fern, 'Watered', { activity: 'watering' });
  await page.goto('/diary');
  await page.getByRole('link', { name: 'A year in the garden' }).tap();
  await expect(page.getByText('You watered once on 1 day.')).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  const waterings = page.getByRole('region', { name: 'Waterings, day by day' });
  await waterings.getByText('Show as table').tap();
  await expect(waterings.getByRole('row').filter({ hasText: /1$/ })).not.toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Fern' }).tap();
  await expect(page.getByRole('heading', { name: 'Fern', level: 1 })).toBeVisible();
});
