import { addPlant } from '@plantcare/contract/plants.ts';
import { addReminder, completeReminders } from '@plantcare/contract/reminders.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
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

/** One server for every case; its clock goes from one case to the next, through seventeen years. */
const clock = movableClock('2011-01-01T00:00:00.000Z');
const server = await bootServer({ clock });
afterAll(() => server.close());

type Ada = Awaited<ReturnType<typeof gardener>>;
let gardeners: Ada[];

/** Goes on to a later day, with a new gardener in each zone. */
async function beginAt(moment: string) {
  clock.forward(Date.parse(moment) - clock().getTime());
  gardeners = await Promise.all(ZONES.map(gardener));
}

async function gardener(timeZone: string) {
  const { token, user } = await server.register('Ada', timeZone);
  const plant = await server.call(addPlant, { form: { name: 'Fern' } }, token);
  return { token, user, timeZone, plant: plant._id };
}

/** What one case leaves must not come due in the next. */
afterEach(async () => {
  await server.db.deleteFrom('notifications').execute();
  await server.db.deleteFrom('reminders').execute();
});

/** What was notified of reminders, in order: whose, which and when. */
function notified() {
  return server.db
    .selectFrom('notifications')
    .select(['user_id', 'title', 'created_at', 'reminder_id'])
    .where('type', '=', 'reminder')
    .orderBy('created_at')
    .execute();
}

/** Completes what was notified: what is not done would be notified again on the next day, as it should. */
async function completeNotified(completed: Set<string>): Promise<void> {
  const open = (await notified()).flatMap(({ user_id, reminder_id: id }) =>
    id === null || completed.has(id) ? [] : [{ user_id, id }],
  );
  for (const { user, token } of gardeners) {
    const ids = open.filter(({ user_id }) => user_id === user._id).map(({ id }) => id);
    if (ids.length > 0) await server.call(completeReminders, { json: { ids } }, token);
  }
  for (const { id } of open) completed.add(id);
}

/** When the next notice of an open reminder is due, in milliseconds. */
async function nextNotice(): Promise<number> {
  const open = server.db.selectFrom('reminders').where('completed_at', 'is', null);
  const { next } = await open.select(({ fn }) => fn.min('notice_at').as('next')).executeTakeFirstOrThrow();
  return Date.parse(`${next}`);
}

describe.each([
  ['a day is left out in Samoa', '2011-12-29'],
  ['summer time begins in America', '2026-03-07'],
  ['summer time begins in Europe', '2026-03-28'],
  ['summer time ends at Lord Howe', '2026-04-04'],
  ['summer time begins at Lord Howe', '2026-10-03'],
  ['summer time ends in Europe', '2026-10-24'],
  ['summer time ends in America', '2026-10-31'],
  ['a year ends', '2026-12-30'],
  ['a leap day comes', '2028-02-27'],
])('when %s', (_, day) => {
  const FOLLOWED_DAYS = 2;
  /** The day before in every zone. */
  const begin = `${day}T08:00:00.000Z`;
  /** After the last time of the last day in America, where it comes last. */
  const end = Date.parse(begin) + FOLLOWED_DAYS * DAY + 7 * HOUR;
  beforeEach(() => beginAt(begin));

  test('a daily reminder is notified once on each day, at its time', { timeout: 60_000 }, async () => {
    for (const { token, plant, timeZone } of gardeners) {
      const [first = ''] = daysAfter(onTheWall(begin, timeZone).day, 1);
      for (const time of TIMES) {
        const json = { title: time, plant, scheduledDate: `${first}T${time}`, frequency: 'daily' as const };
        await server.call(addReminder, { json }, token);
      }
    }
    const completed = new Set<string>();
    for (let next = await nextNotice(); next < end; next = await nextNotice()) {
      clock.forward(next - clock().getTime());
      await server.runDue();
      await completeNotified(completed);
    }
    const all = await notified();
    for (const { user, timeZone } of gardeners) {
      const days = daysAfter(onTheWall(begin, timeZone).day, FOLLOWED_DAYS).filter(
        (each) => timeZone !== 'Pacific/Apia' || each !== '2011-12-30',
      );
      for (const title of TIMES) {
        const seen = all
          .filter((each) => each.user_id === user._id && each.title === title)
          .map(({ created_at }) => onTheWall(created_at, timeZone))
          .filter((each) => days.includes(each.day));
        expect({ timeZone, title, days: seen.map((each) => each.day) }).toEqual({ timeZone, title, days });
        for (const { time } of seen) {
          const skipped = minutes(time) - minutes(title);
          expect([0, 30, 60], `${timeZone} ${title}: ${time}`).toContain(skipped);
          if (title !== '02:15') expect(skipped).toBe(0);
        }
      }
    }
  });
});

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return 60 * hours + rest;
}

describe.each([
  ['hours ahead and back', '2028-04-01', [5 * HOUR, -5 * HOUR]],
  ['days ahead and back', '2028-05-01', [9 * DAY, -9 * DAY]],
  ['hours back and ahead', '2028-06-01', [-5 * HOUR, 5 * HOUR]],
  ['days back and ahead', '2028-07-01', [-9 * DAY, 9 * DAY]],
  ['ahead, for good', '2028-08-01', [3 * DAY]],
  ['back, for good', '2028-09-01', [-3 * DAY]],
  ['to and fro', '2028-10-01', [2 * HOUR, -DAY, 3 * DAY, -2 * DAY - 2 * HOUR]],
])('when the clock of the server jumps %s', (_, day, jumps) => {
  beforeEach(() => beginAt(`${day}T08:00:00.000Z`));

  test('each reminder is notified once, in every zone', { timeout: 60_000 }, async () => {
    for (const { token, plant } of gardeners) {
      const set = (title: string, later: number) => {
        const scheduledDate = new Date(clock().getTime() + later).toISOString();
        return server.call(addReminder, { json: { title, plant, scheduledDate } }, token);
      };
      await set('Due before.', 10 * 60_000);
      await set('Due after.', 2 * HOUR);
    }
    const completed = new Set<string>();
    // After the jumps the clock goes as it should.
    for (const jump of [HOUR, ...jumps, DAY, 4 * DAY, 8 * DAY]) {
      clock.forward(jump);
      await server.runDue();
      await completeNotified(completed);
      await server.runDue();
    }
    const all = await notified();
    for (const { user, timeZone } of gardeners) {
      const titles = all.filter(({ user_id }) => user_id === user._id).map(({ title }) => title);
      expect({ timeZone, titles: titles.sort() }).toEqual({ timeZone, titles: ['Due after.', 'Due before.'] });
    }
  });
});
