import type { Species } from '@plantcare/contract/species.ts';
import { everydayGroups } from '../../../knowledge/names/relatives.ts';
import { plantQuestions } from '../../../knowledge/plant-questions.ts';
import { genusOf } from '../../../knowledge/plants.ts';

/** A species is the usual one of its genus where at least this share of what is asked about species of it is about that one. */
const MOST = 0.5;

const usualOfGroup = new Map(
  [...everydayGroups.values()].flatMap(({ record, usual }) => (usual ? [[record.scientificName, usual] as const] : [])),
);

/** By genus: its usual species. */
const usualOfGenus = new Map(
  [...Map.groupBy(askedSpecies(), (scientificName) => genusOf({ scientificName }))].flatMap(([genus, asked]) => {
    const [[species = '', own = []] = []] = [...Map.groupBy(asked, (name) => name)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    return own.length >= MOST * asked.length ? [[genus, species] as const] : [];
  }),
);

function askedSpecies(): string[] {
  return plantQuestions.flatMap(({ plants = [] }) => plants.filter((name) => name.includes(' ')));
}

/** The scientific name of the plant that is mostly meant by a genus or an everyday word: "lavender", "orchid". */
export function usualSpecies({ scientificName }: Pick<Species, 'scientificName'>): string | null {
  const usual = usualOfGroup.get(scientificName);
  if (usual) return usual.scientificName;
  return scientificName.includes(' ') ? null : (usualOfGenus.get(scientificName) ?? null);
}
