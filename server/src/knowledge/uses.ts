import { readFileSync } from 'node:fs';
import type { Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';

/**
 * What gardeners choose plants for: common horticultural knowledge, as extension services list it. `patio` are tender plants
 * that spend the summer outside, `easy` forgives beginners' mistakes; `popular` are those that most gardeners know, the best
 * known first; `unwanted` are weeds and dangerous plants that nobody should be advised to grow.
 */
const USES = [
  'lawn',
  'hedge',
  'easy',
  'children',
  'fragrant',
  'hanging',
  'balcony',
  'dark-rooms',
  'bathroom',
  'shade',
  'patio',
  'pollinators',
  'deer',
  'ground-cover',
  'low-hedge',
  'winter-flowers',
  'winter-pots',
  'clay',
  'wet',
  'acid-soil',
  'coastal',
  'cut-flowers',
  'long-flowering',
  'small-tree',
  'rock-garden',
  'terrarium',
  'large-indoor',
  'cool-room',
  'salad',
  'indoor-flowers',
  'dry-shade',
  'slug-proof',
  'rabbit-proof',
  'pond',
  'paving',
  'shady-balcony',
  'windy-place',
  'hard-water',
  'water-culture',
  'chalk',
  'autumn-color',
  'dry-pots',
  'evening-scent',
  'poisonous-berries',
  'popular',
  'unwanted',
] as const;

export type Use = (typeof USES)[number];

const namesByUse = z
  .record(z.enum(USES), z.array(z.string()).min(1))
  .parse(JSON.parse(readFileSync(new URL('uses.json', import.meta.url), 'utf8')));

const ranks = new Map(USES.map((use) => [use, new Map(namesByUse[use].map((name, rank) => [name, rank]))]));

/** Whether the plant is grown for this use. */
export function isFor(use: Use, { scientificName }: Pick<Species, 'scientificName'>): boolean {
  return rankFor(use, { scientificName }) !== null;
}

/** 0 for the best known plant of the use; null for a plant that is not listed for it. */
export function rankFor(use: Use, { scientificName }: Pick<Species, 'scientificName'>): number | null {
  return ranks.get(use)?.get(scientificName) ?? null;
}
