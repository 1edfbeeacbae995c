import type { Plant } from '@plantcare/contract/plants.ts';
import { alphabet, fold } from '@/lib/fold.ts';

export interface PlantsAtLocation {
  /** Null for plants whose location is not noted; they come last. */
  readonly location: string | null;
  readonly plants: readonly Plant[];
}

/** Plants by where they stand, both alphabetically; spellings that differ in case or accents only are one place. */
export function groupByLocation(plants: readonly Plant[]): PlantsAtLocation[] {
  const groups = Map.groupBy(plants, ({ location }) => (location === null ? null : fold(location)));
  return [...groups]
    .map(([key, group]) => ({
      location: key === null ? null : (group[0]?.location ?? null),
      plants: group.toSorted((a, b) => alphabet.compare(a.name, b.name)),
    }))
    .sort((a, b) => {
      if (a.location === null || b.location === null) return Number(a.location === null) - Number(b.location === null);
      return alphabet.compare(a.location, b.location);
    });
}

/** Those whose name, species or location contain every word. */
export function plantsNamed(plants: readonly Plant[], words: readonly string[]): Plant[] {
  return plants.filter(({ name, species, location }) => {
    const text = fold([name, species ?? '', location ?? ''].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
