import { useMediaQuery } from '@/lib/page/use-media-query.ts';

/** Heights in rem, so that the cards grow with the font size; they match the content of a card. */
const LYING = { columns: 1, cardRem: 10, gapRem: 0.75 };
const STANDING = { cardRem: 22.25, gapRem: 1.25 };

/** The layout of the cards: the number of columns and their height. */
export function useShelf() {
  const two = useMediaQuery('(min-width: 40rem)');
  const three = useMediaQuery('(min-width: 56.25rem)');
  const four = useMediaQuery('(min-width: 75rem)');
  if (!two) return LYING;
  return { ...STANDING, columns: four ? 4 : three ? 3 : 2 };
}

export const SHELF_COLUMNS = 'grid grid-cols-1 sm:grid-cols-2 desk:grid-cols-3 min-[75rem]:grid-cols-4';
