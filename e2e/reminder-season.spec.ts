import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('a reminder is set for some months of the year, and says until when it rests', async ({ page, garden }) => {
  await garden.plant('Monty');
  // Three months ahead, so that it rests whenever this runs.
  const first = new Date(new Date().getFullYear(), new Date().getMonth() + 3, 1);
  const month = first.getMonth() + 1;
  const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(first);
  await page.goto('/reminders?add=yes');
  await page.getByLabel('Plant', { exact: true }).selectOption('Monty');
  await page.getByLabel('Type', { exact: true }).selectOption('fertilizing');
  await page.getByRole('button', { name: 'Every 14 days' }).tap();
  await page.getByText('Only some months').tap();
  await page.getByLabel('From', { exact: true }).selectOption(name);
  await page.getByLabel('To', { exact: true }).selectOption(name);
  await expect(page.getByText(/^Rests from /)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save Reminder' }).tap();
  await page.getByRole('tab', { name: /^Plan/ }).tap();
  await expect(page.getByRole('article')).toContainText(`Rests until ${name}`);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => garden.reminders()).toMatchObject([{ interval: 14, season: { from: month, to: month } }]);
});
