import { expect, test } from './support/fixtures.ts';
import { Garden } from './support/garden.ts';
import { newCredentials } from './support/gardener.ts';
import { startMailingServer } from './support/mailing-server.ts';

let server: Awaited<ReturnType<typeof startMailingServer>>;
test.beforeAll(async () => {
  server = await startMailingServer();
});
test.afterAll(() => server.stop());

test('a new gardener confirms the email address by its link, and gets reminders there from then on', async ({
  page,
  playwright,
}) => {
  const { name, email, password } = newCredentials();
  const mailsTo = () => server.mails.filter(({ recipients }) => recipients.includes(email));
  await page.goto(`${server.address}/register`);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Start Growing' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const note = page.getByText('Confirm your email: we sent a link to');
  await page.goto(`${server.address}/profile`);
  await expect(note).toBeVisible();

  await expect.poll(() => mailsTo().map(({ subject }) => subject)).toEqual(['Confirm your email address']);
  const link = /http:\S+\/confirm-email\?token=[\w-]+/.exec(mailsTo()[0]?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(page.getByText('Your email address is confirmed. Thank you!')).toBeVisible();
  await page.goto(`${server.address}/profile`);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(note).toBeHidden();

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const request = await playwright.request.newContext({ baseURL: server.address });
  const garden = new Garden(request, token);
  const fern = await garden.plant('Fern');
  await garden.remind(fern, 'Mist the fern', new Date().toISOString());
  await expect.poll(() => mailsTo().map(({ subject }) => subject)).toContain('Reminder: Mist the fern');
  await request.dispose();
});
