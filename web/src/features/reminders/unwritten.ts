import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';

type Care = Pick<Reminder, 'type' | 'plant'>;

function careKey({ type, plant }: Care): string {
  return `${type} ${plant._id}`;
}

/** Those that these entries say nothing of: the same kind of care, for the same plant. Each care once. */
export function unwrittenOf(done: readonly Reminder[], written: readonly DiaryEntry[]): Reminder[] {
  const taken = new Set(
    written.flatMap(({ activity, plant }) => (activity === null ? [] : [careKey({ type: activity, plant })])),
  );
  return done.filter((reminder) => {
    const key = careKey(reminder);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

export interface EntryOfSeveral {
  title: string;
  activity: Reminder['type'];
  plants: string[];
  reminders: Reminder[];
}

/** The entries to write for what was done; plants for which the same was done share one call. */
export function entriesFor(done: readonly Reminder[]): EntryOfSeveral[] {
  const groups = Map.groupBy(done, ({ type, title }) => `${type} ${title}`);
  return [...groups.values()].flatMap((reminders) => {
    const [first] = reminders;
    if (first === undefined) return [];
    const plants = [...new Set(reminders.map(({ plant }) => plant._id))];
    return [{ title: first.title, activity: first.type, plants, reminders }];
  });
}
