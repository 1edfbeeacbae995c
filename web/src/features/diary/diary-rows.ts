import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { localDay } from '@/lib/time/dates.ts';
import { wordsOf } from '@/ui/content/activities.ts';
import type { IndexedEntry, SortKey } from './browse-diary.ts';

/** An entry at its place in the diary. */
export interface DiaryRow {
  readonly entry: DiaryEntry;
  /** Stands above the entry where another month or activity begins. */
  readonly heading: string | null;
  /** Whether the entry above is of another day, so that a day is written once. */
  readonly startsDay: boolean;
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "May 2026" for `2026-05` and what follows it. */
function monthText(day: string): string {
  return MONTH.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
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

/** Sorted entries with the headings that their order asks for. */
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
