import type { Weather } from '@plantcare/contract/weather.ts';
import { RAIN, WEEK } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { locateAt } from '@test/geolocation.ts';
import { renderApp } from '@test/render.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { WeatherScreen } from './weather-screen.tsx';

const UNREACHABLE = 'The weather service cannot be reached. Please try again later.';
const ADVICE = { watering: 'Water less: 42 mm of rain.', sunlight: 'Little of it.', protection: 'Frost at −1 °C.' };

beforeEach(() => void signIn());

function careOf(weather: Partial<Weather> = {}, advice = ADVICE, forecast: typeof WEEK = []) {
  return json({ weather: { ...RAIN, ...weather }, recommendations: advice, forecast });
}

function open(replies: Parameters<typeof serve>[0] = {}, search = '') {
  const received = serve({
    'GET /weather/care-recommendations': () => careOf(),
    'GET /weather/garden': () => json([]),
    ...replies,
  });
  const app = renderApp(<WeatherScreen />, { at: { pathname: '/weather', search } });
  const asked = () => received.map(({ call }) => call).filter((call) => /^GET \/weather\/c/.test(call));
  const locate = () => app.user.click(screen.getByRole('button', { name: 'Use My Location' }));
  const searchCity = async (text: string) => {
    await app.user.clear(screen.getByRole('searchbox', { name: 'City' }));
    if (text !== '') await app.user.type(screen.getByRole('searchbox', { name: 'City' }), text);
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
  };
  return { ...app, asked, locate, searchCity };
}

const found = (city: string) => () => json({ ...RAIN, city });
const card = (name: string) => screen.findByRole('region', { name });

