import { expect, test } from 'vitest';
import { createByteCache, withoutSharedMemory } from './byte-cache.ts';

test('what was not used for longest is dropped when the bytes are used up', () => {
  const cache = createByteCache<{ bytes: number }>(32);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.set(key, { bytes: 4 });
  expect(cache.get('a')).toEqual({ bytes: 4 });
  cache.set('i', { bytes: 4 });
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toEqual({ bytes: 4 });
});

test('a value takes the place of the one before it, with its bytes', () => {
  const cache = createByteCache<{ bytes: number }>(32);
  for (let time = 0; time < 20; time++) cache.set('a', { bytes: 4 });
  cache.set('b', { bytes: 4 });
  expect(cache.get('a')).toEqual({ bytes: 4 });
});

test('a value larger than an eighth of the cache is not kept', () => {
  const cache = createByteCache<{ bytes: number }>(32);
  cache.set('a', { bytes: 5 });
  expect(cache.get('a')).toBeUndefined();
});

test('a copy for the cache holds no more memory than its own bytes', () => {
  const cut = Buffer.from('A short answer');
  expect(cut.buffer.byteLength).toBeGreaterThan(cut.length);
  const copy = withoutSharedMemory(cut);
  expect(copy.equals(cut)).toBe(true);
  expect(copy.buffer.byteLength).toBe(cut.length);
});
