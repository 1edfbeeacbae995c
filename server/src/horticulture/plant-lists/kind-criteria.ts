import { traitsByName } from '../../knowledge/traits.ts';
import { isFor } from '../../knowledge/uses.ts';
import type { Criterion } from './criterion.ts';

const GRASS_FAMILIES = ['Poaceae', 'Cyperaceae', 'Juncaceae'];
const FERN_FAMILIES = [
  ...['Nephrolepidaceae', 'Aspleniaceae', 'Polypodiaceae', 'Pteridaceae', 'Davalliaceae', 'Dryopteridaceae'],
  ...['Blechnaceae', 'Athyriaceae', 'Onocleaceae', 'Osmundaceae', 'Cyatheaceae', 'Dicksoniaceae'],
];

const CARNIVOROUS_FAMILIES = ['Droseraceae', 'Sarraceniaceae', 'Nepenthaceae', 'Lentibulariaceae', 'Cephalotaceae'];
/** Shrubs of citrus and hazel bear no berries in the gardener's sense. */
const NO_BERRIES = ['Rutaceae', 'Betulaceae', 'Caricaceae'];
const LOW_FORMS: readonly string[] = ['shrub', 'upright', 'clump', 'rosette', 'trailing'];
/** °C that a plant survives which lives outside through mild winters at least. */
const HARDY = -8;

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
  carnivorous: ofFamilies(CARNIVOROUS_FAMILIES, 'Carnivorous plants'),
  berry: {
    title: () => null,
    noun: 'Berry bushes and strawberries',
    holds: ({ category, family, scientificName }) => {
      const form = traitsByName.get(scientificName)?.form ?? [];
      const isLow = form.some((each) => LOW_FORMS.includes(each)) && !form.includes('tree');
      return category === 'fruit' && isLow && !NO_BERRIES.includes(family);
    },
    reason: () => null,
    rank: ({ temperature }) => (temperature.min <= HARDY ? 0 : 1),
  },
  fern: ofFamilies(FERN_FAMILIES, 'Ferns'),
  cactus: ofFamilies(['Cactaceae'], 'Cacti'),
  palm: ofFamilies(['Arecaceae'], 'Palms'),
  orchid: ofFamilies(['Orchidaceae'], 'Orchids'),
} as const satisfies Readonly<Record<string, Criterion>>;

function ofFamilies(families: readonly string[], noun: string): Criterion {
  return { title: () => null, noun, holds: ({ family }) => families.includes(family), reason: () => null };
}
