import type { ImportState } from '@plantcare/contract/transfer.ts';

/** A ZIP file that is added to a garden, or was. */
export interface ImportTable {
  id: string;
  user_id: string;
  state: ImportState;
  photos_done: number;
  photos: number;
  plants: number;
  diary_entries: number;
  reminders: number;
  /** Why it failed. */
  error: string | null;
  created_at: string;
  /** Moves while it runs, so that one whose process died is noticed; then when it ended. */
  touched_at: string;
}
