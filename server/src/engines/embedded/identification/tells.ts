import { TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import type { KeyPlant } from './plants.ts';
import { TRAIT_WORDS } from './trait-wording.ts';

const MAX_TELLS = 3;
/** With how many of the most similar plants a plant is compared. */
const NEIGHBORS = 2;
const TELLS_PER_NEIGHBOR = 2;

/** The traits of the plant itself, not of its place, the most visible first. */
const SEEN = (Object.keys(TRAITS) as Trait[]) // The keys of a constant.
  .filter((trait) => trait !== 'place')
  .sort((one, other) => TRAIT_WORDS[other].answerable - TRAIT_WORDS[one].answerable);

/** What distinguishes a plant from the most similar of the others, one sentence each. */
export function tellsOf(one: KeyPlant, others: readonly KeyPlant[]): string[] {
  const used = new Set<Trait>();
  return others
    .map((other) => ({ other, differences: differences(one, other) }))
    .sort((a, b) => a.differences.length - b.differences.length)
    .slice(0, NEIGHBORS)
    .flatMap(({ other, differences: all }) => {
      const fresh = all.filter((trait) => !used.has(trait));
      const chosen = [...fresh, ...all.filter((trait) => used.has(trait))].slice(0, TELLS_PER_NEIGHBOR);
      for (const trait of chosen) used.add(trait);
      return chosen.length > 0 ? chosen.map((trait) => difference(trait, one, other)) : [usualDifference(one, other)];
    })
    .slice(0, MAX_TELLS);
}

/** In which two plants always differ, at most `count` sentences, the most visible first. */
export function differencesBetween(one: KeyPlant, other: KeyPlant, count: number): string[] {
  return differences(one, other)
    .slice(0, count)
    .map(
      (trait) =>
        `${shortName(one)} has ${inWords(trait, shown(one, trait))}, ${shortName(other)} ${inWords(trait, shown(other, trait))}.`,
    );
}

function shortName({ plant: { commonNames, scientificName } }: KeyPlant): string {
  return commonNames[0] ?? scientificName;
}

/** The traits in which two plants never have the same value, the most visible first. */
function differences(one: KeyPlant, other: KeyPlant): Trait[] {
  return SEEN.filter((trait) => {
    const mine = shown(one, trait);
    const theirs = shown(other, trait);
    return mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value));
  });
}

function difference(trait: Trait, one: KeyPlant, other: KeyPlant): string {
  return `It has ${inWords(trait, shown(one, trait))}; ${nameOf(other)} has ${inWords(trait, shown(other, trait))}.`;
}

/** For plants that can look the same: what is usual for each. */
function usualDifference(one: KeyPlant, other: KeyPlant): string {
  const usual = (plant: KeyPlant, trait: Trait) => shown(plant, trait).slice(0, 1);
  const trait = SEEN.find((each) => {
    const [mine] = usual(one, each);
    const [theirs] = usual(other, each);
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  });
  if (!trait) return `By its looks alone it is hard to distinguish from ${nameOf(other)}.`;
  return `It usually has ${inWords(trait, usual(one, trait))}; ${nameOf(other)} usually has ${inWords(trait, usual(other, trait))}.`;
}

function inWords(trait: Trait, values: readonly string[]): string {
  const words: Readonly<Record<string, readonly [string, string]>> = TRAIT_WORDS[trait].values;
  return values.flatMap((value) => words[value]?.[1] ?? []).join(' or ');
}

function shown({ traits }: KeyPlant, trait: Trait): readonly string[] {
  return traits[trait] ?? [];
}

function nameOf({ plant: { commonNames, scientificName } }: KeyPlant): string {
  const [common] = commonNames;
  return common === undefined || common === scientificName ? scientificName : `${common} (${scientificName})`;
}
