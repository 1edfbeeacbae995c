import type { Plant } from '@plantcare/contract/plants.ts';
import { alphabet } from '@/lib/browse/fold.ts';

/** Where a plant stands. */
type Standing = Pick<Plant, 'location' | 'placeId'>;

export interface AtPlace<T> extends Standing {
  readonly items: readonly T[];
}

/** Groups items by place, alphabetically by its name, and without a place last, keeping the order of the items. */
export function groupByPlace<T>(items: readonly T[], standingOf: (item: T) => Standing | undefined): AtPlace<T>[] {
  const groups = Map.groupBy(items, (item) => standingOf(item)?.placeId ?? null);
  return [...groups]
    .map(([placeId, group]) => {
      const [first] = group;
      return { placeId, location: (first && standingOf(first)?.location) ?? null, items: group };
    })
    .sort((a, b) => {
      if (a.location === null || b.location === null) return Number(a.location === null) - Number(b.location === null);
      return alphabet().compare(a.location, b.location);
    });
}
