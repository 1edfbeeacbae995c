import { ALOE, FERN } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { drawnShelves, type Shelf, shelfRows } from './shelf-rows.ts';

const plants = (count: number) => Array.from({ length: count }, (_, number) => ({ ...FERN, _id: String(number) }));
const BATH: Shelf = { placeId: 'bath', location: 'Bath', hasHeading: true, items: plants(5) };
const HALL: Shelf = { placeId: 'hall', location: 'Hall', hasHeading: true, items: [ALOE] };

it('begins each place with its heading and a row of its own', () => {
  expect(shelfRows([BATH, HALL], 3)).toEqual([
    { shelf: BATH, isHeading: true },
    { shelf: BATH, isHeading: false, start: 0, end: 3 },
    { shelf: BATH, isHeading: false, start: 3, end: 5 },
    { shelf: HALL, isHeading: true },
    { shelf: HALL, isHeading: false, start: 0, end: 1 },
  ]);
});

it('draws the rest of a place whose heading is far above, and only the heading of one that just begins', () => {
  const rows = shelfRows([BATH, HALL], 3).slice(2, 4);
  expect(drawnShelves(rows)).toEqual([
    { shelf: BATH, withHeading: false, start: 3, end: 5 },
    { shelf: HALL, withHeading: true, start: 0, end: 0 },
  ]);
});
