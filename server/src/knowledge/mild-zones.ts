import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';
import { zonesByName } from './coldest-zones.ts';

/**
 * The coldest USDA hardiness zone, with halves, in which plants that frost kills are grown in gardens all year: common
 * horticultural knowledge of warm regions. The minimum of a record is what keeps them well in a room, not what kills them.
 */
const zoneOf = zonesIn('mild-zones.json');

/** The coldest zone in which frost kills the top of a plant and its roots mostly live and sprout again: common knowledge as well. */
const returningZoneOf = zonesIn('returning-zones.json');

function zonesIn(file: string): ReadonlyMap<string, number> {
  const zones = z
    .record(z.string().regex(/^\d{1,2}(?:\.5)?$/), z.array(z.string()))
    .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  return zonesByName(zones);
}

/** The zone from which on a frost-tender plant is grown outdoors all year; null where it is not known. */
export function outdoorsFromZone({ scientificName }: Species): number | null {
  return zoneOf.get(scientificName) ?? null;
}

/** The zone from which on a plant whose top frost kills comes again from its roots; null where it is not known to. */
export function returnsFromZone({ scientificName }: Species): number | null {
  return returningZoneOf.get(scientificName) ?? null;
}
