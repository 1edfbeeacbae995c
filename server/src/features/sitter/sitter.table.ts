/** A link for a plant sitter. */
export interface SitterLinkTable {
  id: string;
  user_id: string;
  /** SHA-256 of the secret in its address. */
  token_hash: string;
  /** The sitter's name. */
  name: string;
  /** Both included, such as `2026-05-01`, where the gardener lives. */
  first_day: string;
  last_day: string;
  created_at: string;
}

/** A reminder that was completed through a link. */
export interface SitterTickTable {
  link_id: string;
  reminder_id: string;
  user_id: string;
  created_at: string;
}
