/** A night whose backup was made, or left out for lack of room. One row for all servers on the database. */
export interface NightlyBackupTable {
  /** The day in the servers' time zone, such as `2026-05-01`. */
  day: string;
  /** The bytes of the backup; null when there was no room. */
  bytes: number | null;
  finished_at: string;
}
