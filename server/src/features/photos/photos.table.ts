/**
 * A photo on its way in, kept, or on its way out. The row is written before its files and deleted after them, so that
 * files never exist without a row that finds them again.
 */
export interface PhotoTable {
  id: string;
  /** Null once the account is gone and only the files are left to remove. */
  user_id: string | null;
  /** 128 random bits: who has the name may see the photo. */
  name: string;
  status: 'pending' | 'kept' | 'discarded';
  created_at: string;
}
