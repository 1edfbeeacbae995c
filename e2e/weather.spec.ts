import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { BERGEN, LOST } from './support/places.ts';

const ICONS = 'https://openweathermap.org/**';
const CARE = '**/api/weather/care-recommendations**';
const DENIED = 'Location access denied. Please enter your city manually.';

const city = (page: Page) => page.getByRole('searchbox', { name: 'City' });
const plantType = (page: Page) => page.getByLabel('Plant Type (optional)');
const card = (page: Page, name: string) => page.getByRole('region', { name });
const advice = (page: Page) => card(page, 'Care Recommendations');
const week = (page: Page) => card(page, 'The next 7 days');
const locate = (page: Page) => page.getByRole('button', { name: 'Use My Location' }).click();

async function search(page: Page, text: string): Promise<void> {
  await city(page).fill(text);
  await page.getByRole('button', { name: 'Search' }).click();
}

// The icon service is beyond the tests' reach: it answers only where a test says so.
test.beforeEach(({ page }) => page.route(ICONS, (route) => route.abort()));

test.describe('where the browser tells where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: BERGEN });

  test('its weather is shown, what it asks of plants, and the days to come', async ({ page, gardener: _ }) => {
    await page.goto('/weather');
    await expect(page.getByRole('heading', { name: 'What will the weather bring?' })).toBeVisible();
    await locate(page);
    const here = card(page, 'Your Location');
    await expect(here).toContainText(/(4\.4|−1) °C/);
    await expect(here).toContainText('Rain');
    await expect(here.getByRole('definition')).toHaveText(['91 %', '6.3 m/s', '1004 hPa']);
    await expect(here.getByRole('button'), 'a place without a name is no location for the profile').toHaveCount(0);
    await expect(advice(page).getByRole('heading', { level: 3 })).toHaveText(['Watering', 'Sunlight', 'Protection']);
    await expect(advice(page)).toContainText(/\d (mm|°C)/);
    await expect(week(page)).toContainText('Between −1 °C and 4.4 °C, 42 mm of rain. Frost every day.');
    const rows = week(page).getByRole('row');
    await expect(rows.getByRole('rowheader')).toHaveText(['Weather', 'Warmest', 'Coldest', 'Rain']);
    await expect(rows.filter({ hasText: 'Rain' }).last().getByRole('cell')).toHaveText(Array(7).fill('6 mm'));
    await expect(week(page).locator('.recharts-surface')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('the dashboard greets with it, and leads to more', async ({ page, gardener: _ }) => {
    await page.goto('/dashboard');
    const today = card(page, "Today's Weather");
    await expect(today).toContainText(/(4\.4|−1) °C Rain/);
    await expect(today).toContainText('Humidity 91 %');
    await today.getByRole('link').click();
    await expect(page).toHaveURL('/weather');
  });

  test('and the weather cannot be had, its page says so and asks again on demand, while the dashboard is silent', async ({
    page,
    context,
    gardener: _,
  }) => {
    await context.setGeolocation(LOST);
    const answered = page.waitForResponse(CARE);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Bring in your first plant' })).toBeVisible();
    expect((await answered).status()).toBe(503);
    await expect(page.getByRole('heading', { name: "Today's Weather" })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto('/weather');
    await locate(page);
    const problem = page.getByRole('alert').filter({ hasText: 'The weather service cannot be reached.' });
    await expect(problem).toBeVisible();
    await expectNoViolations(page);
    await page.route(CARE, (route) =>
      route.continue({ url: route.request().url().replace('71.5', '60.39').replace('-30.5', '5.32') }),
    );
    await problem.getByRole('button', { name: 'Try Again' }).click();
    await expect(card(page, 'Your Location')).toContainText('Rain');
  });
});

test.describe('where the browser does not tell where it is', () => {
  test('the page says so, and finds a city all the same', async ({ page, gardener: _ }) => {
    await page.goto('/weather');
    await locate(page);
    await expect(page.getByRole('alert')).toHaveText(DENIED);
    await expectNoViolations(page);
    await search(page, 'Bergen');
    await expect(card(page, 'Bergen')).toContainText('Rain');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('nor could, the page says that', async ({ page, gardener: _ }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.goto('/weather');
    await locate(page);
    await expect(page.getByRole('alert')).toHaveText('Geolocation is not supported by this browser.');
  });

  test('the dashboard is silent about the weather', async ({ page, gardener: _ }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Bring in your first plant' })).toBeVisible();
    await expect(page.getByRole('heading', { name: "Today's Weather" })).toHaveCount(0);
    await expect(page.getByText(DENIED)).toHaveCount(0);
  });
});

test.describe('a city', () => {
  test('is searched by its name, which has to be one', async ({ page, gardener: _ }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/weather/')) asked.push(request.url());
    });
    await page.goto('/weather');
    for (const nothing of ['', '   ']) await search(page, nothing);
    await expect(page.getByRole('heading', { name: 'What will the weather bring?' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).toEqual([]);
    await search(page, 'Atlantis');
    await expect(page.getByRole('alert')).toHaveText('There is no city of this name. Please check the city name.');
    await search(page, 'Lost Cove');
    await expect(page.getByRole('alert')).toContainText('The weather service cannot be reached.');
    await search(page, 'seville, spain');
    await expect(card(page, 'Seville, Spain')).toContainText('34 °C');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is the one that the next visit begins with, and one for the profile', async ({ page, gardener: _ }) => {
    await page.goto('/weather');
    await search(page, 'Seville');
    await card(page, 'Seville').getByRole('button', { name: 'Use as my location' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(card(page, 'Seville').getByRole('button', { name: 'Use as my location' })).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByLabel('Location')).toHaveValue('Seville');
    await page.goto('/weather');
    await expect(card(page, 'Seville')).toContainText('34 °C');
    await expect(city(page)).toHaveValue('Seville');
  });

  test('gets other advice for other plants, without another search', async ({ page, gardener: _ }) => {
    await page.goto('/weather');
    await search(page, 'Seville');
    await expect(advice(page)).toBeVisible();
    const plain = await advice(page).getByRole('listitem').allInnerTexts();
    await plantType(page).fill('cactus');
    await expect(page).toHaveURL('/weather?plantType=cactus');
    await expect(advice(page).getByRole('listitem')).not.toHaveText(plain);
    await expect(advice(page)).toContainText('when in doubt, wait');
    await page.reload();
    await expect(plantType(page)).toHaveValue('cactus');
    await expect(advice(page)).toContainText('when in doubt, wait');
    await plantType(page).fill('');
    await expect(page).toHaveURL('/weather');
    await expect(advice(page)).not.toContainText('when in doubt, wait');
  });

  test('whose weather is old is told with its hour', async ({ page, gardener: _ }) => {
    await page.route(CARE, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const weather = { ...answer.weather, stale: true, asOf: new Date(2026, 4, 1, 9, 5).toISOString() };
      await route.fulfill({ response, json: { ...answer, weather } });
    });
    await page.goto('/weather');
    await search(page, 'Bergen');
    await expect(card(page, 'Bergen')).toContainText('As of 09:05. The weather service cannot be reached right now.');
    await expectNoViolations(page);
  });

  test('has pictures of its sky, our own where those of the icon service do not come', async ({
    page,
    photos,
    gardener: _,
  }) => {
    await page.goto('/weather');
    await search(page, 'Bergen');
    const picture = card(page, 'Bergen').getByRole('img', { name: 'Rain' });
    const drawing = card(page, 'Bergen').locator('span:has(> img) > svg');
    await expect(picture).toHaveAttribute('src', /^https:\/\/openweathermap\.org\/img\/wn\/10[dn]@2x\.png$/);
    await expect(drawing).toBeVisible();
    await page.route(ICONS, (route) =>
      route.fulfill({ contentType: photos.lying.mimeType, body: photos.lying.buffer }),
    );
    await page.reload();
    await expect(drawing).toHaveCount(0);
    await expect(picture).toHaveCSS('opacity', '1');
  });
});
