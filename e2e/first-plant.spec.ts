import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { newCredentials } from './support/gardener.ts';

test('nine taps lead from the landing page to a first plant with a reminder', async ({ page, request }) => {
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
  await expect(page).toHaveURL('/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('heading', { name: 'Your first plant' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await type(steps.getByLabel('Which plant do you have?'), 'Monstera del');
  await tap(steps.getByRole('option', { name: /Monstera deliciosa/ }).first());
  await expect(steps.getByRole('region', { name: 'What it needs' })).toBeVisible();
  await expect(steps.getByLabel('Name')).toHaveValue('Swiss cheese plant');
  await tap(steps.getByRole('button', { name: 'Add Plant' }));
  await expect(steps.getByRole('heading', { name: 'Its reminders' })).toBeFocused();
  await expectNoViolations(page);
  await tap(steps.getByRole('button', { name: 'Set 2 Reminders' }));
  await expect(page.getByText('2 reminders added')).toBeVisible();
  expect(taps).toBe(9);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await request.get('/api/reminders', { headers: { authorization: `Bearer ${token}` } });
  const water = { title: 'Water Swiss cheese plant', type: 'watering', frequency: 'daily' };
  expect(await answer.json()).toMatchObject([water, water]);
});

test('the offer to remind of watering stays readable while a toast says that the plant was added', async ({
  page,
  garden,
}) => {
  await garden.plant('Monty');
  await page.goto('/plants/add');
  await page.getByLabel('Name', { exact: true }).fill('Moss');
  await page.getByRole('button', { name: 'Add Plant' }).tap();
  const offer = page.getByRole('region', { name: 'Watering Moss' });
  await expect(offer).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Plant added successfully!' });
  await expect
    .poll(async () => {
      const [said, asked] = [await toast.boundingBox(), await offer.boundingBox()];
      return said && asked && said.y + said.height <= asked.y;
    }, 'the toast stands above the offer')
    .toBe(true);
});
