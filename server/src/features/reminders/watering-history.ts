import type { CompletedWatering } from '../../horticulture/watering-rhythm/soil-history.ts';
import { localDay } from '../../local-day.ts';
import type { Tx } from '../../tables.ts';
import * as wateringQueries from './watering-date-queries.ts';

/** When a plant was watered, by its diary and its reminders, as local days, the oldest first. */
export interface WateringHistory {
  waterings: string[];
  /** Those since its last repotting: before it, its water lasted for another time. */
  sinceRepotting: string[];
  completed: CompletedWatering[];
}

export async function wateringHistory(
  tx: Tx,
  { timeZone }: { timeZone: string },
  plant: wateringQueries.ReminderToAdjust,
): Promise<WateringHistory> {
  const dayOf = (moment: string) => localDay(new Date(moment), timeZone);
  const entries = await wateringQueries.wateringMoments(tx, plant);
  const reminders = await wateringQueries.completedWaterings(tx, plant);
  const completed = reminders.map((row) => ({
    dueOn: dayOf(row.scheduled_at),
    completedOn: dayOf(row.completed_at),
    wasMoist: row.moist_answered === 1,
    refused:
      row.adjustment_refused === 0
        ? null
        : ({
            rhythmDay: dayOf(row.scheduled_at),
            way: row.adjustment_refused === 1 ? 'later' : 'earlier',
          } as const),
    balance: row.water_day === null || row.water_used === null ? null : { day: row.water_day, used: row.water_used },
  }));
  const days = [...entries.map(dayOf), ...completed.map(({ completedOn }) => completedOn)];
  const waterings = [...new Set(days)].sort();
  const repotted = [plant.last_repot, plant.diary_repot].filter((day) => day !== null).sort();
  const since = repotted.at(-1)?.slice(0, 10) ?? '';
  return { waterings, sinceRepotting: waterings.filter((day) => day >= since), completed };
}
