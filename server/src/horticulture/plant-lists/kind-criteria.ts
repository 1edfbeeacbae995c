import { isFor } from '../../knowledge/uses.ts';
import type { Criterion } from './criterion.ts';

const GRASS_FAMILIES = ['Poaceae', 'Cyperaceae', 'Juncaceae'];
const FERN_FAMILIES = [
  ...['Nephrolepidaceae', 'Aspleniaceae', 'Polypodiaceae', 'Pteridaceae', 'Davalliaceae', 'Dryopteridaceae'],
  ...['Blechnaceae', 'Athyriaceae', 'Onocleaceae', 'Osmundaceae', 'Cyatheaceae', 'Dicksoniaceae'],
];

/** By family, as gardeners group them. */
export const KIND_CRITERIA = {
  'ornamental-grass': {
    title: () => null,
    noun: 'Grasses and sedges',
    holds: (plant) =>
      GRASS_FAMILIES.includes(plant.family) &&
      plant.lifespan === 'perennial' &&
      plant.category !== 'herb' &&
      !isFor('lawn', plant),
    reason: ({ light }) => (light.accepted.includes('medium') ? 'in sun or half shade' : 'in sun'),
  },
  border: {
    title: () => null,
    noun: 'Plants for beds and borders',
    holds: ({ category }) => ['garden_flower', 'bulb', 'shrub', 'climber'].includes(category),
    reason: () => null,
  },
  fern: ofFamilies(FERN_FAMILIES, 'Ferns'),
  cactus: ofFamilies(['Cactaceae'], 'Cacti'),
  palm: ofFamilies(['Arecaceae'], 'Palms'),
  orchid: ofFamilies(['Orchidaceae'], 'Orchids'),
} as const satisfies Readonly<Record<string, Criterion>>;

function ofFamilies(families: readonly string[], noun: string): Criterion {
  return { title: () => null, noun, holds: ({ family }) => families.includes(family), reason: () => null };
}
