import { z } from 'zod';
import { Activity, DiaryEntry, EntryDate } from './diary.ts';
import { endpoint } from './endpoint.ts';
import { PlantIds } from './plants.ts';
import { Reminder, type ReminderType } from './reminders.ts';
import { Id } from './text.ts';
import { WEATHER_CARES, WeatherCare, weatherCareOf } from './weather-care.ts';

const TASKS: Readonly<Record<ReminderType, (plant: string) => string>> = {
  watering: (plant) => `Water ${plant}`,
  fertilizing: (plant) => `Fertilize ${plant}`,
  repotting: (plant) => `Repot ${plant}`,
  pruning: (plant) => `Prune ${plant}`,
  pest_control: (plant) => `Check ${plant} for pests`,
  observation: (plant) => `Check on ${plant}`,
  other: (plant) => `Look after ${plant}`,
};

/** The suggested title of a reminder: "Water Monty". */
export function taskTitle(type: ReminderType, plant: string): string {
  return TASKS[type](plant);
}

/** The suggested title of a diary entry about an activity. */
export const DONE_TITLES: Readonly<Record<Activity, string>> = {
  watering: 'Watered',
  fertilizing: 'Fertilized',
  repotting: 'Repotted',
  pruning: 'Pruned',
  pest_control: 'Treated for pests',
  observation: 'Checked',
  other: 'Cared for',
};

/** The title of the entry about a completed reminder: "Watered" for "Water Monty", otherwise the gardener's own words. */
export function doneTitle({ type, title }: Pick<Reminder, 'type' | 'title'>, plant: string): string {
  if (title === taskTitle(type, plant)) return DONE_TITLES[type];
  const care = weatherCareOf(title, plant);
  return care === undefined ? title : WEATHER_CARES[care].done;
}

const MOST = 500;

/** The entries and the completed reminders, which `undoCare` takes back by their ids. */
export const LoggedCare = z.object({ entries: z.array(DiaryEntry), reminders: z.array(Reminder) });
export type LoggedCare = z.output<typeof LoggedCare>;

export const logCare = endpoint({
  method: 'POST',
  path: '/care',
  area: 'Reminders',
  summary:
    'Log an activity for plants: a diary entry each, and their reminders of it due by the end of that day completed',
  access: 'signed-in',
  json: z.object({
    plants: PlantIds,
    activity: z.enum(Activity.options, `Please choose one of: ${Activity.options.join(', ')}`),
    /** With the activity "other": the entries say so, and only reminders of just this are completed. */
    weatherCare: WeatherCare.optional(),
    /** When it was done, for what is sent later; now by default. */
    date: EntryDate,
  }),
  status: 201,
  response: LoggedCare,
});

const Ids = z.array(Id, 'Please send ids').max(MOST, `Please undo at most ${MOST} at once`).default([]);

export const undoCare = endpoint({
  method: 'POST',
  path: '/care/undo',
  area: 'Reminders',
  summary:
    'Open completed reminders again and delete diary entries, all or none; an entry that was changed since it was written stays',
  access: 'signed-in',
  json: z.object({ entries: Ids, reminders: Ids }),
  response: z.array(Reminder),
});
