import { expect, test } from './support/fixtures.ts';
import { registerGardener, startSession } from './support/gardener.ts';

const HEADING = 'Every leaf deserves a journal';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });
});

test('the landing page loads no script until it is shown, and then what its links need', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(scripts).toEqual([]);
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
});

test('a signed-in user who opens the landing page sees nothing of it', async ({ page, gardener: _ }) => {
  await page.addInitScript((text) => {
    const look = () => {
      const heading = document.querySelector('h1');
      const isVisible = heading?.checkVisibility({ visibilityProperty: true });
      if (isVisible && heading?.textContent === text) sessionStorage.setItem('seen', 'yes');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, HEADING);
  await page.route('/showcase', async (route) => {
    // Long enough for the landing page to be painted.
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/showcase');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

test('signing in in another tab takes an open landing page to the garden', async ({ page, context, request }) => {
  await page.goto('/');
  const other = await context.newPage();
  await startSession(other, await registerGardener(request));
  await other.goto('/dashboard');
  await expect(page).toHaveURL('/showcase');
});
