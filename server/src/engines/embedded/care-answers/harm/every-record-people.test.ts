import { expect, test } from 'vitest';
import { TIMEOUT_MS, wronglyCalledSafe } from './asked-of-every-record.ts';

test(
  'no record is called safe for people, and one is called free of toxins only where its sources say so',
  () => {
    expect(wronglyCalledSafe('people', 'toddler')).toEqual([]);
  },
  TIMEOUT_MS,
);
