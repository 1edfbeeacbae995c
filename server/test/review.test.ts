import { updateNotificationSettings } from '@plantcare/contract/auth.ts';
import * as diary from '@plantcare/contract/diary.ts';
import { listNotifications, type Notification, type NotificationType } from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { DAY, HOUR } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

/** Eight in the morning in Berlin, on a Friday. */
const FRIDAY = Date.parse('2026-05-01T06:00:00.000Z');

let now = FRIDAY;
const server = await bootServer({ clock: () => new Date(now) });
afterAll(() => server.close());

let ada: Gardener;
beforeEach(async () => {
  now = FRIDAY;
  ada = await server.register('Ada', 'Europe/Berlin');
});

function addPlant(name: string, health: plants.Plant['health'] = 'healthy'): Promise<plants.Plant> {
  return server.call(plants.addPlant, { form: { name, health } }, ada.token);
}

function setHealth({ _id: id }: plants.Plant, health: plants.Plant['health']): Promise<plants.Plant> {
  return server.call(plants.updatePlant, { params: { id }, form: { health } }, ada.token);
}

function write({ _id: plant }: plants.Plant, activity: 'watering' | 'observation', moment = now) {
  const form = { plant, activity, title: 'Noted', date: new Date(moment).toISOString() };
  return server.call(diary.addDiaryEntry, { form }, ada.token);
}

/** A plant watered at these numbers of days ago. */
async function watered(name: string, ...daysAgo: number[]): Promise<plants.Plant> {
  const plant = await addPlant(name);
  for (const days of daysAgo) await write(plant, 'watering', now - days * DAY);
  return plant;
}

const wish = (settings: Record<string, boolean>) =>
  server.call(updateNotificationSettings, { json: settings }, ada.token);

/** What a gardener was told of a type so far, oldest first. */
async function told(type: NotificationType): Promise<Notification[]> {
  const { notifications } = await server.call(listNotifications, { query: { limit: 100 } }, ada.token);
  return notifications.filter((notification) => notification.type === type).reverse();
}

/** Lets mornings come, each at eight o’clock of the server’s clock, up to that many days after the Friday. */
async function mornings(until: number): Promise<void> {
  for (let day = Math.floor((now - FRIDAY) / DAY) + 1; day <= until; day += 1) {
    now = FRIDAY + day * DAY;
    await server.runDue();
  }
}

const messages = async (type: NotificationType) => (await told(type)).map(({ message }) => message);

describe('a plant that is not well is asked after', () => {
  test.each([
    ['needs_attention', 'Fern needs attention', 'medium'],
    ['sick', 'Fern is sick', 'high'],
  ] as const)('marked %s, after three days without an entry', async (health, title, priority) => {
    const fern = await addPlant('Fern', health);
    await mornings(2);
    expect(await told('plant_care')).toEqual([]);
    await mornings(3);
    expect(await told('plant_care')).toMatchObject([
      {
        ...{ title, priority, data: { careType: health }, relatedPlant: { _id: fern._id, name: 'Fern' } },
        message: 'Nothing was logged for Fern for 3 days. Check on it and log how it is doing.',
      },
    ]);
  });

  test('every week, as long as nothing is noted, and once at a time', async () => {
    await addPlant('Fern', 'sick');
    await mornings(18);
    await server.runDue();
    expect((await messages('plant_care')).map((message) => message.match(/\d+ days/)?.[0])).toEqual([
      ...['3 days', '10 days', '17 days'],
    ]);
  });

  test('three days after the last entry', async () => {
    const fern = await addPlant('Fern', 'sick');
    await mornings(2);
    await write(fern, 'observation');
    await mornings(4);
    expect(await told('plant_care')).toEqual([]);
    await mornings(5);
    expect(await messages('plant_care')).toEqual([expect.stringContaining('for 3 days')]);
    await write(fern, 'observation');
    await mornings(8);
    expect(await told('plant_care')).toHaveLength(2);
  });

  test('not after it has recovered, and again when it falls ill again', async () => {
    const fern = await addPlant('Fern', 'sick');
    await mornings(2);
    await setHealth(fern, 'healthy');
    await mornings(6);
    expect(await told('plant_care')).toEqual([]);
    await setHealth(fern, 'needs_attention');
    await mornings(8);
    expect(await told('plant_care')).toEqual([]);
    await mornings(9);
    expect(await told('plant_care')).toHaveLength(1);
  });

  test('not when it is well', async () => {
    await addPlant('Fern');
    await mornings(10);
    expect(await told('plant_care')).toEqual([]);
  });
});

