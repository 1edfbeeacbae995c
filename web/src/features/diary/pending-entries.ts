import { DONE_TITLES, doneTitle } from '@plantcare/contract/care.ts';
import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';
import { WEATHER_CARES } from '@plantcare/contract/weather-care.ts';
import type { Change, PendingChange } from '@/lib/offline/changes/pending-change.ts';

/** What has to happen before an entry is in the diary of the server. */
export type EntryState = 'waiting' | 'refused';

/** An entry that the server does not have yet. */
interface PendingEntry extends DiaryEntry {
  readonly state: EntryState;
}

interface WrittenEntry {
  plant: { _id: string; name: string };
  activity: Activity | null;
  title: string;
  notes: string | null;
}

/** Null for an entry of the server. */
export function stateOf(entry: DiaryEntry): EntryState | null {
  return 'state' in entry ? (entry as PendingEntry).state : null; // Only those made below have a state.
}

/** What a change writes into the diary. */
export function entriesOf(change: Change, nameOf: (plantId: string) => string): WrittenEntry[] {
  const named = (_id: string) => ({ _id, name: nameOf(_id) });
  switch (change.kind) {
    case 'entry': {
      const { title, content, activity } = change;
      const words = {
        title,
        activity: activity === '' ? null : activity,
        notes: content.trim() === '' ? null : content,
      };
      return change.plants.map((id) => ({ plant: named(id), ...words }));
    }
    case 'care': {
      const { activity, weatherCare } = change;
      const title = weatherCare ? WEATHER_CARES[weatherCare].done : DONE_TITLES[activity];
      return change.plants.map((id) => ({ plant: named(id), activity, title, notes: null }));
    }
    case 'completion': {
      if (!change.diary) return [];
      const written = change.reminders.map(({ plant, type, title }) => ({
        plant,
        activity: type,
        title: doneTitle({ type, title }, plant.name),
        notes: null,
      }));
      // Two reminders of one plant about the same activity write one entry.
      return [...new Map(written.map((entry) => [`${entry.plant._id} ${entry.activity}`, entry])).values()];
    }
  }
}

/**
 * The entries of changes that wait or were refused, newest first, as the diary shows them.
 * @param photoUrlOf the address of the photo of a change
 */
export function pendingEntries(
  pending: readonly PendingChange[],
  nameOf: (plantId: string) => string,
  photoUrlOf: (pending: PendingChange) => string | null,
): PendingEntry[] {
  return pending.toReversed().flatMap((one) =>
    entriesOf(one.change, nameOf).map((entry) => ({
      ...entry,
      _id: `${one.id} ${entry.plant._id}`,
      activityType: entry.activity,
      description: null,
      date: one.change.date,
      createdAt: one.change.date,
      photoUrl: photoUrlOf(one),
      thumbnailUrl: photoUrlOf(one),
      version: 0,
      state: one.refusal === null ? ('waiting' as const) : ('refused' as const),
    })),
  );
}

/** A list of entries with those that wait in their places, newest first. */
export function withPending(entries: readonly DiaryEntry[], pending: readonly DiaryEntry[]): DiaryEntry[] {
  if (pending.length === 0) return [...entries];
  return [...pending, ...entries].sort((a, b) => (a.date < b.date ? 1 : -Number(a.date > b.date)));
}
