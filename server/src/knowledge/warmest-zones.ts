import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';
import { coldestOfZone, zonesByName } from './coldest-zones.ts';

/**
 * The warmest USDA hardiness zone in which plants that need a cold winter rest long enough to grow and flower well: common
 * horticultural knowledge, as nurseries and extension services publish it. Plants without an entry need no cold that is known of.
 */
const WarmestZones = z.strictObject({
  /** Names of species and genera, by zone. */
  zones: z.record(z.string().regex(/^\d{1,2}$/), z.array(z.string())),
  /** Which kinds manage with less cold. */
  kinds: z.record(z.string(), z.string()),
  /** How it is grown all the same where winters are too warm. */
  instead: z.record(z.string(), z.string()),
});

const { zones, kinds, instead } = WarmestZones.parse(
  JSON.parse(readFileSync(new URL('warmest-zones.json', import.meta.url), 'utf8')),
);

const zoneOf = zonesByName(zones);

interface WarmestZone {
  zone: number;
  kinds: string | null;
  instead: string | null;
}

/** Where winters are as mild as `coldest`, in °C, what is known of a plant that needs more cold; null where it has enough. */
export function tooWarmWinter({ scientificName }: Species, coldest: number): WarmestZone | null {
  const [genus = ''] = scientificName.split(' ');
  const zone = zoneOf.get(scientificName) ?? zoneOf.get(genus);
  if (zone === undefined || coldest < coldestOfZone(zone + 1)) return null;
  return { zone, kinds: kinds[scientificName] ?? null, instead: instead[scientificName] ?? null };
}
