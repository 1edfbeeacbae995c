import { expect, test } from 'vitest';
import { TIMEOUT_MS, wronglyCalledSafe } from './asked-of-every-record.ts';

test(
  'no record is called safe for dogs, and one is called free of toxins only where its sources say so',
  () => {
    expect(wronglyCalledSafe('dogs', 'dog')).toEqual([]);
  },
  TIMEOUT_MS,
);
