/** The day a moment falls on where somebody lives, as `2026-05-01`. */
export function localDay(moment: Date, timeZone: string): string {
  // Sweden writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
