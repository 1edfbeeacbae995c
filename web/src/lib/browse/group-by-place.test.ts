import { expect, it } from 'vitest';
import { groupByPlace } from '@/lib/browse/group-by-place.ts';

it('sorts places alphabetically, without a place last, and keeps the order within each', () => {
  const things = [
    { name: 'c', location: 'Kitchen', placeId: '1' },
    { name: 'x', location: null, placeId: null },
    { name: 'a', location: 'Kitchen', placeId: '1' },
    { name: 'b', location: 'Büro', placeId: '2' },
  ];
  const groups = groupByPlace(things, (thing) => thing);
  expect(groups.map(({ placeId, location, items }) => [placeId, location, ...items.map(({ name }) => name)])).toEqual([
    ['2', 'Büro', 'b'],
    ['1', 'Kitchen', 'c', 'a'],
    [null, null, 'x'],
  ]);
});
