import { alphabet, fold } from '@/lib/browse/fold.ts';

export interface AtLocation<T> {
  /** Null for items without a location; they come last. */
  readonly location: string | null;
  readonly items: readonly T[];
}

/**
 * Groups items by location, alphabetically, keeping the order of the items; spellings that differ only in case or accents
 * are one location.
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
      return alphabet().compare(a.location, b.location);
    });
}
