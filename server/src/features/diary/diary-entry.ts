import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { notFound } from '../../failure.ts';
import type { Db, Tx } from '../../tables.ts';
import { photoAddresses } from '../photos/photos.service.ts';
import * as repository from './diary.repository.ts';

declare const owned: unique symbol;

/** An entry that is known to belong to its `user_id`; only `ownedEntry` makes one. */
type OwnedEntry = repository.DiaryEntryRow & { readonly [owned]: true };

/** @throws Failure when the user has no such entry. */
export async function ownedEntry(db: Db | Tx, userId: string, id: string): Promise<OwnedEntry> {
  const entry = await repository.findEntry(db, userId, id);
  if (!entry) throw notFound('Diary entry');
  return entry as OwnedEntry; // True because the query reads only this owner's rows.
}

/** An entry as the contract shows it. */
export function toEntry(row: repository.DiaryEntryRow): DiaryEntry {
  return {
    _id: row.id,
    plant: { _id: row.plant_id, name: row.plant_name },
    title: row.title,
    description: row.description,
    notes: row.notes,
    date: row.date,
    activity: row.activity,
    activityType: row.activity,
    ...photoAddresses(row.photo_name),
    version: row.version,
    createdAt: row.created_at,
  };
}
