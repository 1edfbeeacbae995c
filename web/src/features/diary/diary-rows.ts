import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { localDay } from '@/lib/time/dates.ts';
import { wordsOf } from '@/ui/content/activities.ts';
import type { IndexedEntry, SortKey } from './browse-diary.ts';
import { monthText } from './months.ts';

/** An entry with its headings in the diary. */
export interface DiaryRow {
  readonly entry: DiaryEntry;
  /** The heading above the entry if another month or activity begins. */
  readonly heading: string | null;
  /** Whether the entry above has another day, so that each day is shown once. */
  readonly startsDay: boolean;
}

type Group = { key: string; text: () => string } | null;

function groupOf({ entry, day }: IndexedEntry, sort: SortKey): Group {
  switch (sort) {
    case 'date':
      return { key: day.slice(0, 7), text: () => monthText(day) };
    case 'created': {
      const created = localDay(new Date(entry.createdAt));
      return { key: created.slice(0, 7), text: () => `Written in ${monthText(created)}` };
    }
    case 'activityType': {
      const activity = entry.activityType;
      return { key: activity ?? '', text: () => (activity === null ? 'No activity' : wordsOf(activity).label) };
    }
    case 'title':
      return null;
  }
}

/** Sorted entries with headings that match their order. */
export function rowsOf(entries: readonly IndexedEntry[], sort: SortKey): DiaryRow[] {
  let lastKey: string | undefined;
  let lastDay: string | undefined;
  return entries.map((indexed) => {
    const group = groupOf(indexed, sort);
    const heading = group !== null && group.key !== lastKey ? group.text() : null;
    const startsDay = heading !== null || indexed.day !== lastDay;
    lastKey = group?.key;
    lastDay = indexed.day;
    return { entry: indexed.entry, heading, startsDay };
  });
}
