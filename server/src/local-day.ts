/** The day of a moment in a time zone, as `2026-05-01`. */
export function localDay(moment: Date, timeZone: string): string {
  // Swedish dates have the ISO format.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
