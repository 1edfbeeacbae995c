import type { Activity } from '@plantcare/contract/diary.ts';
import type { Generated } from 'kysely';

export interface DiaryEntryTable {
  id: string;
  user_id: string;
  plant_id: string;
  activity: Activity | null;
  title: string;
  description: string | null;
  notes: string | null;
  photo_id: string | null;
  /** When it happened, which may be long before it was written down. */
  date: string;
  /** Counts the changes that a form would overwrite. */
  version: Generated<number>;
  created_at: string;
}
