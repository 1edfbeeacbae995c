import type { KnownSpecies } from '../plants.ts';
import { type PlantName, recordOf } from './added-names.ts';
import { ambiguousNames } from './ambiguous.ts';
import { withoutSurroundings } from './descriptors.ts';
import { spelledWordsOf } from './normalize.ts';

/** The plants that gardeners mean by names that botanists use for others, or that are only part of longer names here. */
const USUALLY_MEANT: readonly (readonly [string, string])[] = [
  ['Alchemilla', 'Alchemilla mollis'],
  ['Antirrhinum', 'Antirrhinum majus'],
  ['Aquilegia', 'Aquilegia vulgaris'],
  ['Areca', 'Chrysalidocarpus lutescens'],
  ['Cambria', '× Oncidopsis'],
  ['Chile', 'Capsicum annuum'],
  ['Chilis', 'Capsicum annuum'],
  ['Chillies', 'Capsicum annuum'],
  ['Dypsis', 'Chrysalidocarpus lutescens'],
  ['Echinocactus', 'Kroenleinia grusonii'],
  ['Eichhornia', 'Pontederia crassipes'],
  ['Flytrap', 'Dionaea muscipula'],
  ['Fortunella', 'Citrus japonica'],
  ['Hylocereus', 'Selenicereus undatus'],
  ['Kentia', 'Howea forsteriana'],
  ['Lycopersicum', 'Solanum lycopersicum'],
  ['Maidenhair', 'Adiantum raddianum'],
  ['Mustard', 'Brassica juncea'],
  ['Poncirus', 'Citrus trifoliata'],
  ['Rhipsalidopsis', 'Schlumbergera gaertneri'],
  ['Rosmarinus', 'Salvia rosmarinus'],
  ['Savory', 'Satureja hortensis'],
  ['Spikemoss', 'Selaginella'],
  ['Argyranthemum', 'Argyranthemum frutescens'],
  ['Armeria', 'Armeria maritima'],
  ['Aucuba', 'Aucuba japonica'],
  ['Brunnera', 'Brunnera macrophylla'],
  ['Calluna', 'Calluna vulgaris'],
  ['Choisya', 'Choisya ternata'],
  ['Dicksonia', 'Dicksonia antarctica'],
  ['Murraya', 'Murraya paniculata'],
  ['Nerine', 'Nerine bowdenii'],
  ['Phormium', 'Phormium tenax'],
  ['Portulaca', 'Portulaca grandiflora'],
  ['Trachycarpus', 'Trachycarpus fortunei'],
  ['Zebrina', 'Tradescantia zebrina'],
  ['Zygocactus', 'Schlumbergera truncata'],
  ['Geranium', 'Pelargonium × hortorum'],
  ['Bamboo', 'Phyllostachys'],
  ['Banana', 'Musa acuminata'],
  ['Bay', 'Laurus nobilis'],
  ['Bean', 'Phaseolus vulgaris'],
  ['Box tree', 'Buxus sempervirens'],
  ['Chili', 'Capsicum annuum'],
  ['Chilli', 'Capsicum annuum'],
  ['Coffee', 'Coffea arabica'],
  ['Grass', 'Lolium perenne'],
  ['Holly', 'Ilex aquifolium'],
  ['Jade', 'Crassula ovata'],
  ['Laurel', 'Prunus laurocerasus'],
  ['Passionflower', 'Passiflora caerulea'],
  ['Pepper', 'Capsicum annuum'],
  ['Pitcher plant', 'Sarracenia'],
  ['Climbing rose', 'Rosa'],
  ['Ornamental grass', 'Miscanthus'],
  ['Currant', 'Ribes'],
  ['Jasmine', 'Jasminum'],
  ['Lavender', 'Lavandula'],
  ['Maple', 'Acer'],
  ['Poppy', 'Papaver'],
  ['Squash', 'Cucurbita'],
  ['ZZ', 'Zamioculcas zamiifolia'],
];

/** Plants by names that mean something else in another form: "pinks" are plants, and "pink" is a color. */
const SPELLED_SO: ReadonlyMap<string, KnownSpecies> = new Map(
  (
    [
      ['glads', 'Gladiolus'],
      ['pinks', 'Dianthus'],
      ['snaps', 'Antirrhinum majus'],
      ['toms', 'Solanum lycopersicum'],
    ] as const
  ).map(([name, meant]) => [name, recordOf(meant)]),
);

/** The plant of a name that counts only as it is spelled, and only alone: "my pinks". */
export function meantBySpelling(text: string): KnownSpecies | null {
  const [only, ...others] = spelledWordsOf(text).filter((word) => withoutSurroundings(word).length > 0);
  return (only !== undefined && others.length === 0 && SPELLED_SO.get(only)) || null;
}

/** Names of several plants with the one that most gardeners mean. */
export const usuallyMeant: readonly PlantName[] = [
  ...USUALLY_MEANT.map(([name, meant]) => [name, recordOf(meant)] as const),
  ...[...ambiguousNames].flatMap(([name, { usual }]) => (usual ? [[name, usual] as const] : [])),
];
