import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PendingChange } from './pending-change.ts';

/** A pending change with its place in the order in which they were written. */
type Row = PendingChange & { readonly order: number };

interface Schema extends DBSchema {
  changes: { key: number; value: Row; indexes: { owner: string; id: string } };
}

/** The pending changes of this browser, in the order in which they were written. */
export interface ChangeStore {
  add: (change: PendingChange) => Promise<void>;
  /** Replaces the change with the same id, if it is still there. */
  replace: (change: PendingChange) => Promise<void>;
  remove: (id: string) => Promise<void>;
  ofOwner: (owner: string) => Promise<PendingChange[]>;
}

/** Opens the store. Throws where the browser has no IndexedDB or blocks it. */
export async function openChangeStore(name = 'pending-changes'): Promise<ChangeStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(created) {
      const changes = created.createObjectStore('changes', { keyPath: 'order', autoIncrement: true });
      changes.createIndex('owner', 'owner');
      changes.createIndex('id', 'id', { unique: true });
    },
    // A newer version in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(), // The database that blocks.
  });
  return {
    add: async (change) => {
      // The store numbers the rows.
      await db.add('changes', change as Row);
    },
    replace: (change) => replace(db, change),
    remove: async (id) => {
      const order = await db.getKeyFromIndex('changes', 'id', id);
      if (order !== undefined) await db.delete('changes', order);
    },
    // Rows with the same owner come in the order of their keys.
    ofOwner: (owner) => db.getAllFromIndex('changes', 'owner', owner),
  };
}

async function replace(db: IDBPDatabase<Schema>, change: PendingChange): Promise<void> {
  const transaction = db.transaction('changes', 'readwrite');
  const order = await transaction.store.index('id').getKey(change.id);
  if (order !== undefined) await transaction.store.put({ ...change, order });
  await transaction.done;
}
