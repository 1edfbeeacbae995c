import { expect, it } from 'vitest';
import { groupByLocation } from '@/lib/browse/group-by-location.ts';

it('sorts locations alphabetically, without a location last, and keeps the order within each', () => {
  const things = [
    { name: 'c', at: 'Kitchen' },
    { name: 'x', at: null },
    { name: 'a', at: 'kitchen' },
    { name: 'b', at: 'Büro' },
  ];
  const groups = groupByLocation(things, (thing) => thing.at);
  expect(groups.map(({ location, items }) => [location, ...items.map(({ name }) => name)])).toEqual([
    ['Büro', 'b'],
    ['Kitchen', 'c', 'a'],
    [null, 'x'],
  ]);
});
