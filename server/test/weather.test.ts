import * as weather from '@plantcare/contract/weather.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { toRefusal } from './support/client.ts';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { type Manner, startWeatherStation } from './support/services/weather-station.ts';

const MINUTE = 60_000;
const SECOND = 1_000;
const UNREACHABLE = 'The weather service cannot be reached. Please try again later.';

const clock = movableClock();
const station = await startWeatherStation({ clock });
const server = await bootServer({ clock, env: station.env });
afterAll(async () => {
  await server.close();
  await station.close();
});
/** Signed in again now and then: the tests take more days than a session lasts. */
let token: string;
let signedInAt = 0;

const FRANCE = { country: 'France', country_code: 'FR', admin1: 'Île-de-France' };
const AMERICA = { country: 'United States', country_code: 'US' };
station.know({ name: 'Paris', latitude: 48.85341, longitude: 2.3488, ...FRANCE });
station.know({ name: 'Paris', latitude: 33.66094, longitude: -95.55551, ...AMERICA, admin1: 'Texas' });
station.know({ name: 'Paris', latitude: 38.2098, longitude: -84.25299, ...AMERICA, admin1: 'Kentucky' });
station.know({ name: 'Portland', latitude: 45.52345, longitude: -122.67621, ...AMERICA, admin1: 'Oregon' });
station.know({ name: 'Portland', latitude: 43.65737, longitude: -70.2589, ...AMERICA, admin1: 'Maine' });
station.know({
  ...{ name: 'London', latitude: 51.50853, longitude: -0.12574 },
  ...{ country: 'United Kingdom', country_code: 'GB', admin1: 'England' },
});
station.know({ name: 'London', latitude: 42.98339, longitude: -81.23304, country: 'Canada', country_code: 'CA' });
station.know({ name: 'Zürich', latitude: 47.36667, longitude: 8.55, country: 'Switzerland', country_code: 'CH' });

let count = 0;
beforeEach(async () => {
  station.answer('properly');
  station.asked.length = 0;
  const sinceEight = (clock().getTime() - 8 * HOUR) % DAY;
  clock.forward(2 * DAY - sinceEight); // Forecasts are forgotten, and it is eight in the morning again.
  if (clock().getTime() - signedInAt > 10 * DAY) {
    ({ token } = await server.register());
    signedInAt = clock().getTime();
  }
});

/** A place where nobody asked before. */
function elsewhere() {
  count += 1;
  return { lat: 10 + count / 10, lon: 20 };
}

const city = (name: string) => server.call(weather.cityWeather, { params: { city: name } }, token);
const noCity = (name: string) => server.refusal(weather.cityWeather, { params: { city: name } }, token);
const care = (query: { lat: number; lon: number; plantType?: string }) =>
  server.call(weather.weatherCare, { query }, token);
const noCare = (query: Record<string, unknown>) => server.refusal(weather.weatherCare, { query }, token);
const asked = (what: 'forecast' | 'search') => station.asked.filter((question) => question.what === what);

