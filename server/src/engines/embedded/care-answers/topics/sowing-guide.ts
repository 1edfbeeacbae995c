import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';

/** How one species or genus is sown or planted: common practice of kitchen and flower gardeners. */
const Guide = z.strictObject({
  /** Depth, warmth, time and distance. */
  text: z.string().min(1),
  /** When it is sown or planted in the north, from 1 for January; none where any month will do. */
  months: z.array(z.int().min(1).max(12)),
  /** Whether seed goes straight into the bed; absent where it is planted rather than sown. */
  start: z.enum(['direct', 'pots', 'either']).optional(),
  /** The distance between plants in cm. */
  apart: z.tuple([z.number().positive(), z.number().positive()]).optional(),
});

export type SowingGuide = z.output<typeof Guide>;

const guides = z
  .record(z.string(), Guide)
  .parse(JSON.parse(readFileSync(new URL('sowing-guide.json', import.meta.url), 'utf8')));

/** Of the species, else of its genus; null where neither is known. */
export function sowingGuide({ scientificName }: Species): SowingGuide | null {
  const [genus = '', epithet = ''] = scientificName.split(' ');
  return guides[scientificName] ?? guides[`${genus} ${epithet}`] ?? guides[genus] ?? null;
}

/** The distance between plants in cm: the guide's, else about what a grown plant of the garden takes up. */
export function distanceApart(plant: Species): readonly [number, number] | null {
  const apart = sowingGuide(plant)?.apart;
  if (apart) return apart;
  const spread = plant.matureSize.ground?.spread;
  return spread === undefined ? null : [Math.round((spread * 0.7) / 5) * 5 || spread, Math.round(spread)];
}
