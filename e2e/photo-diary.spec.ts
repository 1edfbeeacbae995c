import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { headlessShell } from './support/browsers.ts';
import { expect, test } from './support/fixtures.ts';

// A camera that shows moving colors, and is allowed without a question.
test.use({
  launchOptions: {
    ...headlessShell,
    args: [...headlessShell.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('a photo is lined up with the last one, and all photos play and are downloaded', async ({
  page,
  garden,
  photos,
}) => {
  const plant = await garden.plant('Monty', {}, photos.upright);
  await page.goto(`/plants/${plant._id}`);
  const bar = page.getByRole('region', { name: 'Log care for Monty' });
  // The last photo is known with the diary.
  await expect(page.getByText('Never logged').first()).toBeVisible();
  await bar.getByRole('button', { name: 'Photo' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Take a photo' });
  const take = dialog.getByRole('button', { name: 'Take Photo' });
  await expect(take).toBeEnabled();
  await dialog.getByLabel('How much of the last photo shows').fill('60');
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await take.tap();
  await expect(page.getByText('Photo added to the diary')).toBeVisible();

  const card = page.locator('h3', { hasText: 'Time-lapse' }).locator('..');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Play' }).tap();
  await expect(card.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectNoViolations(page);
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download as GIF' }).tap();
  expect((await downloading).suggestedFilename()).toBe('time-lapse.gif');
});
