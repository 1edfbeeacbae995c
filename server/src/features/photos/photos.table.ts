import type { Generated } from 'kysely';

/**
 * A photo that is pending, kept or discarded. The row is written before its files and deleted after them, so that no
 * file exists without a row.
 */
export interface PhotoTable {
  id: string;
  /** Null when the account was deleted and only the files remain to be removed. */
  user_id: string | null;
  /** 128 random bits: anyone who has the name may see the photo. */
  name: string;
  status: 'pending' | 'kept' | 'discarded';
  created_at: string;
  /** Of both pictures together. */
  bytes: Generated<number>;
  /** The import that added it; null for what the gardener added. */
  import_id: Generated<string | null>;
}
