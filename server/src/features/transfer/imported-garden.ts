import { v7 as uuidv7 } from 'uuid';
import type { ImportedPlant } from '../../import-formats/imported-plant.ts';
import { momentOfDay } from '../../local-day.ts';
import type { Garden } from './read-garden.ts';

interface When {
  now: Date;
  timeZone: string;
  /** When a reminder of a day is due, and the local time from which its recurrence counts. */
  dueOn: (day: string) => { scheduledAt: string; rhythmStart: string };
}

/** Plants of another program as a garden; what they do not say is as with a new plant. */
export function gardenOf(plants: readonly ImportedPlant[], { now, timeZone, dueOn }: When): Garden {
  const createdAt = now.toISOString();
  const garden: Garden = {
    ...{ places: [], plants: [], moves: [], diaryEntries: [] },
    ...{ answers: [], reminders: [], recoveries: [], checkUps: [] },
  };
  // Backwards, because the newest plant is listed first.
  for (const { entries, reminders, ...plant } of plants.toReversed()) {
    const id = uuidv7();
    garden.plants.push({
      ...plant,
      id,
      healthSince: null,
      size: 'medium',
      growingSince: null,
      lastPrune: null,
      diaryRepot: null,
      diaryPrune: null,
      sample: false,
      adaptiveWatering: null,
      farewell: null,
      createdAt,
    });
    for (const { day, ...entry } of entries) {
      const date = momentOfDay(day, now, timeZone);
      garden.diaryEntries.push({ ...entry, id: uuidv7(), plant: id, description: null, notes: null, date, createdAt });
    }
    for (const { type, title, description, day, everyDays } of reminders) {
      garden.reminders.push({
        id: uuidv7(),
        plant: id,
        series: uuidv7(),
        previous: null,
        title,
        description,
        type,
        frequency: everyDays === null ? 'once' : 'daily',
        interval: everyDays ?? 1,
        seasonFrom: null,
        seasonTo: null,
        ...dueOn(day),
        snoozedUntil: null,
        emailNotification: true,
        completedAt: null,
        diaryEntry: null,
        changedAt: null,
        moistStreak: 0,
        moistAnswered: false,
        unadjustedAt: null,
        adjustment: null,
        adjustmentRefused: 0,
        waterUsed: null,
        waterDay: null,
        createdAt,
      });
    }
  }
  return garden;
}
