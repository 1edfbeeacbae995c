import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { BERGEN } from './support/places.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

// The icon service is beyond the tests' reach.
test.beforeEach(({ page }) => page.route('https://openweathermap.org/**', (route) => route.abort()));

test.describe('where the browser tells where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: BERGEN });

  test('the dashboard greets with its weather and leads to all of it', async ({ page, gardener: _ }) => {
    await page.goto('/dashboard');
    const today = card(page, "Today's Weather");
    await expect(today).toContainText(/(4\.4|−1) °C Rain/);
    await expect(today).toContainText('Humidity 91%');
    await today.getByRole('link').click();
    await expect(page).toHaveURL('/weather');

    await page.getByRole('button', { name: 'Use My Location' }).click();
    const here = card(page, 'Your Location');
    await expect(here).toContainText(/(4\.4|−1) °C/);
    await expect(here.getByRole('definition')).toHaveText(['91%', '6.3 m/s23 km/h', '1004 hPa']);
    await expect(card(page, 'Care Recommendations')).toContainText(/\d (mm|°C)/);
    const week = card(page, 'The next 7 days');
    await expect(week).toContainText('Between −1 °C and 4.4 °C, 42 mm of rain. Frost every day.');
    await expect(week.locator('.recharts-surface')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
});

test('without a location a city is found, kept for the next visit and the profile, and asked about a plant', async ({
  page,
  gardener: _,
}) => {
  await page.goto('/weather');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page.getByRole('alert')).toHaveText('Location access denied. Please enter your city manually.');
  await expectNoViolations(page);
  await page.getByRole('searchbox', { name: 'City' }).fill('Atlantis');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toHaveText('There is no city of this name. Please check the city name.');
  await page.getByRole('searchbox', { name: 'City' }).fill('Seville');
  await page.getByRole('button', { name: 'Search' }).click();
  const seville = card(page, 'Seville');
  await seville.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await page.getByRole('combobox', { name: 'Plant Type (optional)' }).fill('cactus');
  await expect(page).toHaveURL('/weather?plantType=cactus');
  await expect(card(page, 'Care Recommendations')).toContainText('when in doubt, wait');
  await page.reload();
  await expect(seville).toContainText('34 °C');
  await expect(page.getByRole('searchbox', { name: 'City' })).toHaveValue('Seville');
  await expect(card(page, 'Care Recommendations')).toContainText('when in doubt, wait');
  await page.goto('/profile');
  await expect(page.getByLabel('Location')).toHaveValue('Seville');
});
