import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('a sitter without an account completes what is due, until the link is revoked', async ({
  page,
  browser,
  baseURL,
  garden,
  photos,
}) => {
  const monty = await garden.plant('Monty', { location: 'Living room', potSize: '20 cm' }, photos.upright);
  const secret = await garden.plant('Secret palm');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await garden.remind(monty, 'Water Monty', inDays(-1), { frequency: 'daily', interval: 3 });
  await garden.remind(secret, 'Feed Secret palm', inDays(30), { type: 'fertilizing' });

  await page.goto('/profile#sitter');
  await page.getByLabel('Who looks after your plants?').fill('Anna');
  await page.getByRole('button', { name: 'Create Link' }).click();
  const address = await page.getByLabel('Address for Anna').inputValue();
  expect(new URL(address).pathname).toBe('/sitter');

  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const sitter = await stranger.newPage();
  const response = await sitter.goto(address);
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  await expect(sitter.getByRole('heading', { name: 'Living room' })).toBeVisible();
  await expect(sitter.getByRole('img', { name: 'Monty' })).toBeVisible();
  await expect(sitter.getByText('about 1.2 l')).toBeVisible();
  await expect(sitter.getByText('Secret palm')).toBeHidden();
  await expectNoSidewaysScroll(sitter);
  await expectNoViolations(sitter);
  await sitter.getByRole('button', { name: 'Done: Water Monty' }).click();
  await expect(sitter.getByRole('button', { name: 'Undo: Water Monty' })).toBeVisible();
  await expect.poll(() => garden.entries()).toMatchObject([{ title: 'Watered', notes: 'Done by Anna' }]);

  await page.reload();
  await expect(page.getByText('1 task done')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the link of Anna' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Link' }).click();
  await expect(page.getByText('1 task done')).toBeHidden();
  await sitter.reload();
  await expect(sitter.getByText('This link does not work any more')).toBeVisible();
  await stranger.close();
});
