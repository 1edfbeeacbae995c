import type { Species } from '@plantcare/contract/species.ts';
import { usualPlace } from '../../../../horticulture/usual-place.ts';
import { plantTraits } from '../lists/plant-traits.ts';

/** What figures are found by: the plant's own name and its genus, and the kinds that it belongs to. */
export interface PlantNames {
  /** The scientific name, its first two words, and the genus. */
  own: readonly string[];
  /** Family, category and traits, and "tree", "lawn" or "fern". */
  kinds: ReadonlySet<string>;
}

/** A woody plant that grows at least so tall, in cm, is a tree. */
const TREE = 500;
const FERNS = new Set([
  ...['Nephrolepidaceae', 'Aspleniaceae', 'Polypodiaceae', 'Pteridaceae', 'Davalliaceae', 'Dryopteridaceae'],
  ...['Blechnaceae', 'Athyriaceae', 'Onocleaceae', 'Osmundaceae', 'Cyatheaceae', 'Dicksoniaceae'],
]);

export function namesOf(plant: Species | null): PlantNames {
  if (!plant) return { own: [], kinds: new Set(['none']) };
  const { scientificName, family, category, matureSize } = plant;
  const words = scientificName.split(' ');
  const own = [...new Set([scientificName, words.slice(0, 2).join(' '), words[0] ?? ''])];
  const kinds = new Set([...plantTraits(plant)].filter((name) => !own.includes(name)));
  if ((category === 'shrub' || category === 'fruit') && (matureSize.ground?.height ?? 0) >= TREE) kinds.add('tree');
  if (usualPlace(plant) === 'lawn') kinds.add('lawn');
  if (FERNS.has(family)) kinds.add('fern');
  return { own, kinds };
}
