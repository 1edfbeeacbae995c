import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { newCredentials } from './support/gardener.ts';

test('ten taps lead from the landing page to a first plant with a reminder', async ({ page, request }) => {
  let taps = 0;
  const tap = (target: ReturnType<typeof page.getByRole>) => {
    taps++;
    return target.tap();
  };
  const type = async (target: ReturnType<typeof page.getByLabel>, text: string) => {
    await tap(target);
    await page.keyboard.insertText(text);
  };
  const newcomer = newCredentials('Ada Fern');
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Register' }));
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.insertText(newcomer.name);
  await type(page.getByLabel('Email'), newcomer.email);
  await type(page.getByLabel('Password', { exact: true }), newcomer.password);
  await type(page.getByLabel('Confirm Password'), newcomer.password);
  await tap(page.getByRole('button', { name: 'Start Growing' }));
  await tap(page.getByRole('link', { name: 'Add Your First Plant' }));
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.insertText('Monty');
  await type(page.getByLabel('Species'), 'Monstera del');
  await tap(page.getByRole('option', { name: /Monstera deliciosa/ }).first());
  await tap(page.getByRole('button', { name: 'Add Plant' }));
  await expect(page).toHaveURL('/plants');
  const offer = page.getByRole('region', { name: 'Watering Monty' });
  await expect(offer).toContainText(/Monty likes water every \d+–\d+ days/);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await tap(offer.getByRole('button', { name: 'Yes' }));
  await expect(page.getByText('Reminder added successfully!')).toBeVisible();
  expect(taps).toBe(10);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await request.get('/api/reminders', { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject([{ title: 'Water Monty', type: 'watering', frequency: 'daily' }]);
});
