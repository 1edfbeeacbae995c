import type { Activity } from '@plantcare/contract/diary.ts';

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
  created_at: string;
}
