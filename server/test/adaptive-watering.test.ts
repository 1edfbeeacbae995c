import { login, me, updateProfile } from '@plantcare/contract/auth.ts';
import { logCare } from '@plantcare/contract/care.ts';
import { listNotifications } from '@plantcare/contract/notifications.ts';
import { addPlant, getPlant, type Plant } from '@plantcare/contract/plants.ts';
import {
  addReminder,
  listReminders,
  type Reminder,
  setAdaptiveWatering,
  setPlantAdaptiveWatering,
  skipReminder,
  snoozeReminder,
  stillMoist,
  takeBackAdjustment,
  updateReminder,
} from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';
import { startWeatherStation } from './support/services/weather-station.ts';

const START = '2026-07-01T07:00:00.000Z';
let now = START;
const clock = () => new Date(now);
const station = await startWeatherStation({ clock });
const server = await bootServer({ clock, env: station.env });
afterAll(async () => {
  await server.close();
  await station.close();
});

/** Where rain is to fall; each gardener lives somewhere else, so that no weather is remembered from another test. */
let place = { lat: 50, lon: 10 };
let towns = 0;
let ada: Gardener;
beforeEach(async () => {
  now = START;
  ada = await server.register('Ada');
  towns += 1;
  place = { lat: 40 + towns, lon: 10 };
  const town = `Town ${towns}`;
  station.know({ name: town, latitude: place.lat, longitude: 10, country: 'Germany', country_code: 'DE' });
  const { user } = await server.call(me, {}, ada.token);
  const json = { name: user.name, email: user.email, location: town, bio: null };
  await server.call(updateProfile, { json }, ada.token);
});

const add = (location: string, name = 'Greenie') => server.call(addPlant, { form: { name, location } }, ada.token);
const switchAll = (on: boolean) => server.call(setAdaptiveWatering, { json: { on } }, ada.token);
const switchOne = (plant: Plant, on: boolean | null) =>
  server.call(setPlantAdaptiveWatering, { params: { id: plant._id }, json: { on } }, ada.token);
const rain = (day: string, mm: number) =>
  station.set(place, { evapotranspiration: 4.4, rain: ({ date, hour }) => (date === day && hour === 12 ? mm : 0) });

async function water(plant: Plant, interval = 7): Promise<void> {
  const json = { title: 'Water', plant: plant._id, scheduledDate: START, frequency: 'daily', interval } as const;
  const reminder = await server.call(addReminder, { json }, ada.token);
  await complete(reminder);
}

const complete = ({ _id: id }: Reminder) =>
  server.call(updateReminder, { params: { id }, json: { completed: true, diary: true } }, ada.token);

async function open(): Promise<Reminder> {
  const reminders = await server.call(listReminders, {}, ada.token);
  const [first] = reminders.filter(({ completed }) => !completed);
  if (!first) throw new Error('nothing is open');
  return first;
}

const takeBack = ({ _id: id }: Reminder) => server.call(takeBackAdjustment, { params: { id }, json: {} }, ada.token);

describe('a watering outdoors', () => {
  test('moves with the rain, says why, and by no more than 30 percent of its interval', async () => {
    await switchAll(true);
    rain('2026-07-04', 90);
    await water(await add('in the garden bed'));
    expect(await open()).toMatchObject({ scheduledDate: '2026-07-08T07:00:00.000Z', adjustment: null });
    await server.runDue();
    expect(await open()).toMatchObject({
      scheduledDate: '2026-07-10T07:00:00.000Z',
      adjustment: {
        days: 2,
        from: '2026-07-08T07:00:00.000Z',
        reason: { because: 'rain', mm: 90, day: '2026-07-04' },
      },
    });
  });

  test('moves again when the forecast changes, and what rained is not forgotten', async () => {
    await switchAll(true);
    rain('2026-07-04', 0);
    await water(await add('in the garden bed'));
    await server.runDue();
    expect(await open()).toMatchObject({ adjustment: null });
    rain('2026-07-04', 90);
    now = '2026-07-03T06:00:00.000Z';
    await server.runDue();
    expect(await open()).toMatchObject({ adjustment: { days: 2 } });
    rain('2026-07-04', 0);
    now = '2026-07-08T06:00:00.000Z';
    await server.runDue();
    expect((await open()).adjustment?.days ?? 0).toBeLessThan(2);
  });

  test('stays on its date where the weather is not known, and moves once it is', async () => {
    await switchAll(true);
    rain('2026-07-04', 90);
    station.answer({ status: 500 });
    await water(await add('in the garden bed'));
    await server.runDue();
    expect((await open()).adjustment).toBeNull();
    station.answer('properly');
    now = '2026-07-02T06:00:00.000Z';
    await server.runDue();
    expect((await open()).adjustment).toMatchObject({ days: 2 });
  });

  test('is notified on the date to which it was moved', async () => {
    await switchAll(true);
    rain('2026-07-04', 90);
    await water(await add('in the garden bed'));
    await server.runDue();
    const noticed = async () =>
      (await server.call(listNotifications, { query: {} }, ada.token)).notifications.filter(
        ({ type }) => type === 'reminder',
      ).length;
    now = '2026-07-09T07:00:00.000Z';
    await server.runDue();
    expect(await noticed()).toBe(0);
    now = '2026-07-10T07:00:00.000Z';
    await server.runDue();
    expect(await noticed()).toBe(1);
  });
});