describe('a watering habit that breaks', () => {
  test('is told of with its reason', async () => {
    const basil = await watered('Basil', 23, 19, 15, 11);
    await mornings(1);
    const reason = 'No watering logged for Basil for 12 days; you usually water every 4 days.';
    expect(await told('ai_insight')).toMatchObject([
      {
        ...{ title: 'Is Basil thirsty?', message: reason, data: { insight: reason }, priority: 'low' },
        relatedPlant: { _id: basil._id, name: 'Basil' },
      },
    ]);
  });

  test('is told of once in a calendar week, until it is watered', async () => {
    const basil = await watered('Basil', 23, 19, 15, 11);
    await mornings(2); // Sunday.
    expect(await told('ai_insight')).toHaveLength(1);
    await mornings(9); // The Sunday after it.
    expect((await messages('ai_insight')).map((message) => message.match(/for (\d+) days/)?.[1])).toEqual(['12', '14']);
    await write(basil, 'watering');
    await mornings(11);
    expect(await told('ai_insight')).toHaveLength(2);
  });

  test('is not told of before there is a habit, nor of what else is noted', async () => {
    await watered('Basil', 19, 15, 11);
    const fern = await watered('Fern', 23, 19, 15, 11, 3);
    await write(fern, 'observation');
    await mornings(1);
    expect(await told('ai_insight')).toEqual([]);
  });

  test('of five plants is told of the three that wait longest by their own habit', async () => {
    await watered('Aloe', 35, 28, 21, 14);
    await watered('Basil', 22, 18, 14, 10);
    await watered('Cress', 15, 13, 11, 9);
    await watered('Dill', 26, 21, 16, 11);
    await watered('Elder', 25, 22, 19, 16);
    await mornings(1);
    expect((await messages('ai_insight')).map((message) => message.match(/for (\w+) for/)?.[1]).sort()).toEqual([
      ...['Basil', 'Cress', 'Elder'],
    ]);
    await mornings(1);
    expect(await messages('ai_insight')).toHaveLength(3);
  });
});

describe('a gardener who', () => {
  beforeEach(async () => {
    await addPlant('Fern', 'sick');
    await watered('Basil', 23, 19, 15, 11);
  });

  test.each([
    ['wants no notifications hears nothing', { enabled: false }, false, false],
    ['wants no plant care hears of habits only', { weather: false }, false, true],
    ['wants no insights hears of plants only', { aiInsights: false }, true, false],
    ['wants no reminders, mails and pushes hears of both', { reminders: false, email: false, push: false }, true, true],
  ])('%s', async (_, settings, plantCare, insights) => {
    await wish(settings);
    await mornings(3);
    expect((await told('plant_care')).length > 0).toBe(plantCare);
    expect((await told('ai_insight')).length > 0).toBe(insights);
  });
});

describe('nobody is told at night', () => {
  test('when the morning passed while the server was off: the next one comes', async () => {
    await addPlant('Fern', 'sick');
    await mornings(2);
    now = FRIDAY + 3 * DAY + 14 * HOUR; // Ten in the evening.
    await server.runDue();
    expect(await told('plant_care')).toEqual([]);
    await mornings(4);
    expect(await messages('plant_care')).toEqual([expect.stringContaining('for 4 days')]);
  });

  test.each([
    ['Europe/Berlin', '2026-05-04T06:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T06:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T07:00:00.000Z'],
    ['America/New_York', '2026-05-04T12:00:00.000Z'],
    ['Asia/Kolkata', '2026-05-04T02:30:00.000Z'],
    ['Pacific/Apia', '2026-05-03T19:00:00.000Z'],
  ])('in %s the review comes at eight, on %s', async (timeZone, eight) => {
    now = Date.parse(eight) - 4 * DAY + 3 * HOUR;
    ada = await server.register('Ada', timeZone);
    await addPlant('Fern', 'sick');
    await server.runDue();
    // The looks of the days before come too early, each of them though a little late itself.
    for (const days of [3, 2, 1]) {
      now = Date.parse(eight) - days * DAY + 2 * HOUR;
      await server.runDue();
    }
    now = Date.parse(eight) - 1;
    await server.runDue();
    expect(await told('plant_care')).toEqual([]);
    now = Date.parse(eight);
    await server.runDue();
    expect(await told('plant_care')).toHaveLength(1);
  });
});
