import { ACTIVITIES } from '@plantcare/contract/diary.ts';
import { DIRECTIONS, type Direction, oneOf } from '@/lib/browse/browsing.ts';
import { type DiaryBrowsing, SORT_KEYS, type SortKey } from './browse-diary.ts';

const FIRST_SORT: SortKey = 'date';
const ACTIVITY_WORDS = [...ACTIVITIES, 'none'] as const;

/** The default directions: the newest first, texts alphabetically. */
export function usualDirection(sort: SortKey): Direction {
  return sort === 'date' || sort === 'created' ? 'desc' : 'asc';
}

function dayFrom(text: string | null): string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** Reads an address, which may have been typed by hand: unknown values are ignored. */
export function browsingFrom(address: URLSearchParams): DiaryBrowsing {
  const sort = oneOf(SORT_KEYS, address.get('sort')) ?? FIRST_SORT;
  return {
    search: address.get('search') ?? '',
    plant: address.get('plant') ?? '',
    activity: oneOf(ACTIVITY_WORDS, address.get('activity')) ?? '',
    from: dayFrom(address.get('from')),
    to: dayFrom(address.get('to')),
    sort,
    direction: oneOf(DIRECTIONS, address.get('direction')) ?? usualDirection(sort),
  };
}

/** Writes the shortest address: defaults are left out. */
export function addressOf({ search, plant, activity, from, to, sort, direction }: DiaryBrowsing): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries({ search: search.trim(), plant, activity, from, to })) {
    if (value !== '') address.set(name, value);
  }
  if (sort !== FIRST_SORT) address.set('sort', sort);
  if (direction !== usualDirection(sort)) address.set('direction', direction);
  return address;
}
