import { TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import { TRAIT_WORDS } from '../../knowledge/traits-in-words.ts';
import type { KeyPlant } from './key-plants.ts';

const MAX_TELLS = 3;
/** How many of the plants most like it a plant is told from. */
const NEIGHBORS = 2;

/** What tells a plant from those of the others that are most like it, a sentence each: "It has …; … has …". */
export function tellsOf(one: KeyPlant, others: readonly KeyPlant[]): string[] {
  const nearest = others
    .map((other) => ({ other, traits: differing(one, other) }))
    .sort((a, b) => a.traits.length - b.traits.length)
    .slice(0, NEIGHBORS);
  const told = new Set<Trait>();
  return nearest
    .flatMap(({ other, traits }) => {
      const [first, second] = traits
        .filter((trait) => !told.has(trait))
        .concat(traits.filter((trait) => told.has(trait)));
      if (!first) return [`By its looks alone it is hardly told from ${nameOf(other)}.`];
      return [first, ...(second ? [second] : [])].map((trait) => {
        told.add(trait);
        return `It has ${looks(one, trait)}; ${nameOf(other)} has ${looks(other, trait)}.`;
      });
    })
    .slice(0, MAX_TELLS);
}

/** The traits of which two plants never show the same value, what gardeners see most easily first. */
function differing(one: KeyPlant, other: KeyPlant): Trait[] {
  return (Object.keys(TRAITS) as Trait[]) // The keys of a constant.
    .filter((trait) => {
      const mine = shown(one, trait);
      const theirs = shown(other, trait);
      return mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value));
    })
    .sort((a, b) => TRAIT_WORDS[b].answerable - TRAIT_WORDS[a].answerable);
}

function looks(plant: KeyPlant, trait: Trait): string {
  const words: Readonly<Record<string, readonly [string, string]>> = TRAIT_WORDS[trait].values;
  return shown(plant, trait)
    .flatMap((value) => words[value]?.[1] ?? [])
    .join(' or ');
}

function shown({ traits }: KeyPlant, trait: Trait): readonly string[] {
  return traits[trait] ?? [];
}

function nameOf({ plant: { commonNames, scientificName } }: KeyPlant): string {
  const [common] = commonNames;
  return common === undefined ? scientificName : `${common} (${scientificName})`;
}
