import type { Activity } from '@plantcare/contract/diary.ts';
import type { Generated } from 'kysely';

export interface DiaryEntryTable {
  id: string;
  user_id: string;
  plant_id: string;
  activity: Activity | null;
  title: string;
  /** Null for an entry of only a title. */
  text_id: string | null;
  photo_id: string | null;
  /** When it happened, which may be long before it was written down. */
  date: string;
  /** Counts the changes that a form would overwrite. */
  version: Generated<number>;
  created_at: string;
}

/** What entries say. Entries of several plants that were written together share it, so it is replaced but never changed. */
export interface DiaryTextTable {
  id: string;
  user_id: string;
  description: string | null;
  notes: string | null;
}
