import { isSeasonMonth } from '@plantcare/contract/reminder-season.ts';
import { hemisphereOf } from '@plantcare/contract/seasons.ts';
import type { Updateable } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Bit } from '../../db/dialect.ts';
import { addDays } from '../../horticulture/days.ts';
import { dryingTime } from '../../horticulture/watering-rhythm/drying-time.ts';
import { expectedTime, nextWatering } from '../../horticulture/watering-rhythm/next-watering.ts';
import { soilHistory } from '../../horticulture/watering-rhythm/soil-history.ts';
import { balanceOn, type KnownWeather } from '../../horticulture/watering-rhythm/water-balance.ts';
import { localDay } from '../../local-day.ts';
import type { Tx } from '../../tables.ts';
import { isInRange } from './due-date.ts';
import { intervalDays } from './moist-rhythm.ts';
import { dueMoment, momentOf, type Recurrence, wallClock } from './recurrence.ts';
import { NOT_ADAPTED, seasonOf } from './reminder-row.ts';
import type { ReminderTable } from './reminders.table.ts';
import { afterRest } from './rest.ts';
import * as wateringQueries from './watering-date-queries.ts';
import { wateringHistory } from './watering-history.ts';

/** Whose dates adapt. */
export interface AdaptiveUser extends Pick<CallerUser, 'id' | 'timeZone'> {
  adaptiveWatering: boolean;
}

/** The weather of a gardener, and whether the provider was asked for it: if not, a job will ask. */
export interface Outlook {
  weather: KnownWeather;
  wasAsked: boolean;
}

/** When dates are recomputed each day, where the gardener lives: before anything is due on an ordinary day. */
const DAILY_AT = '05:00:00';

interface Adapting {
  type: ReminderTable['type'];
  frequency: ReminderTable['frequency'];
}

/** 1 and 0 for a choice of its own; null: as its gardener's account says. */
interface AdaptivePlant {
  adaptive_watering: Bit | null;
}

/** Whether the watering dates of a plant follow its diary, the season and the weather. */
export function adaptsWatering(user: Pick<AdaptiveUser, 'adaptiveWatering'>, plant: AdaptivePlant): boolean {
  return plant.adaptive_watering === null ? user.adaptiveWatering : plant.adaptive_watering === 1;
}

/** Whether the dates of one of its reminders do. */
export function adapts(
  user: Pick<AdaptiveUser, 'adaptiveWatering'>,
  plant: AdaptivePlant,
  { type, frequency }: Adapting,
): boolean {
  return type === 'watering' && frequency !== 'once' && adaptsWatering(user, plant);
}

interface Rhythmic extends Recurrence {
  /** The local time from which it counts. */
  rhythmStart: string;
}

/**
 * The date of a rhythm that counts from a watering: as many days later, at its time of day.
 * @param day of the watering, where its gardener lives
 * @returns null where it rests then
 */
export function dateAfterWatering(reminder: Rhythmic, day: string, timeZone: string): string | null {
  const time = Temporal.PlainDateTime.from(reminder.rhythmStart).toPlainTime();
  const watered = Temporal.PlainDate.from(day);
  const { frequency, interval } = reminder;
  const next =
    frequency === 'monthly'
      ? watered.add({ months: interval })
      : watered.add({ days: intervalDays({ frequency, interval }) });
  const moment = momentOf(next.toPlainDateTime(time).toString({ smallestUnit: 'second' }), timeZone);
  const rests = afterRest(reminder.rhythmStart, reminder, moment, new Date(moment), timeZone) !== null;
  return rests || !isInRange(moment) ? null : moment;
}

export type AdaptiveWatering = ReturnType<typeof createAdaptiveWatering>;

