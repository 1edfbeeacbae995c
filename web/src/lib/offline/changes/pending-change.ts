import type { Activity } from '@plantcare/contract/diary.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import type { WeatherCare } from '@plantcare/contract/weather-care.ts';

/** An entry of the diary, for one plant or several. */
export interface EntryChange {
  readonly kind: 'entry';
  /** Ids. */
  readonly plants: readonly string[];
  readonly activity: Activity | '';
  readonly title: string;
  readonly content: string;
  /** ISO, so that an entry that is sent later is of the moment at which it was written. */
  readonly date: string;
  readonly photo: File | null;
}

/** An activity logged for plants, which also completes their due reminders about it. */
export interface CareChange {
  readonly kind: 'care';
  readonly plants: readonly string[];
  readonly activity: Activity;
  /** With the activity "other": what the weather asked for. */
  readonly weatherCare?: WeatherCare;
  readonly date: string;
}

export type CompletedReminder = Pick<Reminder, '_id' | 'title' | 'type' | 'plant'>;

/** Completed reminders; with `diary`, each plant gets an entry too. */
export interface CompletionChange {
  readonly kind: 'completion';
  readonly reminders: readonly CompletedReminder[];
  readonly diary: boolean;
  readonly date: string;
}

/** What can be written without a connection. */
export type Change = EntryChange | CareChange | CompletionChange;

/** Why the server did not accept a change. */
export interface ChangeRefusal {
  readonly status: number;
  /** The server's words; null where it gave none. */
  readonly msg: string | null;
}

/** A change that is kept in this browser until the server has it. */
export interface PendingChange {
  /** The `Idempotency-Key` of every attempt. */
  readonly id: string;
  /** Whose it is; nobody else sees or sends it. */
  readonly owner: string;
  readonly change: Change;
  /** When it was first sent without an answer (ISO): since then it may be on the server. Null before. */
  readonly sentAt: string | null;
  /** Null while it waits. What was refused stays until it is edited, sent again or discarded. */
  readonly refusal: ChangeRefusal | null;
}
