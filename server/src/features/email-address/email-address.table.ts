/** A mailed link that proves that an address belongs to a gardener. */
export interface EmailConfirmationTable {
  id: string;
  user_id: string;
  /** The address that the link was mailed to. */
  email: string;
  /** SHA-256 of the token; only the email has the token itself. */
  token_hash: string;
  expires_at: string;
  created_at: string;
}
