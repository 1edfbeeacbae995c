/** A message to be sent, gone once it was. */
export interface OutboxTable {
  id: string;
  /** Whose account it goes with; null where an account may not even exist. */
  user_id: string | null;
  /** Which handler sends it. */
  kind: string;
  /** What is sent to one receiver for one moment goes together: until it is claimed, a second one joins the first. */
  merge_key: string | null;
  /** JSON, for the handler. */
  payload: string;
  send_after: string;
  attempts: number;
  /** Who is sending it, and until when that counts: a process that died leaves it to the others then. */
  claim: string | null;
  claimed_until: string | null;
  /** Set when it was given up; such a row stays for a while, for whoever looks after the server. */
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
}
