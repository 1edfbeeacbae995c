import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const found = (page: Page) => page.getByRole('article', { name: 'Diagnose Issues: answer' });
const question = (page: Page) => found(page).getByRole('group').locator('legend');

async function say(page: Page, label: string): Promise<void> {
  const asked = await question(page).innerText();
  await found(page).getByRole('group').getByRole('button', { name: label, exact: true }).click();
  await expect(question(page).filter({ hasText: asked })).toHaveCount(0);
}

test('without a photo, taps lead from a plant’s page to a diagnosis, and each can be changed', async ({
  page,
  garden,
}) => {
  const rose = await garden.plant('Rosie', { species: 'Rosa' });
  await page.goto(`/plants/${rose._id}`);
  await page.getByRole('link', { name: 'Diagnose Issues' }).click();
  await page.getByRole('button', { name: 'Answer questions instead' }).click();
  await expect(question(page)).toHaveText('Where do you see it first?');
  await expect(question(page)).toBeFocused();
  await say(page, 'Old, lower leaves');
  await expect(question(page)).toHaveText('What do the leaves show?');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await say(page, 'White powder');
  await expect(found(page).getByRole('heading', { name: 'Powdery mildew' })).toBeVisible();

  await found(page).getByRole('button', { name: 'Change: What do the leaves show?' }).click();
  await expect(question(page)).toHaveText('What do the leaves show?');
  await say(page, 'Black spots');
  await expect(found(page).getByRole('heading', { name: 'Black spot of roses' })).toBeVisible();
  await expect(found(page).getByText('Moderate', { exact: true })).toBeVisible();
  await expect(found(page).getByRole('heading', { name: 'Treatment Plan' })).toBeVisible();
  await expect(found(page)).toContainText('Look again in 7 days.');
  await expectNoViolations(page);
});

test('a care question about a symptom leads on to the questions, which know what was told', async ({
  page,
  garden: _,
}) => {
  await page.goto('/ai?tab=care-advice&species=Basil');
  const words = 'Why do the lower leaves turn yellow? The soil is always wet.';
  await page.getByLabel('Question (optional)').fill(words);
  await page.getByRole('button', { name: 'Get Care Advice' }).click();
  await page.getByRole('link', { name: 'Narrow it down' }).click();
  const given = found(page).getByRole('list', { name: 'Your answers' });
  await expect(given.getByRole('listitem')).toContainText(['Old, lower leaves', 'Yellow all over', 'Wet']);
  await expect(found(page)).toContainText('Basil');
  await expect(question(page)).toBeVisible();
});