/** Moves watering dates to the days on which their plants will have used their water. */
export function createAdaptiveWatering({ clock }: { clock: Clock }) {
  function tomorrow(timeZone: string): string {
    return momentOf(`${addDays(localDay(clock(), timeZone), 1)}T${DAILY_AT}`, timeZone);
  }

  /** A date that stays is not computed again. Back to its rhythm goes one that no longer adapts and is not due yet. */
  function columnsOfOff(row: wateringQueries.ReminderToAdjust): Updateable<ReminderTable> {
    const now = clock().toISOString();
    const back = row.unadjusted_at !== null && row.unadjusted_at > now && isMovable(row);
    return { ...NOT_ADAPTED, ...(back && { scheduled_at: row.unadjusted_at ?? row.scheduled_at }) };
  }

  /** What its gardener has set, snoozed, skipped or taken back, and what is due, is not moved. */
  function isMovable(row: wateringQueries.ReminderToAdjust): boolean {
    const isFixed = row.changed_at !== null || row.snoozed_until !== null || row.adjustment_refused !== 0;
    return !isFixed && row.previous_id !== null && dueMoment(row) > clock().toISOString();
  }

  async function adjusted(
    tx: Tx,
    user: AdaptiveUser,
    row: wateringQueries.ReminderToAdjust,
    { weather, wasAsked }: Outlook,
  ): Promise<Updateable<ReminderTable>> {
    const now = clock();
    const { timeZone } = user;
    const today = localDay(now, timeZone);
    // The knowledge base is loaded when a plant is first looked up, and does not keep a start waiting.
    const { waterUserOf } = await import('../../horticulture/watering-rhythm/water-user.ts');
    const { user: plant, usual } = waterUserOf(wateringQueries.plantOf(row), today, hemisphereOf(timeZone));
    const interval = intervalDays(row);
    const history = await wateringHistory(tx, user, row);
    const unadjusted = row.unadjusted_at ?? row.scheduled_at;
    const wall = wallClock(unadjusted, timeZone);
    const rhythmDay = wall.slice(0, 10);
    const wateredOn = history.waterings.at(-1) ?? localDay(new Date(row.created_at), timeZone);
    const expected = expectedTime(plant, { interval, chosenOn: row.rhythm_start.slice(0, 10), usual });
    const lasts = dryingTime(expected, soilHistory(plant, history.sinceRepotting, history.completed)).median;
    const kept =
      row.water_day !== null && row.water_used !== null && row.water_day > wateredOn
        ? { day: row.water_day, used: row.water_used }
        : { day: wateredOn, used: 0 };
    const balance = balanceOn(plant, kept, addDays(today, -1), weather);
    const next = nextWatering({ user: plant, balance, wateredOn, rhythmDay, interval, lasts, expected, weather });
    const day = firstFree(
      next.day,
      rhythmDay,
      seasonOf(row),
      (each) => momentOf(each + wall.slice(10), timeZone) > now.toISOString(),
    );
    const isMoved = day !== rhythmDay && next.reason !== null;
    const waits = plant.place !== 'indoors' && weather.size === 0 && !wasAsked;
    return {
      unadjusted_at: unadjusted,
      scheduled_at: isMoved ? momentOf(day + wall.slice(10), timeZone) : unadjusted,
      adjustment: isMoved ? JSON.stringify(next.reason) : null,
      adjust_at: waits ? now.toISOString() : tomorrow(timeZone),
      water_day: balance.day,
      water_used: balance.used,
    };
  }

  return {
    /** Computes dates that are to be computed now. The caller has locked their plants. @returns how many there were */
    async adjust(tx: Tx, user: AdaptiveUser, plantIds: readonly string[] | null, outlook: Outlook): Promise<number> {
      const rows = await wateringQueries.listToAdjust(tx, user.id, plantIds, clock().toISOString());
      for (const row of rows) {
        const columns = !adapts(user, row, row)
          ? columnsOfOff(row)
          : isMovable(row)
            ? await adjusted(tx, user, row, outlook)
            : { adjust_at: null };
        await wateringQueries.adjustReminder(tx, row, columns);
      }
      return rows.length;
    },
  };
}

/** The day, or the next one towards the day of the rhythm that is not past and on which the reminder does not rest. */
function firstFree(
  day: string,
  rhythmDay: string,
  season: ReturnType<typeof seasonOf>,
  isAhead: (day: string) => boolean,
): string {
  for (let free = day; free !== rhythmDay; free = addDays(free, free < rhythmDay ? 1 : -1)) {
    if (isAhead(free) && (season === null || isSeasonMonth(season, Number(free.slice(5, 7))))) return free;
  }
  return rhythmDay;
}
