/** A browser in which somebody signed in to an account. */
export interface KnownDeviceTable {
  user_id: string;
  /** SHA-256 of the token in the browser's cookie. */
  token_hash: string;
  used_at: string;
  expires_at: string;
}
