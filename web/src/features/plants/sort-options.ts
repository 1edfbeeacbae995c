import type { SortOption } from '@/ui/browse/sort-fields.tsx';
import { usualDirection } from './browse-address.ts';
import { SORT_KEYS, type SortKey } from './browse-plants.ts';

const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

const WORDS: Record<SortKey, Pick<SortOption<SortKey>, 'label' | 'directions'>> = {
  added: { label: 'Date Added', directions: { asc: 'Oldest first', desc: 'Newest first' } },
  name: { label: 'Name', directions: ALPHABET },
  species: { label: 'Species', directions: ALPHABET },
  location: { label: 'Location', directions: ALPHABET },
  health: { label: 'Health', directions: { asc: 'Sick first', desc: 'Healthy first' } },
};

export const SORT_OPTIONS: readonly SortOption<SortKey>[] = SORT_KEYS.map((value) => ({
  value,
  usual: usualDirection(value),
  ...WORDS[value],
}));
