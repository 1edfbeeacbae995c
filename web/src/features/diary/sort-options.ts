import type { SortOption } from '@/ui/browse/sort-fields.tsx';
import { usualDirection } from './browse-address.ts';
import { SORT_KEYS, type SortKey } from './browse-diary.ts';

const BY_TIME = { asc: 'Oldest first', desc: 'Newest first' };
const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

const WORDS: Record<SortKey, Pick<SortOption<SortKey>, 'label' | 'directions'>> = {
  date: { label: 'Date', directions: BY_TIME },
  title: { label: 'Title', directions: ALPHABET },
  activityType: { label: 'Activity', directions: ALPHABET },
  created: { label: 'Created', directions: BY_TIME },
};

export const SORT_OPTIONS: readonly SortOption<SortKey>[] = SORT_KEYS.map((value) => ({
  value,
  usual: usualDirection(value),
  ...WORDS[value],
}));
