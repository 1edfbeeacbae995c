import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';
import { localDay } from '@/lib/time/dates.ts';
import type { PhotoChoice } from '@/ui/controls/photo-picker.tsx';
import type { EntryChanges } from './api.ts';
import { momentOn } from './entry-moment.ts';

/** The form values of an entry; the names are the server's. */
export interface EntryFormValues {
  /** One id; for a new entry also several, separated by commas as the server expects. */
  plant: string;
  activity: Activity | '';
  title: string;
  content: string;
  /** A day such as `2026-05-01`. */
  date: string;
  photo: PhotoChoice;
}

export const ENTRY_FIELDS = ['plant', 'activity', 'title', 'content', 'date', 'photo'] as const;

export function editValuesOf(entry: DiaryEntry): EntryFormValues {
  return {
    plant: entry.plant._id,
    activity: entry.activity ?? '',
    title: entry.title,
    content: entry.notes ?? '',
    date: localDay(new Date(entry.date)),
    photo: null,
  };
}

/** The whole form, except an unchanged day, which keeps its time of day. */
export function sentFields(before: EntryFormValues, after: EntryFormValues, now: Date): EntryChanges {
  return {
    plant: after.plant,
    activity: after.activity,
    title: after.title,
    content: after.content,
    ...(after.date !== before.date && { date: momentOn(after.date, now) }),
    photo: after.photo,
  };
}

/** A valid day of an entry: not in the future. */
export function dayFits(day: string): true | string {
  if (day === '') return 'Date is required';
  return day <= localDay(new Date()) || 'The date cannot be in the future';
}
