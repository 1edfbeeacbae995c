import type { Frequency, ReminderType } from '@plantcare/contract/reminders.ts';
import type { Generated } from 'kysely';
import type { Bit } from '../../db/dialect.ts';

/** One occurrence of a reminder. Those of one series follow each other; at most one of them is open. */
export interface ReminderTable {
  id: string;
  user_id: string;
  plant_id: string;
  series_id: string;
  /** The occurrence whose completion made this one. */
  previous_id: string | null;
  title: string;
  description: string | null;
  type: ReminderType;
  frequency: Frequency;
  interval: number;
  /** The first month in which it comes, from 1 to 12; null: it comes all year. */
  season_from: number | null;
  /** The last such month; null with `season_from` only. */
  season_to: number | null;
  /** The wall clock from which the rhythm counts: `2026-01-31T09:00:00`, where the gardener lives. */
  rhythm_start: string;
  scheduled_at: string;
  snoozed_until: string | null;
  email_notification: Bit;
  completed_at: string | null;
  /** The diary entry that its completion wrote. */
  diary_entry_id: string | null;
  /** When the gardener last changed this occurrence; null: untouched since it was made. */
  changed_at: string | null;
  /** How often "still moist" was answered, one time after the other, in this series. */
  moist_streak: number;
  /** Whether it was answered for this occurrence. */
  moist_answered: Bit;
  /** Where watering adapts: the date that the rhythm gives, from which `scheduled_at` may differ; null elsewhere. */
  unadjusted_at: Generated<string | null>;
  /** Why `scheduled_at` differs, as JSON; null where it does not. */
  adjustment: Generated<string | null>;
  /** What the gardener took back: 1 a later date, -1 an earlier one, 0 nothing. */
  adjustment_refused: Generated<-1 | 0 | 1>;
  /** When the date is recomputed; null when it stays. */
  adjust_at: Generated<string | null>;
  /** The water that its plant has used since the last watering, in growing days, at the end of `water_day`. */
  water_used: Generated<number | null>;
  water_day: Generated<string | null>;
  /** When the next notification of it is due; null once it is completed. */
  notice_at: string | null;
  /** Counts the changes that a form would overwrite. */
  version: Generated<number>;
  created_at: string;
}
