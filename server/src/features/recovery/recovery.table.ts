import type { Severity } from '@plantcare/contract/assistant/diagnose.ts';
import type { Outcome, Verdict } from '@plantcare/contract/recovery.ts';

export interface RecoveryTable {
  id: string;
  user_id: string;
  plant_id: string;
  condition: string;
  severity: Severity;
  opened_at: string;
  /** Null while the recovery is open, like the outcome. */
  closed_at: string | null;
  outcome: Outcome | null;
  /** The diagnosis that it follows; null for one that an earlier release opened. */
  answer_id: string | null;
  /** The ids of its reminders, as JSON. */
  reminders: string;
}

export interface RecoveryCheckUpTable {
  id: string;
  user_id: string;
  recovery_id: string;
  /** The diary entry that shows the photo; null once that was deleted. */
  entry_id: string | null;
  date: string;
  /** Null for the first photo, that of the diagnosis. */
  verdict: Verdict | null;
  /** `Measurements` as JSON; null where nothing could be measured. */
  measurements: string | null;
}
