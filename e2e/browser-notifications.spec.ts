import { chromium } from './support/browsers.ts';
import { expect, test } from './support/fixtures.ts';
import { notifyMany } from './support/stored.ts';

test.use({ launchOptions: chromium, serviceWorkers: 'allow' });

test('where no push reaches, the browser shows what is new, once for all tabs', async ({ page, context, gardener }) => {
  await context.grantPermissions(['notifications']);
  notifyMany(gardener.user._id, 1);
  await page.goto('/profile');
  // The push service is beyond this machine, so subscribing fails, and what is there already is known from now on.
  await expect(page.getByText('they only show while AI Plant Care is open')).toBeVisible();
  await expect
    .poll(() => page.evaluate((owner) => localStorage.getItem(`announced:${owner}`), gardener.user._id))
    .toBeTruthy();
  const second = await context.newPage();
  await second.goto('/dashboard');
  notifyMany(gardener.user._id, 1);

  // The next round of a poll, without the wait for it.
  await Promise.all([page.reload(), second.reload()]);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(['Plant Care: Note 1']);
});
