import { expect, it } from 'vitest';
import { justWrittenFrom } from './just-written.ts';

it('reads the state of the form', () => {
  expect(justWrittenFrom({ plants: ['a', 'b'], activity: 'watering' })).toEqual({
    plants: ['a', 'b'],
    activity: 'watering',
  });
});

it.each([null, undefined, 'x', {}, { plants: 'a', activity: 'watering' }, { plants: ['a'], activity: 'dancing' }])(
  'ignores %j',
  (state) => {
    expect(justWrittenFrom(state)).toBeNull();
  },
);
