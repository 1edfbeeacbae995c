import { HEALTHS, SIZES } from '@plantcare/contract/plants.ts';
import { DIRECTIONS, type Direction, oneOf } from '@/lib/browse/browsing.ts';
import { type PlantBrowsing, SORT_KEYS, type SortKey } from './browse-plants.ts';
import { DUE_FILTERS } from './next-care.ts';

const FIRST_SORT: SortKey = 'added';

/** The default directions: the newest plants first, everything else ascending. */
export function usualDirection(sort: SortKey): Direction {
  return sort === 'added' ? 'desc' : 'asc';
}

/** Reads an address, which may have been typed by hand: unknown values are ignored. */
export function browsingFrom(address: URLSearchParams): PlantBrowsing {
  const sort = oneOf(SORT_KEYS, address.get('sort')) ?? FIRST_SORT;
  return {
    search: address.get('search') ?? '',
    place: address.get('place') ?? '',
    location: address.get('location') ?? '',
    health: oneOf(HEALTHS, address.get('health')) ?? '',
    size: oneOf(SIZES, address.get('size')) ?? '',
    due: oneOf(DUE_FILTERS, address.get('due')) ?? '',
    sort,
    direction: oneOf(DIRECTIONS, address.get('direction')) ?? usualDirection(sort),
  };
}

/** Writes the shortest address: defaults are left out. */
export function addressOf({ sort, direction, ...filters }: PlantBrowsing): URLSearchParams {
  const { place, location, health, size, due } = filters;
  const search = filters.search.trim();
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries({ search, place, location, health, size, due })) {
    if (value !== '') address.set(name, value);
  }
  if (sort !== FIRST_SORT) address.set('sort', sort);
  if (direction !== usualDirection(sort)) address.set('direction', direction);
  return address;
}
