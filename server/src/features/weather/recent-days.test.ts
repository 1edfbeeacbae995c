import { expect, test } from 'vitest';
import { notShared } from '../../redis/shared-cache.ts';
import type { Forecast } from './forecast.ts';
import { createRecentDays } from './recent-days.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-05-04T12:00:00.000Z');

const DAY = { code: 0, gusts: 0, evapotranspiration: 0, uvIndex: 0 };
const forecast: Forecast = {
  utcOffsetMs: 0,
  now: { temperature: 10, humidity: 60, windSpeed: 1, pressure: 1010, cloudCover: 0, code: 0, isDay: true },
  hours: [],
  days: [
    { ...DAY, date: '2026-05-01', min: 3, max: 14, rain: 9 },
    { ...DAY, date: '2026-05-02', min: -1, max: 12, rain: 6 },
    { ...DAY, date: '2026-05-03', min: 5, max: 19, rain: 2 },
    { ...DAY, date: '2026-05-04', min: 7, max: 21, rain: 0 },
    { ...DAY, date: '2026-05-05', min: -5, max: 33, rain: 50 },
  ],
};

test('the last days are those up to today, and what lies ahead is left out', async () => {
  const days = createRecentDays(() => new Date(START), notShared());
  await days.remember('here', forecast);
  expect(await days.weatherAt('here')).toEqual({ coldest: -1, warmest: 21, rain: 17 });
  expect(await days.weatherAt('elsewhere')).toBeNull();
});

test('a forecast that is older than a day and a half tells nothing any longer', async () => {
  let now = START;
  const days = createRecentDays(() => new Date(now), notShared());
  await days.remember('here', forecast);
  now += 37 * HOUR;
  expect(await days.weatherAt('here')).toBeNull();
});
