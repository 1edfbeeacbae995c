import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../tables.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import * as repository from './diary.repository.ts';
import type { DiaryTextTable } from './diary.table.ts';

type Words = Pick<DiaryTextTable, 'description' | 'notes'>;

export type SharedContent = ReturnType<typeof createSharedContent>;

/** Photos and texts, which entries that are written together share. */
export function createSharedContent({ photos }: { photos: PhotoService }) {
  /**
   * Runs a change that takes photos and texts from entries, and removes those that no entry has any more: entries written
   * together share them. They are locked meanwhile; otherwise two concurrent changes could both keep what neither needs.
   */
  async function releaseShared(
    tx: Tx,
    userId: string,
    { photoIds, textIds }: { photoIds: string[]; textIds: string[] },
    change: () => Promise<void>,
  ): Promise<void> {
    await photos.lock(tx, userId, photoIds);
    await repository.lockTexts(tx, userId, textIds);
    await change();
    for (const id of photoIds) {
      if (!(await repository.isShown(tx, userId, id))) await photos.discard(tx, userId, id);
    }
    await repository.deleteUnusedTexts(tx, userId, textIds);
  }

  async function deleteEntry(tx: Tx, { id, user_id, photo_id, text_id }: repository.DiaryEntryRow): Promise<void> {
    const shared = { photoIds: present(photo_id), textIds: present(text_id) };
    await releaseShared(tx, user_id, shared, () => repository.deleteEntry(tx, user_id, id));
  }

  /** @returns the id under which the words are stored for any number of entries; null for none. */
  async function storeText(tx: Tx, user_id: string, { description, notes }: Words): Promise<string | null> {
    if (description === null && notes === null) return null;
    const id = uuidv7();
    await repository.insertText(tx, { id, user_id, description, notes });
    return id;
  }

  return { releaseShared, deleteEntry, storeText };
}

/** A list of the id, empty for none. */
export function present(id: string | null): string[] {
  return id === null ? [] : [id];
}
