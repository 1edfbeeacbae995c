import type { SpeciesFound } from '@plantcare/contract/assistant.ts';
import type { Species } from '@plantcare/contract/species.ts';
import { nameFinder, wordsOf } from './plant-names.ts';
import { plants } from './plants.ts';
import { type Relatives, relatives } from './relatives.ts';
import { plantByMisspelledName } from './species-search.ts';

/**
 * What a gardener's words were found to name. `as` says how much of it is known: the species itself, or only its genus or
 * family, whose record then holds what is safe for all of it. `misspelled` when it was not written like any known name.
 */
export interface SpeciesMatch {
  plant: Species;
  as: SpeciesFound['as'];
  misspelled: boolean;
}

/** Words around a name that do not make another plant of it. */
const DESCRIBING = new Set(
  wordsOf(`a an the my our this that some small little big large tall mini dwarf baby young old new mature adult potted pot
    indoor outdoor house plant houseplant tree bush flower vine seedling cutting variegated albo green red pink white
    purple yellow orange blue black silver golden common species sp spp var variety cv subsp hybrid x and in of for with on`),
);

/** Names that mean another plant to most gardeners than to botanists. */
const USUALLY_MEANT = plants.flatMap((plant) =>
  plant.scientificName === 'Pelargonium × hortorum' ? [['Geranium', plant] as const] : [],
);

const findName = nameFinder([
  ...plants.flatMap((plant) =>
    [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
  ),
  ...USUALLY_MEANT,
]);

/** Null when nothing known is named: no plant is better than a wrong one. */
export function findSpecies(text: string): SpeciesMatch | null {
  const found = findName(text);
  if (found) {
    const named: SpeciesMatch = {
      plant: found.meaning,
      as: isGroup(found.meaning) ? 'genus' : 'species',
      misspelled: false,
    };
    // "Swiss cheese plant, the big one" names it; "poison ivy" is no ivy.
    if (found.words.length > 1 || strange(wordsOf(text), found.words).length === 0) return named;
  }
  const words = wordsOf(text);
  const telling = words.filter((word) => !DESCRIBING.has(word));
  const alike = plantByMisspelledName(words) ?? (telling.length > 0 ? plantByMisspelledName(telling) : null);
  if (alike) return { plant: alike, as: isGroup(alike) ? 'genus' : 'species', misspelled: true };
  return related(telling);
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

function strange(words: readonly string[], name: readonly string[]): string[] {
  return words.filter((word) => !name.includes(word) && !DESCRIBING.has(word));
}

function isGroup({ scientificName }: Species): boolean {
  return !scientificName.includes(' ');
}
