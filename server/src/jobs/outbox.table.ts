/** A message to be sent; the row is deleted when it was sent. */
export interface OutboxTable {
  id: string;
  /** The account it is deleted with; null when there may be no account. */
  user_id: string | null;
  /** Which handler sends it. */
  kind: string;
  /** Messages with the same key are sent together: until the first is claimed, later ones join it. */
  merge_key: string | null;
  /** JSON, for the handler. */
  payload: string;
  send_after: string;
  attempts: number;
  /** The process that is sending it, and until when its claim is valid; after that another process may take over. */
  claim: string | null;
  claimed_until: string | null;
  /** Set when sending was given up; such a row is kept for a while for the administrator. */
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
}