describe('a watering indoors', () => {
  test('counts from the last watering, and follows the season', async () => {
    await switchAll(true);
    await water(await add('Living room', 'Monstera'));
    now = '2026-12-20T10:00:00.000Z';
    const json = { email: ada.email, password: ada.password };
    ada = { ...ada, token: (await server.call(login, { json })).token };
    await complete(await open());
    expect(await open()).toMatchObject({
      scheduledDate: '2026-12-29T07:00:00.000Z',
      adjustment: { days: 2, from: '2026-12-27T07:00:00.000Z', reason: { because: 'season' } },
    });
  });

  test('comes later after "still moist" was answered again and again', async () => {
    await switchAll(true);
    await water(await add('Living room'), 10);
    for (let times = 0; times < 4; times += 1) {
      const reminder = await open();
      now = reminder.scheduledDate;
      const moist = await server.call(stillMoist, { params: { id: reminder._id }, json: {} }, ada.token);
      now = moist.snoozedUntil ?? now;
      await complete(reminder);
    }
    expect((await open()).adjustment).toMatchObject({ days: 3, reason: { because: 'history' } });
  });

  test('asks no provider for weather', async () => {
    await switchAll(true);
    const before = station.asked.length;
    await water(await add('Living room'));
    await server.runDue();
    expect(station.asked.length).toBe(before);
  });
});

describe('taking it back', () => {
  async function moved(): Promise<Reminder> {
    await switchAll(true);
    rain('2026-07-04', 90);
    await water(await add('in the garden bed'));
    await server.runDue();
    return open();
  }

  test('puts a watering on the date of its rhythm, from which it does not move again', async () => {
    const back = await takeBack(await moved());
    expect(back).toMatchObject({ scheduledDate: '2026-07-08T07:00:00.000Z', adjustment: null });
    now = '2026-07-02T06:00:00.000Z';
    await server.runDue();
    expect(await open()).toMatchObject({ scheduledDate: '2026-07-08T07:00:00.000Z', adjustment: null });
  });

  test('twice changes nothing, and nor does it where nothing was moved', async () => {
    const reminder = await moved();
    await takeBack(reminder);
    expect(await takeBack(reminder)).toMatchObject({ scheduledDate: '2026-07-08T07:00:00.000Z' });
  });

  test('is only for its gardener', async () => {
    const reminder = await moved();
    const eve = await server.register('Eve');
    expect(
      await server.refusal(takeBackAdjustment, { params: { id: reminder._id }, json: {} }, eve.token),
    ).toMatchObject({ status: 404 });
    expect(
      await server.refusal(
        setPlantAdaptiveWatering,
        { params: { id: reminder.plant._id }, json: { on: true } },
        eve.token,
      ),
    ).toMatchObject({ status: 404 });
  });
});

describe('what its gardener has set stays', () => {
  test.each([
    [
      'a date',
      (id: string) => server.call(updateReminder, { params: { id }, json: { scheduledDate: '2026-07-09' } }, ada.token),
    ],
    ['a snooze', (id: string) => server.call(snoozeReminder, { params: { id }, json: { days: 1 } }, ada.token)],
    ['a skip', (id: string) => server.call(skipReminder, { params: { id }, json: {} }, ada.token)],
  ])('%s', async (_, set) => {
    await switchAll(true);
    rain('2026-07-04', 0);
    await water(await add('in the garden bed'));
    await set((await open())._id);
    const { scheduledDate, snoozedUntil } = await open();
    rain('2026-07-04', 90);
    now = '2026-07-02T06:00:00.000Z';
    await server.runDue();
    expect(await open()).toMatchObject({ scheduledDate, snoozedUntil, adjustment: null });
  });

  test('the first date too', async () => {
    await switchAll(true);
    const plant = await add('in the garden bed');
    rain('2026-07-04', 90);
    const json = { title: 'Water', plant: plant._id, scheduledDate: '2026-07-06', frequency: 'weekly' } as const;
    const { scheduledDate } = await server.call(addReminder, { json }, ada.token);
    await server.runDue();
    expect(await open()).toMatchObject({ scheduledDate, adjustment: null });
  });
});

describe('the switch', () => {
  test('is off at first', async () => {
    rain('2026-07-04', 90);
    await water(await add('in the garden bed'));
    await server.runDue();
    expect((await open()).adjustment).toBeNull();
    expect((await server.call(me, {}, ada.token)).user.adaptiveWatering).toBe(false);
  });

  test('of a plant wins over that for all', async () => {
    const plant = await add('in the garden bed');
    await switchAll(true);
    await switchOne(plant, false);
    rain('2026-07-04', 90);
    await water(plant);
    await server.runDue();
    expect((await open()).adjustment).toBeNull();
    expect(await server.call(getPlant, { params: { id: plant._id } }, ada.token)).toMatchObject({
      adaptiveWatering: false,
    });
    await switchOne(plant, null);
    await server.runDue();
    expect((await open()).adjustment).toMatchObject({ days: 2 });
  });

  test('moves open waterings back to their rhythm when it is turned off', async () => {
    await switchAll(true);
    rain('2026-07-04', 90);
    await water(await add('in the garden bed'));
    await server.runDue();
    await switchAll(false);
    expect(await open()).toMatchObject({ scheduledDate: '2026-07-08T07:00:00.000Z', adjustment: null });
  });
});

test('a watering that was only logged counts too', async () => {
  await switchAll(true);
  const plant = await add('Living room');
  await water(plant, 10);
  now = '2026-07-05T07:00:00.000Z';
  await server.call(logCare, { json: { plants: [plant._id], activity: 'watering' } }, ada.token);
  expect(await open()).toMatchObject({
    scheduledDate: '2026-07-14T07:00:00.000Z',
    adjustment: { days: 3, reason: { because: 'watered', day: '2026-07-05' } },
  });
});
