import { alphabet, fold } from '@/lib/browse/fold.ts';

export interface AtLocation<T> {
  /** Null for what stands nowhere that is noted; it comes last. */
  readonly location: string | null;
  readonly items: readonly T[];
}

/**
 * Things by where they stand, the places alphabetically and the things as they came; spellings that differ in case or
 * accents only are one place.
 */
export function groupByLocation<T>(items: readonly T[], locationOf: (item: T) => string | null): AtLocation<T>[] {
  const groups = Map.groupBy(items, (item) => {
    const location = locationOf(item);
    return location === null ? null : fold(location);
  });
  return [...groups]
    .map(([, group]) => ({ location: group.map(locationOf)[0] ?? null, items: group }))
    .sort((a, b) => {
      if (a.location === null || b.location === null) return Number(a.location === null) - Number(b.location === null);
      return alphabet.compare(a.location, b.location);
    });
}
