import { type KnownSpecies, plants } from '../plants.ts';
import { cultivarNames } from './added-names.ts';
import { isDescribing, withoutSurroundings } from './descriptors.ts';
import { wordsOf } from './normalize.ts';

const byCultivar = Map.groupBy(cultivarNames, ([name]) => wordsOf(name).join(' '));

const LONGEST_CULTIVAR = Math.max(...[...byCultivar.keys()].map((name) => name.split(' ').length));

/**
 * The plant of a cultivar that is named beside it, in either order: "neon pothos", "Monstera albo". Null when the other
 * words are not the plant's.
 */
export function plantOfCultivar(text: string): KnownSpecies | null {
  const words = withoutSurroundings(text);
  for (let length = Math.min(LONGEST_CULTIVAR, words.length - 1); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const rest = [...words.slice(0, start), ...words.slice(start + length)];
      const plant = candidates(words.slice(start, start + length)).find((each) => isNamedBy(rest, each));
      if (plant) return plant;
    }
  }
  return null;
}

function candidates(cultivar: readonly string[]): KnownSpecies[] {
  return (byCultivar.get(cultivar.join(' ')) ?? []).map(([, plant]) => plant);
}

function isNamedBy(words: readonly string[], plant: KnownSpecies): boolean {
  const own = wordsNaming(plant);
  return words.some((word) => own.has(word)) && words.every((word) => own.has(word) || isDescribing(word));
}

const naming = new Map<KnownSpecies, ReadonlySet<string>>();

/** The words of a plant's names; for a genus also those of its species. */
function wordsNaming(plant: KnownSpecies): ReadonlySet<string> {
  const known = naming.get(plant);
  if (known) return known;
  const members = plant.scientificName.includes(' ')
    ? [plant]
    : [plant, ...plants.filter(({ scientificName }) => scientificName.startsWith(`${plant.scientificName} `))];
  const words = new Set(
    members
      .flatMap(({ scientificName, synonyms, commonNames }) => [scientificName, ...synonyms, ...commonNames])
      .flatMap(wordsOf)
      .filter((word) => !isDescribing(word)),
  );
  naming.set(plant, words);
  return words;
}