describe('the weather in a city', () => {
  test('is told flat, with where that is', async () => {
    station.set({ lat: 48.85, lon: 2.35 }, { code: 61, temperature: () => 9.26, humidity: 81, windSpeed: 4.44 });
    expect(await city('Paris')).toEqual({
      ...{ temperature: 9.3, humidity: 81, windSpeed: 4.4, pressure: 1013, description: 'Light rain', icon: '10d' },
      ...{ lat: 48.85341, lon: 2.3488, city: 'Paris', asOf: clock().toISOString(), stale: false },
    });
  });

  test.each([
    ['paris', 2.3488, 'Paris'],
    ['Paris, Texas', -95.55551, 'Paris, Texas'],
    ['paris , KENTUCKY', -84.25299, 'Paris, Kentucky'],
    ['Paris, TX', -95.55551, 'Paris, Texas'],
    ['Paris, Ile-de-France', 2.3488, 'Paris, Île-de-France'],
    ['Paris, fr', 2.3488, 'Paris, France'],
    ['Paris, Frankreich', 2.3488, 'Paris, France'],
    ['Paris, Texas, USA', -95.55551, 'Paris, Texas, United States'],
    ['Paris, United States', -95.55551, 'Paris, United States'],
    ['Paris,', 2.3488, 'Paris'],
    [', Paris,, TX', -95.55551, 'Paris, Texas'],
    ['Paris, Texas, USA, and then some', -95.55551, 'Paris, Texas, United States'],
    ['Portland, OR', -122.67621, 'Portland, Oregon'],
    ['Portland, ME', -70.2589, 'Portland, Maine'],
    ['London, UK', -0.12574, 'London, United Kingdom'],
    ['London, England', -0.12574, 'London, England'],
    ['London, Canada', -81.23304, 'London, Canada'],
    ['ZURICH', 8.55, 'Zürich'],
    ['Zürich', 8.55, 'Zürich'],
    ['  Zürich  ', 8.55, 'Zürich'],
  ])('is found for "%s"', async (typed, lon, name) => {
    expect(await city(typed)).toMatchObject({ lon, city: name });
  });

  test.each(['Atlantis', 'Paris, Bavaria', 'x', ',', ', Texas', '%', '日本のどこか', 'a'.repeat(200)])(
    'is refused with a text for "%s", which is no city',
    async (typed) => {
      expect(await noCity(typed)).toMatchObject({
        ...{ status: 404, code: 'not_found' },
        msg: 'There is no city of this name. Please check the city name.',
      });
    },
  );

  test.each(['', '%20', '%00', 'a'.repeat(201), '%E0%A4%A'])(
    'is refused for "%s", which says nothing',
    async (path) => {
      const response = await server.request(`/api/weather/city/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([400, 404]).toContain((await toRefusal(response)).status);
      expect(station.asked).toEqual([]);
    },
  );

  test('is refused soon for a name of many parts', async () => {
    const before = Date.now();
    expect(await noCity(`Paris,${'b,'.repeat(90)}`)).toMatchObject({ status: 404 });
    expect(Date.now() - before).toBeLessThan(500);
    expect(asked('search')).toHaveLength(1);
  });

  test('is looked up once a day', async () => {
    await city('Paris, Kentucky');
    const before = asked('search').length;
    clock.forward(20 * HOUR);
    await city('PARIS, Kentucky ');
    expect(asked('search')).toHaveLength(before);
  });
});

describe('care recommendations', () => {
  test('come with the weather there and the next seven days', async () => {
    const place = elsewhere();
    station.set(place, {
      ...{ pressure: 1008.6, code: 3 },
      temperature: ({ date, hour }) => Number(date.slice(-2)) + hour / 10,
      rain: ({ hour }) => (hour === 4 ? 5.25 : 0),
      gusts: ({ hour }) => (hour === 14 ? 17.04 : 3),
    });
    const today = clock().toISOString().slice(0, 10);
    const { weather: present, recommendations, forecast } = await care(place);
    expect(present).toMatchObject({ ...place, city: null, pressure: 1009, description: 'Overcast', icon: '04d' });
    expect(Object.keys(recommendations)).toEqual(['watering', 'sunlight', 'protection']);
    expect(forecast.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, days) => new Date(Date.parse(today) + days * 24 * HOUR).toISOString().slice(0, 10)),
    );
    const day = Number(today.slice(-2));
    expect(forecast[0]).toEqual({
      ...{ date: today, min: day, max: day + 2.3, rain: 5.3, gusts: 17 },
      ...{ description: 'Overcast', icon: '04d' },
    });
  });

  test('ask the provider in metric units, and answer with the pressure at sea level', async () => {
    const place = elsewhere();
    await care(place);
    const [question] = asked('forecast');
    expect(question?.query.get('wind_speed_unit')).toBe('ms');
    expect(question?.query.get('temperature_unit') ?? 'celsius').toBe('celsius');
    expect(question?.query.get('precipitation_unit') ?? 'mm').toBe('mm');
    expect((await care(place)).weather).toMatchObject({ windSpeed: 3, pressure: 1013 });
  });

  test('count the rain of the last and of the next 24 hours, as the provider tells it', async () => {
    const place = elsewhere();
    const hourOf = (moment: number) => new Date(moment).toISOString().slice(0, 13);
    const now = clock().getTime();
    // Of each hour the provider tells what fell before its end.
    const fell = new Map([
      [hourOf(now - 24 * HOUR), 100],
      [hourOf(now - 23 * HOUR), 5],
      [hourOf(now), 3],
      [hourOf(now + HOUR), 4],
      [hourOf(now + 24 * HOUR), 2],
      [hourOf(now + 25 * HOUR), 100],
    ]);
    const of = (date: string, hour: number) => fell.get(`${date}T${String(hour).padStart(2, '0')}`) ?? 0;
    station.set(place, { rain: ({ date, hour }) => of(date, hour) });
    const { recommendations } = await care({ ...place, plantType: 'tomato' });
    expect(recommendations.watering).toContain('8 mm of rain fell and 6 mm more are due');
  });

  test('are written in the units asked for; the figures stay metric', async () => {
    const place = elsewhere();
    station.set(place, { temperature: ({ hour }) => (hour < 6 ? -4 : 20) });
    const metric = await care(place);
    const us = await server.call(weather.weatherCare, { query: place, units: 'us' }, token);
    expect(metric.recommendations.protection).toContain('−4 °C');
    expect(us.recommendations.protection).toContain('25 °F');
    expect(Object.values(us.recommendations).join()).not.toMatch(/°C| mm\b| m\/s/);
    expect(us).toEqual({ ...metric, recommendations: us.recommendations });
    expect(await server.call(weather.weatherCare, { query: place, units: 'metric' }, token)).toEqual(metric);
    expect(await server.refusal(weather.weatherCare, { query: place, units: 'stones' }, token)).toMatchObject({
      ...{ status: 400, code: 'invalid_input', msg: 'Please choose one of: metric, us' },
    });
  });

  test('differ with the type of plant', async () => {
    const place = elsewhere();
    station.set(place, { temperature: ({ hour }) => (hour < 6 ? 3 : 20) });
    const [plain, again, cactus, orchid, tomato] = await Promise.all(
      [undefined, '  ', 'cactus', 'orchid', 'tomato'].map((plantType) =>
        care({ ...place, ...(plantType !== undefined && { plantType }) }),
      ),
    );
    expect(again).toEqual(plain);
    const texts = [plain, cactus, orchid, tomato].map((answer) => Object.values(answer?.recommendations ?? {}).join());
    expect(new Set(texts).size).toBe(4);
  });

  test.each([
    ...[{}, { lat: 1 }, { lon: 1 }, { lat: '', lon: 1 }, { lat: 1, lon: ' ' }, { lat: 'north', lon: 1 }],
    ...[
      { lat: 'NaN', lon: 1 },
      { lat: 1, lon: 'Infinity' },
      { lat: '-Infinity', lon: 1 },
      { lat: '1e999', lon: 1 },
    ],
    ...[
      { lat: 90.01, lon: 1 },
      { lat: -90.01, lon: 1 },
      { lat: 1, lon: 180.01 },
      { lat: 1, lon: -180.01 },
    ],
    ...[
      { lat: '1,2', lon: '1,2' },
      { lat: '1°', lon: 1 },
      { lat: 1, lon: 1, plantType: 'x'.repeat(201) },
    ],
  ])('are refused for %j', async (query) => {
    const { status, code, fields } = await noCare(query);
    expect({ status, code }).toEqual({ status: 400, code: 'invalid_input' });
    expect(Object.keys(fields ?? {})).not.toEqual([]);
    expect(station.asked).toEqual([]);
  });

  test('are refused for coordinates that are given twice', async () => {
    const path = '/api/weather/care-recommendations?lat=1&lat=2&lon=3';
    const response = await server.request(path, { headers: { authorization: `Bearer ${token}` } });
    expect((await toRefusal(response)).status).toBe(400);
  });

  test.each([[{ lat: 90, lon: 180 }], [{ lat: -90, lon: -180 }], [{ lat: 0, lon: 0 }], [{ lat: -0.001, lon: 0.001 }]])(
    'reach to the ends of the world: %j',
    async (place) => {
      expect((await care(place)).weather).toMatchObject({ lat: place.lat, lon: place.lon });
    },
  );
});

describe('a place has a clock of its own', async () => {
  let now = clock().getTime();
  const there = await startWeatherStation({ clock: () => new Date(now) });
  const local = await bootServer({ clock: () => new Date(now), env: there.env });
  afterAll(async () => {
    await local.close();
    await there.close();
  });

  test.each([
    ['Pacific/Apia', '2026-05-01T10:30:00Z', '2026-05-01', '02n'],
    ['Pacific/Apia', '2026-05-01T11:30:00Z', '2026-05-02', '02n'],
    ['Pacific/Apia', '2026-05-01T22:30:00Z', '2026-05-02', '02d'],
    ['Asia/Kolkata', '2026-05-01T18:15:00Z', '2026-05-01', '02n'],
    ['Asia/Kolkata', '2026-05-01T18:45:00Z', '2026-05-02', '02n'],
    ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08', '02n'],
    ['America/New_York', '2026-03-09T03:30:00Z', '2026-03-08', '02n'],
    ['America/New_York', '2026-03-09T04:30:00Z', '2026-03-09', '02n'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01', '02n'],
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01', '02n'],
    ['America/New_York', '2026-11-02T05:30:00Z', '2026-11-02', '02n'],
  ])('in %s at %s it is %s, with the icon %s', async (timeZone, moment, today, icon) => {
    now = Date.parse(moment);
    const gardener = await local.register();
    const place = elsewhere();
    there.set(place, { timeZone, code: 1, temperature: ({ hour }) => (hour < 6 ? -4 : 15) });
    const ask = () => local.call(weather.weatherCare, { query: place }, gardener.token);
    const { weather: present, forecast, recommendations } = await ask();
    expect(forecast).toHaveLength(7);
    expect(forecast[0]).toMatchObject({ date: today, min: -4, max: 15 });
    expect(present.icon).toBe(icon);
    expect(recommendations.protection).toContain('−4 °C');
  });

  test('and the day that was fetched before midnight is over after it', async () => {
    now = Date.parse('2026-05-01T18:25:00Z');
    const gardener = await local.register();
    const place = elsewhere();
    there.set(place, { timeZone: 'Asia/Kolkata' });
    const ask = () => local.call(weather.weatherCare, { query: place }, gardener.token);
    expect((await ask()).forecast.map(({ date }) => date).slice(0, 2)).toEqual(['2026-05-01', '2026-05-02']);
    now += 6 * MINUTE;
    const { forecast } = await ask();
    expect(forecast.map(({ date }) => date).slice(0, 2)).toEqual(['2026-05-02', '2026-05-03']);
    expect(forecast).toHaveLength(7);
    expect(there.asked.filter(({ query }) => query.get('latitude') === String(place.lat))).toHaveLength(1);
  });
});

describe('answers are remembered', () => {
  test('for ten minutes, for all places within a kilometer', async () => {
    await care({ lat: 52.5201, lon: 13.398 });
    clock.forward(10 * MINUTE - 1);
    const { weather: known } = await care({ lat: 52.5199, lon: 13.402 });
    expect(asked('forecast')).toHaveLength(1);
    expect(known).toMatchObject({ lat: 52.5199, lon: 13.402, stale: false });
    expect(known.asOf).toBe(new Date(clock().getTime() - 10 * MINUTE + 1).toISOString());
    await care({ lat: 52.54, lon: 13.398 });
    expect(asked('forecast')).toHaveLength(2);
    clock.forward(1);
    await care({ lat: 52.5201, lon: 13.398 });
    expect(asked('forecast')).toHaveLength(3);
  });

  test('and what fifty ask at once is asked once', async () => {
    const place = elsewhere();
    station.answer({ afterMs: 200 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => care(place)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await Promise.all(Array.from({ length: 50 }, () => city('London')));
    expect(asked('search')).toHaveLength(1);
    expect(asked('forecast')).toHaveLength(2);
  });

  test('no longer than two hours while the provider is down, and say since when', async () => {
    const place = elsewhere();
    const asOf = clock().toISOString();
    await care(place);
    station.answer({ status: 500 });
    clock.forward(10 * MINUTE);
    expect((await care(place)).weather).toMatchObject({ stale: true, asOf });
    clock.forward(110 * MINUTE - 1);
    expect((await care(place)).weather).toMatchObject({ stale: true, asOf });
    clock.forward(1);
    expect(await noCare(place)).toMatchObject({ status: 503, code: 'unavailable', msg: UNREACHABLE });
    station.answer('properly');
    clock.forward(30 * SECOND);
    expect((await care(place)).weather).toMatchObject({ stale: false, asOf: clock().toISOString() });
  });

  test('and so are cities, whose weather is told while it is known', async () => {
    await city('Paris');
    station.answer('hanging up');
    clock.forward(30 * MINUTE);
    expect(await city('Paris')).toMatchObject({ city: 'Paris', stale: true });
    clock.forward(2 * HOUR);
    expect(await noCity('Paris')).toMatchObject({ status: 503, msg: UNREACHABLE });
  });
});

describe('a provider that fails', () => {
  const failures: Manner[] = [
    ...(['as HTML', 'cut off', 'with fields missing', 'with nulls', 'with a place too few'] as const),
    ...(['with texts for numbers', 'with an hour that never comes', 'hanging up'] as const),
    ...[{ status: 500 }, { status: 503 }],
  ];

  test.each(failures)('by answering %j is asked once more, then everybody is told so', async (manner) => {
    const place = elsewhere();
    station.answer(manner);
    const answers = await Promise.all(Array.from({ length: 5 }, () => noCare(place)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, code: 'unavailable', msg: UNREACHABLE });
    expect(asked('forecast')).toHaveLength(2);
    // And left alone for half a minute.
    clock.forward(30 * SECOND - 1);
    expect(await noCare(place)).toMatchObject({ status: 503 });
    expect(asked('forecast')).toHaveLength(2);
    station.answer('properly');
    clock.forward(1);
    expect((await care(place)).weather.stale).toBe(false);
  });

  test.each(
    failures.filter((manner) => manner !== 'with a place too few' && manner !== 'with an hour that never comes'),
  )('to find a city by answering %j knows it later', async (manner) => {
    clock.forward(8 * 24 * HOUR);
    station.answer(manner);
    expect(await noCity('London, Canada')).toMatchObject({ status: 503, code: 'unavailable', msg: UNREACHABLE });
    station.answer('properly');
    clock.forward(30 * SECOND);
    expect(await city('London, Canada')).toMatchObject({ lon: -81.23304 });
  });

  test.each([400, 429])('by refusing with %i is not asked again at once', async (status) => {
    const place = elsewhere();
    station.answer({ status });
    expect(await noCare(place)).toMatchObject({ status: 503, msg: UNREACHABLE });
    expect(asked('forecast')).toHaveLength(1);
  });

  test('by refusing to look for any more cities says nothing about them', async () => {
    clock.forward(8 * 24 * HOUR);
    station.answer({ status: 429 });
    expect(await noCity('London')).toMatchObject({ status: 503, msg: UNREACHABLE });
    expect(asked('search')).toHaveLength(1);
    station.answer('properly');
    clock.forward(30 * SECOND);
    expect(await city('London')).toMatchObject({ city: 'London' });
  });

  const unreadable: Manner[] = [
    ...(['with fields missing', 'with nulls', 'with a place too few'] as const),
    ...(['with texts for numbers', 'with an hour that never comes'] as const),
  ];

  test.each(unreadable)('to answer readably about one place (%s) still answers for others', async (manner) => {
    const [here, there] = [elsewhere(), elsewhere()];
    station.answerAbout(here, manner);
    expect(await noCare(here)).toMatchObject({ status: 503 });
    expect((await care(there)).weather.stale).toBe(false);
  });

  test.each([...failures.filter((manner) => !unreadable.includes(manner)), ...[{ status: 400 }, { status: 429 }]])(
    'by answering %j is left alone about every other place as well, which is told as it was known',
    async (manner) => {
      const [known, here, there] = [elsewhere(), elsewhere(), elsewhere()];
      await care(known);
      clock.forward(10 * MINUTE);
      station.answerAbout(here, manner);
      expect(await noCare(here)).toMatchObject({ status: 503 });
      station.asked.length = 0;
      expect(await noCare(there)).toMatchObject({ status: 503, msg: UNREACHABLE });
      expect((await care(known)).weather.stale).toBe(true);
      expect(station.asked).toEqual([]);
      clock.forward(30 * SECOND);
      expect((await care(there)).weather.stale).toBe(false);
      expect((await care(known)).weather.stale).toBe(false);
    },
  );

  test.each([400, 414])('by refusing to look for a name with %i says that it is none', async (status) => {
    station.answer({ status });
    expect(await noCity(`Ü${status}`)).toMatchObject({ status: 404, code: 'not_found' });
    station.answer('properly');
    expect(await city('London')).toMatchObject({ city: 'London' });
  });

  test('by hanging up once is not noticed', async () => {
    const place = elsewhere();
    station.answerAbout(place, 'hanging up');
    const waiting = care(place);
    await expect.poll(() => asked('forecast').length, { interval: 1 }).toBeGreaterThan(0);
    station.answerAbout(place, 'properly');
    expect((await waiting).weather.stale).toBe(false);
  });

  test('by never answering is given five seconds, twice', async () => {
    station.answer('never');
    const before = Date.now();
    expect(await noCare(elsewhere())).toMatchObject({ status: 503, msg: UNREACHABLE });
    expect(Date.now() - before).toBeGreaterThan(9_900);
    expect(Date.now() - before).toBeLessThan(13_000);
    expect(asked('forecast')).toHaveLength(2);
  });
});
