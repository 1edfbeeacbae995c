import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../days.ts';
import type { DayWeather, WateringPlace, WaterUser } from './daily-use.ts';
import { expectedTime, nextWatering, type WateringQuestion } from './next-watering.ts';
import { balanceOn } from './water-balance.ts';

const WATERED = '2026-07-01';
const HYDRANGEA: WaterUser = { place: 'ground', hemisphere: 'north', cropCoefficient: 0.9, winterShare: 0.5 };
const FERN: WaterUser = { ...HYDRANGEA, place: 'indoors' };

type Weather = Omit<DayWeather, 'date'>;
const MILD: Weather = { rain: 0, evapotranspiration: 3.5, max: 22 };

/** The weather from the day after the watering on. */
function weatherOf(days: readonly Weather[]) {
  return new Map(days.map((day, index) => [addDays(WATERED, index + 1), day]));
}

function question(change: Partial<WateringQuestion> = {}): WateringQuestion {
  const interval = change.interval ?? 7;
  return {
    user: HYDRANGEA,
    balance: { day: WATERED, used: 0 },
    wateredOn: WATERED,
    rhythmDay: addDays(WATERED, interval),
    interval,
    lasts: interval,
    expected: interval,
    weather: weatherOf(Array(14).fill(MILD)),
    ...change,
  };
}

const places = fc.constantFrom<WateringPlace>('indoors', 'greenhouse', 'pot', 'ground');
const users = fc.record({
  place: places,
  hemisphere: fc.constantFrom('north' as const, 'south' as const),
  cropCoefficient: fc.double({ min: 0.1, max: 1.3, noNaN: true }),
  winterShare: fc.double({ min: 0.25, max: 1, noNaN: true }),
});
const weathers = fc.array(
  fc.record({
    rain: fc.double({ min: 0, max: 60, noNaN: true }),
    evapotranspiration: fc.double({ min: 0, max: 9, noNaN: true }),
    max: fc.double({ min: -15, max: 45, noNaN: true }),
  }),
  { maxLength: 14 },
);
const questions = fc
  .record({
    user: users,
    interval: fc.integer({ min: 1, max: 60 }),
    lasts: fc.double({ min: 0.5, max: 120, noNaN: true }),
    expected: fc.double({ min: 0.5, max: 120, noNaN: true }),
    used: fc.double({ min: 0, max: 20, noNaN: true }),
    weather: weathers,
  })
  .map(({ weather, used, ...rest }) =>
    question({ ...rest, balance: { day: WATERED, used }, weather: weatherOf(weather) }),
  );

describe('the next watering', () => {
  test('is on the day of the rhythm when nothing is unusual', () => {
    expect(nextWatering(question())).toMatchObject({ day: '2026-07-08', moved: 0, reason: null });
  });

  test('comes later after rain, and says how much fell and when', () => {
    const weather = weatherOf([MILD, MILD, { ...MILD, rain: 9 }, ...Array(10).fill(MILD)]);
    expect(nextWatering(question({ weather }))).toMatchObject({
      day: '2026-07-10',
      moved: 2,
      reason: { because: 'rain', mm: 9, day: '2026-07-04' },
    });
  });

  test('comes earlier in heat, and names the hottest day', () => {
    const hot = { rain: 0, evapotranspiration: 6, max: 32 };
    const weather = weatherOf([hot, hot, { ...hot, max: 35 }, hot, ...Array(10).fill(MILD)]);
    expect(nextWatering(question({ weather }))).toMatchObject({
      moved: -2,
      reason: { because: 'heat', celsius: 35, day: '2026-07-04' },
    });
  });

  test('comes later when its history says that the water lasts longer', () => {
    expect(nextWatering(question({ lasts: 9 }))).toMatchObject({ moved: 2, reason: { because: 'history', days: 9 } });
  });

  test('comes later indoors in winter, when plants use less', () => {
    const wateredOn = '2026-12-20';
    const winter = { wateredOn, balance: { day: wateredOn, used: 0 }, rhythmDay: '2026-12-27', weather: new Map() };
    expect(nextWatering(question({ user: FERN, ...winter }))).toMatchObject({
      moved: 2,
      reason: { because: 'season' },
    });
  });

  test('comes later when the diary says that it was watered meanwhile', () => {
    const wateredOn = '2026-07-05';
    expect(nextWatering(question({ wateredOn, balance: { day: wateredOn, used: 0 } }))).toMatchObject({
      day: '2026-07-10',
      reason: { because: 'watered', day: wateredOn },
    });
  });

  test('is never further from the rhythm than 30 percent of its interval', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const { day, moved } = nextWatering(asked);
        expect(Math.abs(moved)).toBeLessThanOrEqual(0.3 * asked.interval);
        expect(daysBetween(asked.rhythmDay, day)).toBe(moved);
      }),
    );
  });

  test('has a reason exactly when it is moved', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const { moved, reason } = nextWatering(asked);
        expect(reason === null).toBe(moved === 0);
      }),
    );
  });

  test('is never earlier because of rain, nor later because of dryness', () => {
    fc.assert(
      fc.property(questions, weathers, (asked, extra) => {
        const wetter = new Map(
          [...asked.weather].map(([day, weather], index) => [
            day,
            { ...weather, rain: weather.rain + (extra[index]?.rain ?? 0) },
          ]),
        );
        const drier = new Map(
          [...asked.weather].map(([day, weather], index) => [
            day,
            { ...weather, evapotranspiration: weather.evapotranspiration + (extra[index]?.evapotranspiration ?? 0) },
          ]),
        );
        const day = nextWatering(asked).day;
        expect(nextWatering({ ...asked, weather: wetter }).day >= day).toBe(true);
        expect(nextWatering({ ...asked, weather: drier }).day <= day).toBe(true);
      }),
    );
  });

  test('is never moved by weather indoors', () => {
    fc.assert(
      fc.property(questions, weathers, (asked, weather) => {
        const indoors = { ...asked, user: { ...asked.user, place: 'indoors' as const } };
        expect(nextWatering({ ...indoors, weather: weatherOf(weather) }).day).toBe(nextWatering(indoors).day);
      }),
    );
  });
});

test('a balance is the same however often it is brought forward on the way', () => {
  fc.assert(
    fc.property(users, weathers, fc.integer({ min: 0, max: 14 }), (user, days, stop) => {
      const weather = weatherOf(days);
      const start = { day: WATERED, used: 0 };
      const end = addDays(WATERED, 14);
      const halfway = balanceOn(user, start, addDays(WATERED, stop), weather);
      expect(balanceOn(user, halfway, end, weather)).toEqual(balanceOn(user, start, end, weather));
      expect(halfway.used).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a rhythm that was chosen in winter is expected to be shorter in the growing season', () => {
  const chosen = (chosenOn: string) => expectedTime(FERN, { interval: 14, chosenOn, usual: null });
  expect(chosen('2026-01-15')).toBeCloseTo(7, 0);
  expect(chosen('2026-07-15')).toBeCloseTo(14, 0);
});
