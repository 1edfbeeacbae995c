import { describe, expect, test } from 'vitest';
import { conditionsAt, dayThere, type Forecast, hoursAhead, nextDays, present } from './forecast.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-05-01T10:30:00.000Z');
const MIDNIGHT = Date.parse('2026-05-01T00:00:00.000Z');

/** At so many hours ahead of UTC; from the midnight before yesterday's in UTC on. */
function forecast(offsetHours: number, change: Partial<Forecast> = {}): Forecast {
  const hours = Array.from({ length: 9 * 24 }, (_, index) => ({
    ...{ at: MIDNIGHT + (index - 24) * HOUR, temperature: 10, rain: 0, gusts: 4 },
  }));
  const days = Array.from({ length: 9 }, (_, index) => ({
    date: new Date(MIDNIGHT + (index - 1) * 24 * HOUR).toISOString().slice(0, 10),
    ...{ code: 61, min: 4.04, max: 16.06, rain: 1.25, gusts: 9.99, evapotranspiration: index, uvIndex: index / 2 },
  }));
  return {
    utcOffsetMs: offsetHours * HOUR,
    now: {
      ...{ temperature: -0.04, humidity: 63.6, windSpeed: 3.24, pressure: 1012.5 },
      ...{ cloudCover: 40, code: 0, isDay: false },
    },
    hours,
    days,
    ...change,
  };
}

test('the present is told in figures that can be read, and never as −0', () => {
  expect(present(forecast(0))).toEqual({
    ...{ temperature: 0, humidity: 64, windSpeed: 3.2, pressure: 1013, description: 'Clear sky', icon: '01n' },
  });
  expect(Object.is(present(forecast(0)).temperature, 0)).toBe(true);
});

test.each([
  [0, '2026-05-01'],
  [13, '2026-05-01'],
  [13.5, '2026-05-02'],
  [-10, '2026-05-01'],
  [-10.75, '2026-04-30'],
])('%f hours ahead of UTC the week begins on %s', (offset, first) => {
  expect(dayThere(forecast(offset), NOW.getTime())).toBe(first);
  const days = nextDays(forecast(offset), NOW);
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({
    ...{ date: first, min: 4, max: 16.1, rain: 1.3, gusts: 10, description: 'Light rain', icon: '10d' },
  });
});

test('what is not known leaves the week shorter, not wrong', () => {
  expect(nextDays(forecast(0, { days: [] }), NOW)).toEqual([]);
  expect(conditionsAt(forecast(0, { days: [], hours: [] }), NOW)).toMatchObject({
    ...{ rainLast24h: 0, rainNext24h: 0, evapotranspiration: 0, uvIndex: 0, highest: -0.04, gusts: 3.24, nights: [] },
  });
});

test('hours ahead begin after now and end with the last one', () => {
  const ahead = hoursAhead(forecast(0), new Date(MIDNIGHT + 10 * HOUR), 24);
  expect([ahead[0]?.at, ahead.at(-1)?.at]).toEqual([MIDNIGHT + 11 * HOUR, MIDNIGHT + 34 * HOUR]);
  expect(ahead).toHaveLength(24);
});

describe('the conditions for advice', () => {
  test('take rain, sun and warmth from the right hours and from today', () => {
    const hours = forecast(0).hours.map((hour) => ({ ...hour, rain: hour.at > MIDNIGHT + 10 * HOUR ? 1 : 0.5 }));
    expect(conditionsAt(forecast(0, { hours }), new Date(MIDNIGHT + 10 * HOUR))).toMatchObject({
      ...{ rainLast24h: 12, rainNext24h: 24, evapotranspiration: 1, uvIndex: 0.5, highest: 16.06, gusts: 4 },
    });
  });

  test.each([
    // Where it is 10:30, 16:00 and 0:30, and so the night that is going on counts where there is one.
    [0, [-1, -2, -3]],
    [5.5, [-1, -2, -3]],
    [14, [-1, -2, -3]],
  ])('%f hours ahead of UTC the coldest of the next three nights are those in the dark there', (offset, nights) => {
    // In each night colder than in the one before, and coldest at noon, which is no night.
    const hours = forecast(offset).hours.map((hour) => {
      const there = hour.at + offset * HOUR;
      const clock = (there / HOUR) % 24;
      const nightNumber = Math.floor((there - 12 * HOUR) / (24 * HOUR));
      const firstNight = Math.floor((NOW.getTime() + offset * HOUR - 12 * HOUR) / (24 * HOUR));
      const isDay = clock >= 9 && clock < 18;
      const ahead = nightNumber - firstNight + (offset === 0 ? 0 : 1);
      return { ...hour, temperature: isDay ? -30 : -ahead };
    });
    expect(conditionsAt(forecast(offset, { hours }), NOW).nights).toEqual(nights);
  });

  test.each([
    ['00:30', -1],
    ['05:30', -1],
    ['07:30', -2],
    ['08:59', -2],
    ['18:00', -2],
  ])('at %s the first night is the one that a gardener calls tonight', (clock, first) => {
    // The night before noon of this day is one below zero, the one after it two.
    const hours = forecast(0).hours.map((hour) => ({
      ...hour,
      temperature: -1 - Math.floor((hour.at - (MIDNIGHT - 12 * HOUR)) / (24 * HOUR)),
    }));
    const { nights } = conditionsAt(forecast(0, { hours }), new Date(`2026-05-01T${clock}:00.000Z`));
    expect(nights).toEqual([first, first - 1, first - 2]);
  });

  test.each([
    ['15:59', 'today', 0.5, 16.06],
    ['16:00', 'tomorrow', 1, 20],
    ['23:30', 'tomorrow', 1, 20],
  ])('at %s the sun and the warmth are those of %s', (clock, sunDay, uvIndex, highest) => {
    const days = forecast(0).days.map((day) => (day.date === '2026-05-02' ? { ...day, max: 20 } : day));
    const at = new Date(`2026-05-01T${clock}:00.000Z`);
    expect(conditionsAt(forecast(0, { days }), at)).toMatchObject({ sunDay, uvIndex, highest });
  });

  test('where the forecast ends today, so does what is said of the sun', () => {
    const days = forecast(0).days.filter(({ date }) => date <= '2026-05-01');
    const at = new Date('2026-05-01T20:00:00.000Z');
    expect(conditionsAt(forecast(0, { days }), at)).toMatchObject({ sunDay: 'today', highest: 16.06 });
  });
});
