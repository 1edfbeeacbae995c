import { addPlant } from '@plantcare/contract/plants.ts';
import { addReminder, completeReminders } from '@plantcare/contract/reminders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

// Europe and America change by an hour on different days, Lord Howe by half an hour and in the other half of the year;
// Nepal is 5:45 ahead; Samoa left out the 30th of December 2011.
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'] as const;
/** In the hour in which clocks change, and in the morning. */
const TIMES = ['02:15', '09:00'] as const;

/** The day and the time that a clock on the wall shows. */
function onTheWall(moment: string | Date, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(moment))
    .split(' ');
  return { day, time };
}

/** The calendar days after a day, as `2026-05-01`. */
function daysAfter(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(day) + (index + 1) * DAY).toISOString().slice(0, 10),
  );
}

async function boot(start: string) {
  const clock = movableClock(start);
  const server = await bootServer({ clock });

  async function gardener(timeZone: string) {
    const { token, user } = await server.register('Ada', timeZone);
    const plant = await server.call(addPlant, { form: { name: 'Fern' } }, token);
    return { token, user, timeZone, plant: plant._id };
  }

  /** What was notified of reminders, in order: whose, which and when. */
  async function notified() {
    return server.db
      .selectFrom('notifications')
      .select(['user_id', 'title', 'created_at', 'reminder_id'])
      .where('type', '=', 'reminder')
      .orderBy('created_at')
      .execute();
  }

  /** When the next notice of an open reminder is due, in milliseconds. */
  async function nextNotice(): Promise<number> {
    const open = server.db.selectFrom('reminders').where('completed_at', 'is', null);
    const { next } = await open.select(({ fn }) => fn.min('notice_at').as('next')).executeTakeFirstOrThrow();
    return Date.parse(`${next}`);
  }

  return { ...server, clock, gardener, notified, nextNotice };
}

describe.each([
  ['summer time begins in America', '2026-03-07'],
  ['summer time begins in Europe', '2026-03-28'],
  ['summer time ends at Lord Howe', '2026-04-04'],
  ['summer time begins at Lord Howe', '2026-10-03'],
  ['summer time ends in Europe', '2026-10-24'],
  ['summer time ends in America', '2026-10-31'],
  ['a year ends', '2026-12-30'],
  ['a leap day comes', '2028-02-27'],
  ['a day is left out in Samoa', '2011-12-29'],
])('when %s', (_, day) => {
  const FOLLOWED_DAYS = 2;

  test('a daily reminder is notified once on each day, at its time', { timeout: 120_000 }, async () => {
    // The day before in every zone.
    const server = await boot(`${day}T08:00:00.000Z`);
    try {
      const gardeners = await Promise.all(ZONES.map((zone) => server.gardener(zone)));
      for (const { token, plant, timeZone } of gardeners) {
        const [first = ''] = daysAfter(onTheWall(server.clock(), timeZone).day, 1);
        for (const time of TIMES) {
          const json = { title: time, plant, scheduledDate: `${first}T${time}`, frequency: 'daily' as const };
          await server.call(addReminder, { json }, token);
        }
      }
      const completed = new Set<string>();
      const end = server.clock().getTime() + (FOLLOWED_DAYS + 1) * DAY;
      for (let next = await server.nextNotice(); next < end; next = await server.nextNotice()) {
        server.clock.forward(next - server.clock().getTime());
        await server.runDue();
        for (const { user_id, reminder_id } of await server.notified()) {
          if (reminder_id === null || completed.has(reminder_id)) continue;
          completed.add(reminder_id);
          const token = gardeners.find(({ user }) => user._id === user_id)?.token;
          await server.call(completeReminders, { json: { ids: [reminder_id] } }, token);
        }
      }
      const all = await server.notified();
      for (const { user, timeZone } of gardeners) {
        const first = onTheWall(`${day}T08:00:00.000Z`, timeZone).day;
        const days = daysAfter(first, FOLLOWED_DAYS).filter(
          (each) => timeZone !== 'Pacific/Apia' || each !== '2011-12-30',
        );
        for (const title of TIMES) {
          const moments = all
            .filter((each) => each.user_id === user._id && each.title === title)
            .map(({ created_at }) => onTheWall(created_at, timeZone));
          const seen = moments.filter((each) => days.includes(each.day));
          expect({ timeZone, title, days: seen.map((each) => each.day) }).toEqual({ timeZone, title, days });
          for (const { time } of seen) {
            const skipped = minutes(time) - minutes(title);
            expect([0, 30, 60], `${timeZone} ${title}: ${time}`).toContain(skipped);
            if (title !== '02:15') expect(skipped).toBe(0);
          }
        }
      }
    } finally {
      await server.close();
    }
  });
});

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return 60 * hours + rest;
}

describe.each(ZONES)('when the clock of the server jumps, for a gardener in %s', (zone) => {
  let server: Awaited<ReturnType<typeof boot>>;
  beforeAll(async () => {
    server = await boot('2026-05-01T08:00:00.000Z');
  });
  afterAll(() => server.close());

  test.each([
    ['hours ahead and back', [5 * HOUR, -5 * HOUR]],
    ['days ahead and back', [9 * DAY, -9 * DAY]],
    ['hours back and ahead', [-5 * HOUR, 5 * HOUR]],
    ['days back and ahead', [-9 * DAY, 9 * DAY]],
    ['ahead, for good', [3 * DAY]],
    ['back, for good', [-3 * DAY]],
    ['to and fro', [2 * HOUR, -DAY, 3 * DAY, -2 * DAY - 2 * HOUR]],
  ])(
    '%s, each reminder is notified once',
    async (_, jumps) => {
      const { token, user, plant } = await server.gardener(zone);
      const set = (title: string, later: number) => {
        const scheduledDate = new Date(server.clock().getTime() + later).toISOString();
        return server.call(addReminder, { json: { title, plant, scheduledDate } }, token);
      };
      await set('Due before.', 10 * 60_000);
      await set('Due after.', 2 * HOUR);
      const completed = new Set<string>();
      // After the jumps the clock goes as it should.
      for (const jump of [HOUR, ...jumps, DAY, 4 * DAY, 8 * DAY]) {
        server.clock.forward(jump);
        await server.runDue();
        for (const { user_id, reminder_id } of await server.notified()) {
          if (user_id !== user._id || reminder_id === null || completed.has(reminder_id)) continue;
          completed.add(reminder_id);
          // What is not done would be notified again on the next day, as it should.
          await server.call(completeReminders, { json: { ids: [reminder_id] } }, token);
        }
        await server.runDue();
      }
      const notified = (await server.notified())
        .filter(({ user_id }) => user_id === user._id)
        .map(({ title }) => title);
      expect(notified.sort()).toEqual(['Due after.', 'Due before.']);
    },
    60_000,
  );
});
