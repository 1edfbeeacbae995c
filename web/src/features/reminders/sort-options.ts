import type { SortOption } from '@/ui/browse/sort-fields.tsx';
import { usualDirection } from './browse-address.ts';
import { SORT_KEYS, type SortKey } from './browse-reminders.ts';

const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

const WORDS: Record<SortKey, Pick<SortOption<SortKey>, 'label' | 'directions'>> = {
  due: { label: 'Due date', directions: { asc: 'Soonest first', desc: 'Latest first' } },
  title: { label: 'Title', directions: ALPHABET },
  type: { label: 'Type', directions: ALPHABET },
  created: { label: 'Created', directions: { asc: 'Oldest first', desc: 'Newest first' } },
};

export const SORT_OPTIONS: readonly SortOption<SortKey>[] = SORT_KEYS.map((value) => ({
  value,
  usual: usualDirection(value),
  ...WORDS[value],
}));
