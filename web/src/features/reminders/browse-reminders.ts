import { type ReminderStatus, reminderStatus } from '@plantcare/contract/due.ts';
import type { Reminder, ReminderType } from '@plantcare/contract/reminders.ts';
import type { Browsing, Direction } from '@/lib/browse/browsing.ts';
import { alphabet, fold, foldedWords } from '@/lib/browse/fold.ts';
import { wordsOf } from '@/ui/content/activities.ts';
import { compareDue } from './due.ts';

export const SORT_KEYS = ['due', 'title', 'type', 'created'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const VIEWS = ['today', 'plan', 'history'] as const;
/** What is due now, all that is open, and all that is completed. */
export type View = (typeof VIEWS)[number];

/** What the gardener wants to see; an empty text means "all". */
export interface ReminderBrowsing extends Browsing<SortKey> {
  /** Empty where the other choices decide. */
  readonly view: View | '';
  readonly plant: string;
  readonly type: ReminderType | '';
  readonly status: ReminderStatus | '';
}

/** A reminder with the text that searching compares, folded once and not at every key press. */
export interface IndexedReminder {
  readonly reminder: Reminder;
  readonly text: string;
}

export function indexReminders(reminders: readonly Reminder[]): IndexedReminder[] {
  return reminders.map((reminder) => ({
    reminder,
    text: fold([reminder.title, reminder.description ?? '', reminder.plant.name].join('\n')),
  }));
}

type Compare = (a: Reminder, b: Reminder) => number;

function comparison(sort: SortKey, sign: 1 | -1): Compare {
  switch (sort) {
    case 'due':
      return (a, b) => {
        if (a.completed !== b.completed) return Number(a.completed) - Number(b.completed);
        // What is done is not due any more: it stays behind what is open, and tells of the latest first.
        return (a.completed ? -sign : sign) * compareDue(a, b);
      };
    case 'title':
      return (a, b) => sign * alphabet().compare(a.title, b.title);
    case 'type':
      return (a, b) => sign * alphabet().compare(wordsOf(a.type).label, wordsOf(b.type).label);
    case 'created':
      // Moments on the wire have one width, so their texts sort as the moments do.
      return (a, b) => sign * (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt));
  }
}

/** Sorted copy; reminders that compare equal keep the order they came in (the server's: newest first). */
export function sortReminders(
  reminders: readonly IndexedReminder[],
  sort: SortKey,
  direction: Direction,
): IndexedReminder[] {
  const compare = comparison(sort, direction === 'asc' ? 1 : -1);
  return reminders.toSorted((a, b) => compare(a.reminder, b.reminder));
}

/** The view that was chosen; else the one in which what is searched or filtered can be found. */
export function viewOf(browsing: ReminderBrowsing): View {
  const { view, search, status, sort } = browsing;
  if (view === 'plan' || view === 'history') return view;
  if (status === 'completed') return 'history';
  return search !== '' || activeFilters(browsing) > 0 || sort !== 'due' ? 'plan' : 'today';
}

export type Wanted = Pick<ReminderBrowsing, 'search' | 'plant' | 'type' | 'status'>;

/** Those that match every filter, and every word of the search anywhere in title, description or plant name. */
export function matchingReminders(reminders: readonly IndexedReminder[], wanted: Wanted, now: Date): Reminder[] {
  const words = foldedWords(wanted.search);
  return reminders
    .filter(
      ({ reminder, text }) =>
        (wanted.plant === '' || reminder.plant._id === wanted.plant) &&
        (wanted.type === '' || reminder.type === wanted.type) &&
        (wanted.status === '' || reminderStatus(reminder, now) === wanted.status) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ reminder }) => reminder);
}

export function activeFilters({ plant, type, status }: Omit<Wanted, 'search'>): number {
  return [plant, type, status].filter((value) => value !== '').length;
}
