import type { KnownSpecies } from '../plants.ts';
import { recordOf } from './added-names.ts';
import { wordsOf } from './normalize.ts';

/**
 * Plants of which so many cultivars are sold that an unknown word beside the name is one: "Brandy Boy tomato". Words that
 * name unrelated plants as well, such as ivy and jasmine, are left out.
 */
const OF_MANY_CULTIVARS: readonly (readonly [string, string])[] = [
  ['Apple', 'Malus domestica'],
  ['Azalea', 'Rhododendron obtusum'],
  ['Basil', 'Ocimum basilicum'],
  ['Beetroot', 'Beta vulgaris'],
  ['Blackberry', 'Rubus fruticosus'],
  ['Blueberry', 'Vaccinium corymbosum'],
  ['Calathea', 'Goeppertia'],
  ['Carrot', 'Daucus carota'],
  ['Courgette', 'Cucurbita pepo'],
  ['Cucumber', 'Cucumis sativus'],
  ['Daffodil', 'Narcissus'],
  ['Daylily', 'Hemerocallis'],
  ['Eggplant', 'Solanum melongena'],
  ['Garlic', 'Allium sativum'],
  ['Gooseberry', 'Ribes uva-crispa'],
  ['Kale', 'Brassica oleracea var. sabellica'],
  ['Lavender', 'Lavandula'],
  ['Leek', 'Allium ampeloprasum'],
  ['Lettuce', 'Lactuca sativa'],
  ['Lilac', 'Syringa vulgaris'],
  ['Maple', 'Acer'],
  ['Mint', 'Mentha'],
  ['Mum', 'Chrysanthemum × morifolium'],
  ['Nectarine', 'Prunus persica'],
  ['Onion', 'Allium cepa'],
  ['Pansy', 'Viola × wittrockiana'],
  ['Peach', 'Prunus persica'],
  ['Pear', 'Pyrus communis'],
  ['Peony', 'Paeonia lactiflora'],
  ['Petunia', 'Petunia × atkinsiana'],
  ['Plum', 'Prunus domestica'],
  ['Potato', 'Solanum tuberosum'],
  ['Pothos', 'Epipremnum aureum'],
  ['Pumpkin', 'Cucurbita maxima'],
  ['Raspberry', 'Rubus idaeus'],
  ['Rose', 'Rosa'],
  ['Sansevieria', 'Dracaena trifasciata'],
  ['Squash', 'Cucurbita'],
  ['Strawberry', 'Fragaria × ananassa'],
  ['Sunflower', 'Helianthus annuus'],
  ['Tomato', 'Solanum lycopersicum'],
  ['Tulip', 'Tulipa'],
  ['Zucchini', 'Cucurbita pepo'],
  ['ZZ', 'Zamioculcas zamiifolia'],
];

const byWord = new Map(OF_MANY_CULTIVARS.map(([name, plant]) => [wordsOf(name).join(' '), recordOf(plant)]));

/** Before such a name these mean another plant: skunk cabbage, may apple, air potato, sea daffodil. */
const OF_OTHERS = new Set(
  wordsOf(`wild sea water marsh swamp bog skunk may horse air duck dog cow deer wolf squirting prickly mock false poison
    miner osage bitter devil star custard sugar wood balsam elephant love rock sun corn moss desert cotton rubber paper
    bear monkey snake spider kangaroo burning christmas lenten winter evening bush native african chinese indian mexican
    jerusalem soda apple cat`),
);

/** The plant of which these words seem to name a cultivar that is not known; null when they may name another plant. */
export function plantOfUnknownCultivar(words: readonly string[]): KnownSpecies | null {
  if (words.some((word) => OF_OTHERS.has(word) && !byWord.has(word))) return null;
  const last = byWord.get(words.at(-1) ?? '') ?? byWord.get(words[0] ?? '');
  return last ?? null;
}