it('shows the weather at the location of the browser, recommendations, and the coming days', async () => {
  locateAt({ latitude: 60.39, longitude: 5.32 });
  const { locate, asked } = open({ 'GET /weather/care-recommendations': () => careOf({}, ADVICE, WEEK) });
  screen.getByRole('heading', { name: 'What will the weather bring?' });
  await locate();
  const here = within(await card('Your Location'));
  here.getByText('4.4 °C');
  expect(here.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '91%',
    '6.3 m/s23 km/h',
    '1004 hPa',
  ]);
  expect(here.queryByRole('button'), 'a place without a name is no location for the profile').toBeNull();
  const advice = within(await card('Care Recommendations'));
  expect(advice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Watering${ADVICE.watering}`,
    `Sunlight${ADVICE.sunlight}`,
    `Protection${ADVICE.protection}`,
  ]);
  const week = within(await card('The next 7 days'));
  week.getByText('Between −1 °C and 4.4 °C, 42 mm of rain. Frost every day.');
  expect(week.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Weather',
    'Warmest',
    'Coldest',
    'Rain',
  ]);
  expect(asked()).toEqual(['GET /weather/care-recommendations?lat=60.39&lon=5.32']);
});

it('shows figures in the units of the gardener, and asks for texts in them', async () => {
  signIn({ ...GARDENER, units: 'us' });
  locateAt({ latitude: 60.39, longitude: 5.32 });
  const { locate, asked } = open({ 'GET /weather/care-recommendations': () => careOf({}, ADVICE, WEEK) });
  await locate();
  const here = within(await card('Your Location'));
  here.getByText('40 °F');
  expect(here.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['91%', '14 mph', '29.65 inHg'],
  ]);
  within(await card('The next 7 days')).getByText('Between 30 °F and 40 °F, 1.7 in of rain. Frost every day.');
  expect(asked()).toEqual(['GET /weather/care-recommendations?lat=60.39&lon=5.32&units=us']);
});

it('names the plants outdoors for the own place only', async () => {
  signIn({ ...GARDENER, location: 'Graz' });
  const frost = {
    ...{ kind: 'frost', title: 'Frost: −1 °C tonight', cares: ['covered'], remindAt: null },
    plants: [{ _id: '01980000-0000-7000-8000-00000000000a', name: 'Fern', done: null }],
  };
  const { searchCity } = open({
    'GET /weather/city/Graz': () => json({ ...RAIN, city: 'Graz, Austria', lat: 47, lon: 15 }),
    'GET /weather/city/Seville': () => json({ ...RAIN, city: 'Seville', lat: 37, lon: -6 }),
    'GET /weather/garden': () => json([frost]),
    'GET /reminders': () => json([]),
  });
  await card('Your plants outdoors');
  await searchCity('Seville');
  await card('Seville');
  expect(screen.queryByRole('region', { name: 'Your plants outdoors' })).toBeNull();
});

it('says that the weather cannot be loaded, and can try again', async () => {
  locateAt({ latitude: 60.39, longitude: 5.32 });
  let isDown = true;
  const { locate, user } = open({
    'GET /weather/care-recommendations': () => (isDown ? refusal(503, UNREACHABLE, 'unavailable') : careOf()),
  });
  await locate();
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain(UNREACHABLE);
  isDown = false;
  await user.click(within(problem).getByRole('button', { name: 'Try Again' }));
  await card('Your Location');
});

it('says that access to the location was denied, until a city is found', async () => {
  locateAt('denied');
  const { locate, searchCity } = open({ 'GET /weather/city/:city': found('Bergen') });
  await locate();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Location access denied. Please enter your city manually.',
  );
  await searchCity('Bergen');
  await card('Bergen');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the browser does not support geolocation', async () => {
  const { locate } = open();
  await locate();
  expect((await screen.findByRole('alert')).textContent).toBe('Geolocation is not supported by this browser.');
});

it('searches a city by name, and says if it is not found or the service cannot be reached', async () => {
  const { searchCity, asked } = open({
    'GET /weather/city/Atlantis': () => refusal(404, 'There is no city of this name.', 'not_found'),
    'GET /weather/city/Lost%20Cove': () => refusal(503, UNREACHABLE, 'unavailable'),
    'GET /weather/city/:city': found('Seville, Spain'),
  });
  for (const nothing of ['', '   ']) await searchCity(nothing);
  expect(asked()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  await searchCity('Atlantis');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('There is no city of this name.'));
  await searchCity('Lost Cove');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(UNREACHABLE));
  await searchCity('seville, spain');
  await card('Seville, Spain');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers to save a city in the profile, and starts with it the next time', async () => {
  const replies = {
    'GET /weather/city/:city': found('Seville'),
    'PUT /auth/profile': () => json({ user: { ...GARDENER, location: 'Seville' } }),
  };
  const { searchCity, user, unmount } = open(replies);
  await searchCity('Seville');
  await user.click(within(await card('Seville')).getByRole('button', { name: 'Save to my profile' }));
  await screen.findByText('Profile updated successfully!');
  expect(screen.queryByRole('button', { name: 'Save to my profile' })).toBeNull();
  unmount();
  open(replies);
  await card('Seville');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'City' }).value).toBe('Seville');
});

it('gives advice for another type of plant, which is stored in the address', async () => {
  locateAt({ latitude: 37.39, longitude: -5.98 });
  const { locate, user, router } = open(
    {
      'GET /weather/care-recommendations': ({ call }) =>
        careOf({}, { ...ADVICE, watering: call.includes('plantType=cactus') ? 'When in doubt, wait.' : 'Water now.' }),
    },
    '?plantType=cactus',
  );
  const plantType = screen.getByRole<HTMLInputElement>('combobox', { name: 'Plant Type (optional)' });
  expect(plantType.value).toBe('cactus');
  await locate();
  await screen.findByText('When in doubt, wait.');
  await user.clear(plantType);
  await screen.findByText('Water now.');
  expect(router.state.location.search).toBe('');
  await user.type(plantType, 'cactus');
  await screen.findByText('When in doubt, wait.');
  expect(router.state.location.search).toBe('?plantType=cactus');
});

it('suggests types of plants at once', async () => {
  const { user, router } = open({ 'GET /species': () => json([]) });
  const plantType = screen.getByRole<HTMLInputElement>('combobox', { name: 'Plant Type (optional)' });
  await user.click(plantType);
  screen.getByRole('option', { name: 'Fern' });
  await user.type(plantType, 'cact');
  const [first] = screen.getAllByRole('option');
  expect(first?.textContent).toBe('Cactus');
  if (first) await user.click(first);
  expect(plantType.value).toBe('Cactus');
  await waitFor(() => expect(router.state.location.search).toBe('?plantType=Cactus'));
});

it('shows the time of old weather', async () => {
  locateAt({ latitude: 60.39, longitude: 5.32 });
  const asOf = new Date(2026, 4, 1, 9, 5).toISOString();
  const { locate } = open({ 'GET /weather/care-recommendations': () => careOf({ stale: true, asOf }) });
  await locate();
  await screen.findByText('As of 9:05. The weather service cannot be reached right now.');
});

it('shows a drawn icon until the weather icon is loaded', async () => {
  locateAt({ latitude: 60.39, longitude: 5.32 });
  const { locate } = open();
  await locate();
  const picture = within(await card('Your Location')).getByRole('img', { name: 'Rain' });
  expect(picture.getAttribute('src')).toBe('https://openweathermap.org/img/wn/10d@2x.png');
  expect(picture.parentElement?.querySelector('svg')).not.toBeNull();
  fireEvent.load(picture);
  expect(picture.parentElement?.querySelector('svg')).toBeNull();
});
