const HOUR_MS = 3_600_000;

const hoursAhead = 12 - new Date().getUTCHours();

/** A zone in which it is about noon: whenever the tests run, this morning has passed and this evening is to come. */
// The signs in these names are the other way round.
export const middayZone = `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;

/** The moment when it is that hour there, so many days from today. */
export function at(days: number, hour: number): string {
  const there = new Date(Date.now() + hoursAhead * HOUR_MS);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  return new Date(Date.UTC(year, month, day + days, hour - hoursAhead)).toISOString();
}
