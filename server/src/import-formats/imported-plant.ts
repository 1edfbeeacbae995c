import { DONE_TITLES, taskTitle } from '@plantcare/contract/care.ts';
import type { Activity } from '@plantcare/contract/diary.ts';
import type { Health } from '@plantcare/contract/plants.ts';

/** Of a name, a title or another short text, and of notes, in characters. The contract refuses longer ones. */
export const MOST_TEXT = 200;
export const MOST_NOTES = 10_000;

/** A plant that was read from a file of another program. Days are such as `2026-05-01`. */
export interface ImportedPlant {
  name: string;
  species: string | null;
  location: string | null;
  potSize: string | null;
  sunlight: string | null;
  health: Health;
  lastRepot: string | null;
  notes: string | null;
  /** The path of its photo in the file. */
  photo: string | null;
  /** What its diary says. */
  entries: readonly ImportedEntry[];
  reminders: readonly ImportedReminder[];
}

export interface ImportedEntry {
  day: string;
  title: string;
  activity: Activity | null;
  photo: string | null;
}

/** Due on a day, and then every so many days; once without a number. */
export interface ImportedReminder {
  type: Activity;
  title: string;
  description: string | null;
  day: string;
  everyDays: number | null;
}

/** The entry of the day on which a plant was bought or given. */
export function acquiredEntry(day: string): ImportedEntry {
  return { day, title: 'Acquired', activity: null, photo: null };
}

/** The entry of care that was given on a day. */
export function doneEntry(activity: Activity, day: string): ImportedEntry {
  return { day, title: DONE_TITLES[activity], activity, photo: null };
}

/** On one line, and cut to the length of a short text. */
export function shortText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, MOST_TEXT);
}

interface Repeated {
  /** When it was done last, if that is known. */
  last: string | null;
  everyDays: number;
  today: string;
}

/** Care that is repeated: due first some days after the last time, or after today, and never before today. */
export function careReminder(type: Activity, plant: string, { last, everyDays, today }: Repeated): ImportedReminder {
  const due = new Date(`${last ?? today}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + everyDays);
  const day = due.toISOString().slice(0, 10);
  const title = taskTitle(type, plant).slice(0, MOST_TEXT);
  return { type, title, description: null, day: day < today ? today : day, everyDays };
}
