import { expect, test } from 'vitest';
import { acceptedEncoding } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('of what is accepted as "%s", %s is sent', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
