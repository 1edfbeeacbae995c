import type { SpeciesFound } from '@plantcare/contract/assistant/answer.ts';
import { idOf, type KnownSpecies, plantById, plants } from '../plants.ts';
import { othersCalled } from './ambiguous.ts';
import { nameFinder, withoutCultivar, wordsOf } from './normalize.ts';
import { type Relatives, relatives, relativesById } from './relatives.ts';
import { plantByMisspelledName } from './search.ts';
import { unsure } from './uncertain-plant.ts';

/**
 * The plant that a gardener's words name. `as` says how much of it is known: the species itself, or only its genus or
 * family, whose record then holds what is safe for all of it. `misspelled` when it was not written like any known name.
 * Where it may be another plant, misspelled or one of the `others` that are called the same, its record calls nothing
 * harmless.
 */
export interface SpeciesMatch {
  plant: KnownSpecies;
  as: SpeciesFound['as'];
  misspelled: boolean;
  others?: readonly string[];
}

/** Words around a name that are not part of it. */
const AROUND = new Set(
  wordsOf(`a an the my our this that some small little big large tall mini baby young old new mature adult potted pot
  indoor outdoor house plant houseplant seedling cutting and in of for with on`),
);

/** Words around a name that do not change which plant it is. */
const DESCRIBING = new Set([
  ...AROUND,
  ...wordsOf(`dwarf tree bush flower vine variegated albo green red pink white purple yellow orange blue black silver golden
    common species sp spp var variety cv subsp hybrid x`),
]);

/** What is said of the place: "in a tub by the wall". Names such as "love in a mist" are found before. */
const PLACE = / (?:in|on|by|at|near|under|beside|against|next to) .*$/iu;

/** The plants that gardeners mean by names that botanists use for others, or that are only part of longer names here. */
const USUALLY_MEANT: readonly (readonly [string, string])[] = [
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
];

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
);

/** "ZZ" alone is the ZZ plant, but a peacock flower is not a peacock plant. */
const shortened = new Map(
  named
    .filter(([name]) => / plant$/i.test(name))
    .map(([name, plant]) => [wordsOf(name.replace(/ plant$/i, '')).join(' '), plant]),
);

const usuallyMeant = USUALLY_MEANT.flatMap(([name, meant]) => {
  const plant = plantById(idOf(meant)) ?? relativesById(idOf(meant));
  return plant ? [[name, plant] as const] : [];
});

const findName = nameFinder([...named, ...usuallyMeant]);

/** Null when no known plant is named: none is better than a wrong one. */
export function findSpecies(text: string): SpeciesMatch | null {
  for (const reading of readingsOf(text)) {
    const match = exactMatch(reading);
    if (match) return withOthers(match, reading);
  }
  const alike = misspelled(text);
  if (alike) return { ...alike, plant: unsure(alike.plant) };
  const group = related(identifyingWords(text));
  return group && withOthers(group, text);
}

/**
 * What a text may mean, the most literal first: without the name of a cultivar ("Lavender 'Hidcote'"), without the place
 * ("rose by the wall"), with what stands after a comma first ("Tomato, cherry"), and each name of "Basil (Ocimum)".
 */
function readingsOf(text: string): string[] {
  const plain = withoutCultivar(text);
  const inverted = plain.replace(/^([^,()]+),([^,()]+)$/u, '$2 $1');
  const inBrackets = /\(/.test(plain) ? plain.split(/[()]/) : [];
  return [...new Set([plain, plain.replace(PLACE, ''), inverted, ...inBrackets])];
}

function withOthers(match: SpeciesMatch, text: string): SpeciesMatch {
  const others = othersCalled(identifyingWords(text));
  return others.length > 0 ? { ...match, plant: unsure(match.plant), others } : match;
}

function exactMatch(text: string): SpeciesMatch | null {
  const found = findName(text);
  // "Swiss cheese plant, the big one" names it; "poison ivy" is no ivy.
  if (found && (found.words.length > 1 || strange(text, found.words).length === 0)) return matchOf(found.meaning);
  const short = shortened.get(
    wordsOf(text)
      .filter((word) => !AROUND.has(word))
      .join(' '),
  );
  return short ? matchOf(short) : null;
}

function misspelled(text: string): SpeciesMatch | null {
  const rest = identifyingWords(text);
  const alike = plantByMisspelledName(wordsOf(text)) ?? (rest.length > 0 ? plantByMisspelledName(rest) : null);
  return alike && { ...matchOf(alike), misspelled: true };
}

function matchOf(plant: KnownSpecies): SpeciesMatch {
  return { plant, as: isGroup(plant) ? 'genus' : 'species', misspelled: false };
}

/** As the contract shows it. */
export function speciesFound(match: SpeciesMatch | null): SpeciesFound | null {
  if (!match) return null;
  const { _id, scientificName, commonNames, category } = match.plant;
  return { _id, scientificName, commonNames, category, as: match.as };
}

function related(words: readonly string[]): SpeciesMatch | null {
  for (const word of words) {
    const group: Relatives | undefined = relatives.get(word);
    if (group) return { plant: group.record, as: group.as, misspelled: false };
  }
  return null;
}

function strange(text: string, name: readonly string[]): string[] {
  return identifyingWords(text).filter((word) => !name.includes(word));
}

/** The words of a text that say which plant it is, without those for its color, size or place. */
export function identifyingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !DESCRIBING.has(word) && !/^\d+$/.test(word));
}

function isGroup({ scientificName }: KnownSpecies): boolean {
  return !scientificName.includes(' ');
}
