import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';

/**
 * The coldest USDA hardiness zone in which usual garden forms of a plant come through winters in the ground: common
 * horticultural knowledge, as nurseries and extension services publish it. It says more than the hardiness rating of a
 * record, the warm end of which frosts are warned by.
 */
const ColdestZones = z.strictObject({
  /** Names of species and genera, by zone. */
  zones: z.record(z.string().regex(/^\d{1,2}$/), z.array(z.string())),
  /** What else counts where a plant is at its limit. */
  notes: z.record(z.string(), z.string()),
  /** Of plants whose kinds differ too much for one zone: which survive where. */
  kinds: z.record(z.string(), z.string()),
});

const { zones, notes, kinds } = ColdestZones.parse(
  JSON.parse(readFileSync(new URL('coldest-zones.json', import.meta.url), 'utf8')),
);

const zoneOf = zonesByName(zones);

/** Of a species without an entry its genus counts, unless its own record is too tender for that. */
const AS_HARDY_AS_ITS_GENUS = -12;

const COLDEST_ZONE_FAHRENHEIT = -60;
const ZONE_FAHRENHEIT = 10;

/** The zone of each species and genus. */
export function zonesByName(namesByZone: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(namesByZone).flatMap(([zone, names]) => names.map((name) => [name, Number(zone)])));
}

/** The mean of the coldest night of a year in a USDA zone, in °C: its lower end. Halves count: 6.5 is zone 6b. */
export function coldestOfZone(zone: number): number {
  return Math.round(((COLDEST_ZONE_FAHRENHEIT + (zone - 1) * ZONE_FAHRENHEIT - 32) * 5) / 9);
}

/** The cold in °C that a plant survives in the ground, once established. */
export function survivesInGround({ scientificName, temperature }: Species): number {
  const [genus = ''] = scientificName.split(' ');
  const ofGenus = temperature.min <= AS_HARDY_AS_ITS_GENUS ? zoneOf.get(genus) : undefined;
  const zone = zoneOf.get(scientificName) ?? ofGenus;
  return zone === undefined ? temperature.min : Math.min(temperature.min, coldestOfZone(zone));
}

/** Whether a record stands for a genus whose species are as hardy as their own records say, each for itself. */
export function differsByKind({ scientificName }: Species): boolean {
  return !scientificName.includes(' ') && !zoneOf.has(scientificName);
}

/** What to know of a plant at the limit of its hardiness; null where there is nothing. */
export function noteAtLimit({ scientificName }: Species): string | null {
  return notes[scientificName] ?? null;
}

/** Which of its kinds survive where, if they differ too much for one figure; else null. */
export function hardinessByKind({ scientificName }: Species): string | null {
  return kinds[scientificName] ?? null;
}
