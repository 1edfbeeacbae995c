/** How often something that is limited was tried within a window of time. */
export interface AttemptTable {
  /** SHA-256 of what is counted, so that no address is stored. */
  key_hash: string;
  count: number;
  last_at: string;
  /** After this moment the count starts again from zero. */
  ends_at: string;
}
