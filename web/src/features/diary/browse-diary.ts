import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Browsing, Direction } from '@/lib/browse/browsing.ts';
import { alphabet, fold, foldedWords } from '@/lib/browse/fold.ts';
import { localDay } from '@/lib/time/dates.ts';
import { wordsOf } from '@/ui/content/activities.ts';

export const SORT_KEYS = ['date', 'title', 'activityType', 'created'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Search, filters and sort of the diary; an empty text means "all". Both days are local and included. */
export interface DiaryBrowsing extends Browsing<SortKey> {
  readonly plant: string;
  readonly activity: Activity | 'none' | '';
  readonly from: string;
  readonly to: string;
}

/** An entry with its folded texts for searching, computed once and not at every key press. */
export interface IndexedEntry {
  readonly entry: DiaryEntry;
  readonly text: string;
  readonly day: string;
}

export function indexEntries(entries: readonly DiaryEntry[]): IndexedEntry[] {
  return entries.map((entry) => ({
    entry,
    text: fold([entry.title, entry.description ?? '', entry.notes ?? '', entry.plant.name].join('\n')),
    day: localDay(new Date(entry.date)),
  }));
}

function compareMoments(a: string, b: string): number {
  // Moments are texts of equal length, so they sort in the order of time.
  return a < b ? -1 : Number(a > b);
}

type Compare = (a: DiaryEntry, b: DiaryEntry) => number;

function comparison(sort: SortKey, sign: 1 | -1): Compare {
  switch (sort) {
    case 'date':
      return (a, b) => sign * compareMoments(a.date, b.date);
    case 'created':
      return (a, b) => sign * compareMoments(a.createdAt, b.createdAt);
    case 'title':
      return (a, b) => sign * alphabet().compare(a.title, b.title);
    case 'activityType':
      return (a, b) => {
        // Entries without an activity come last in both directions.
        if (a.activityType === null || b.activityType === null) {
          return Number(a.activityType === null) - Number(b.activityType === null);
        }
        return sign * alphabet().compare(wordsOf(a.activityType).label, wordsOf(b.activityType).label);
      };
  }
}

/** A sorted copy; equal entries keep the server's order, newest first. */
export function sortEntries(entries: readonly IndexedEntry[], sort: SortKey, direction: Direction): IndexedEntry[] {
  const compare = comparison(sort, direction === 'asc' ? 1 : -1);
  return entries.toSorted((a, b) => compare(a.entry, b.entry));
}

export type Wanted = Pick<DiaryBrowsing, 'search' | 'plant' | 'activity' | 'from' | 'to'>;

/** The entries that match all filters and, in title, texts or plant name, all words of the search. */
export function matchingEntries(entries: readonly IndexedEntry[], wanted: Wanted): IndexedEntry[] {
  const words = foldedWords(wanted.search);
  const activity = wanted.activity === 'none' ? null : wanted.activity;
  return entries.filter(
    ({ entry, text, day }) =>
      (wanted.plant === '' || entry.plant._id === wanted.plant) &&
      (activity === '' || entry.activityType === activity) &&
      (wanted.from === '' || day >= wanted.from) &&
      (wanted.to === '' || day <= wanted.to) &&
      words.every((word) => text.includes(word)),
  );
}

export function activeFilters({ plant, activity, from, to }: DiaryBrowsing): number {
  return [plant, activity, from, to].filter((value) => value !== '').length;
}
