import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';

/**
 * Which trees, shrubs, climbers and perennials of the garden keep their leaves in winter in a temperate climate, by species
 * or genus: common horticultural knowledge. Oaks, magnolias, privets and rhododendrons have both kinds; what is sold most counts.
 */
const LeafFall = z.strictObject({ evergreen: z.array(z.string()), deciduous: z.array(z.string()) });

const { evergreen, deciduous } = LeafFall.parse(
  JSON.parse(readFileSync(new URL('leaf-fall.json', import.meta.url), 'utf8')),
);

const kinds = new Map([
  ...evergreen.map((name) => [name, 'evergreen'] as const),
  ...deciduous.map((name) => [name, 'deciduous'] as const),
]);

/** Null where it is not known, or has no meaning, as for annuals. */
export function leafFallOf({ scientificName }: Pick<Species, 'scientificName'>): 'evergreen' | 'deciduous' | null {
  const [genus = ''] = scientificName.split(' ');
  return kinds.get(scientificName) ?? kinds.get(genus) ?? null;
}
