import { z } from 'zod';

/** °C, mm and m/s, or what is usual in the United States: °F, inches and mph. */
export const Units = z.enum(['metric', 'us'], 'Please choose one of: metric, us');

export type Units = z.output<typeof Units>;

/** Zones of the tz database that lie in the United States and its territories (zone.tab, release 2025b). */
const US_ZONES: ReadonlySet<string> = new Set([
  ...['New_York', 'Detroit', 'Chicago', 'Menominee', 'Denver', 'Boise', 'Phoenix', 'Los_Angeles', 'Anchorage'].map(
    inAmerica,
  ),
  ...['Juneau', 'Sitka', 'Metlakatla', 'Yakutat', 'Nome', 'Adak', 'Puerto_Rico', 'St_Thomas'].map(inAmerica),
  // Older names, which some browsers still report.
  ...['Indianapolis', 'Louisville', 'Fort_Wayne', 'Knox_IN', 'Shiprock'].map(inAmerica),
  ...['Honolulu', 'Guam', 'Pago_Pago', 'Saipan'].map((place) => `Pacific/${place}`),
]);
const US_ZONE_FAMILIES = ['America/Indiana/', 'America/Kentucky/', 'America/North_Dakota/', 'US/'];

function inAmerica(place: string): string {
  return `America/${place}`;
}

/** The units that are usual where an IANA time zone is. */
export function unitsOfTimeZone(timeZone: string): Units {
  const isInUs = US_ZONES.has(timeZone) || US_ZONE_FAMILIES.some((family) => timeZone.startsWith(family));
  return isInUs ? 'us' : 'metric';
}

export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}

export function toInches(millimeters: number): number {
  return millimeters / 25.4;
}

/** From m/s. */
export function toMilesPerHour(metersPerSecond: number): number {
  return (metersPerSecond * 3600) / 1609.344;
}

/** From m/s. */
export function toKilometersPerHour(metersPerSecond: number): number {
  return metersPerSecond * 3.6;
}

/** Of the mercury column of a barometer, from hPa. */
export function toInchesOfMercury(hectopascals: number): number {
  return hectopascals / 33.8639;
}
