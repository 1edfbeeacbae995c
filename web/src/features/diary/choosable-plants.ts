import type { Plant } from '@plantcare/contract/plants.ts';
import { alphabet, fold } from '@/lib/browse/fold.ts';
import { type AtLocation, groupByLocation } from '@/lib/browse/group-by-location.ts';

/** Plants grouped by location, both alphabetically; those without a location come last. */
export function plantsByLocation(plants: readonly Plant[]): AtLocation<Plant>[] {
  return groupByLocation(plants, ({ location }) => location).map(({ location, items }) => ({
    location,
    items: items.toSorted((a, b) => alphabet.compare(a.name, b.name)),
  }));
}

/** Those whose name, species or location contain every word. */
export function plantsNamed(plants: readonly Plant[], words: readonly string[]): Plant[] {
  return plants.filter(({ name, species, location }) => {
    const text = fold([name, species ?? '', location ?? ''].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
