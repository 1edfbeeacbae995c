import { useMediaQuery } from '@/lib/page/use-media-query.ts';

/** Heights in rem, so that the shelf grows with the reader's letters; they match what a card needs. */
const LYING = { columns: 1, cardRem: 9, gapRem: 0.75 };
const STANDING = { cardRem: 21, gapRem: 1.25 };

/** How the cards stand: how many beside each other, and how high. */
export function useShelf() {
  const two = useMediaQuery('(min-width: 40rem)');
  const three = useMediaQuery('(min-width: 56.25rem)');
  const four = useMediaQuery('(min-width: 75rem)');
  if (!two) return LYING;
  return { ...STANDING, columns: four ? 4 : three ? 3 : 2 };
}

export const SHELF_COLUMNS = 'grid grid-cols-1 sm:grid-cols-2 desk:grid-cols-3 min-[75rem]:grid-cols-4';
