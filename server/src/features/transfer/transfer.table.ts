import type { ImportSource, ImportState } from '@plantcare/contract/transfer.ts';

/** A file that is added to a garden, or was. */
export interface ImportTable {
  id: string;
  user_id: string;
  source: ImportSource;
  state: ImportState;
  photos_done: number;
  photos: number;
  plants: number;
  diary_entries: number;
  reminders: number;
  /** What of the file has no place here, as a JSON list of texts. */
  left_out: string;
  /** Why it failed. */
  error: string | null;
  created_at: string;
  /** Moves while it runs, so that one whose process died is noticed; then when it ended. */
  touched_at: string;
}
