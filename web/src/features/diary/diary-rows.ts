import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';
import { localDay } from '@/lib/time/dates.ts';
import { wordsOf } from '@/ui/content/activities.ts';
import type { IndexedEntry, SortKey } from './browse-diary.ts';
import { monthText } from './months.ts';
import { stateOf } from './pending-entries.ts';

interface Place {
  /** The heading above the row if another month or activity begins. */
  readonly heading: string | null;
  /** Whether the row above has another day, so that each day is shown once. */
  readonly startsDay: boolean;
}

/** An entry with its headings in the diary. */
export interface EntryRow extends Place {
  readonly kind: 'entry';
  readonly entry: DiaryEntry;
  /** Whether it is shown below the row of its group. */
  readonly inGroup: boolean;
}

/** The same care of several plants on one day, as one row that opens. */
export interface GroupRow extends Place {
  readonly kind: 'group';
  /** Such as `2026-05-01 watering`. */
  readonly id: string;
  readonly activity: Activity;
  /** At least two, of different plants. */
  readonly entries: readonly DiaryEntry[];
  readonly open: boolean;
}

export type DiaryRow = EntryRow | GroupRow;

type Section = { key: string; text: () => string } | null;

function sectionOf({ entry, day }: IndexedEntry, sort: SortKey): Section {
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

/** Day and activity of an entry without a text or photo of its own; null for any other, and for one that still waits. */
function groupIdOf({ entry, day }: IndexedEntry): string | null {
  if (stateOf(entry) !== null) return null;
  const { activityType: activity, title, description, notes, photoUrl } = entry;
  const plain = activity !== null && title === DONE_TITLES[activity] && !description && !notes && photoUrl === null;
  return plain ? `${day} ${activity}` : null;
}

/** Groups of entries of more than one plant. */
function groupsOf(entries: readonly IndexedEntry[]): Map<string, DiaryEntry[]> {
  const groups = new Map<string, DiaryEntry[]>();
  for (const indexed of entries) {
    const id = groupIdOf(indexed);
    if (id === null) continue;
    const group = groups.get(id);
    if (group) group.push(indexed.entry);
    else groups.set(id, [indexed.entry]);
  }
  for (const [id, group] of groups) {
    if (new Set(group.map(({ plant }) => plant._id)).size < 2) groups.delete(id);
  }
  return groups;
}

/**
 * Sorted entries with headings that match their order. By date and by activity, the same care of several plants on one
 * day is one row at the place of its first entry; if it is in `opened`, its entries follow it.
 */
export function rowsOf(
  entries: readonly IndexedEntry[],
  sort: SortKey,
  opened: ReadonlySet<string> = new Set(),
): DiaryRow[] {
  const groups = sort === 'date' || sort === 'activityType' ? groupsOf(entries) : new Map<string, DiaryEntry[]>();
  const placed = new Set<string>();
  const rows: DiaryRow[] = [];
  let lastKey: string | undefined;
  let lastDay: string | undefined;
  for (const indexed of entries) {
    const id = groupIdOf(indexed);
    const group = id === null ? undefined : groups.get(id);
    if (id !== null && group && placed.has(id)) continue;
    const section = sectionOf(indexed, sort);
    const heading = section !== null && section.key !== lastKey ? section.text() : null;
    const startsDay = heading !== null || indexed.day !== lastDay;
    lastKey = section?.key;
    lastDay = indexed.day;
    const activity = indexed.entry.activityType;
    if (id === null || !group || activity === null) {
      rows.push({ kind: 'entry', entry: indexed.entry, inGroup: false, heading, startsDay });
      continue;
    }
    placed.add(id);
    const open = opened.has(id);
    rows.push({ kind: 'group', id, activity, entries: group, open, heading, startsDay });
    if (!open) continue;
    for (const entry of group) rows.push({ kind: 'entry', entry, inGroup: true, heading: null, startsDay: false });
  }
  return rows;
}
