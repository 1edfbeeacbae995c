import { expect, it } from 'vitest';
import { isNoServer } from './no-server.ts';

it('takes an answer of a proxy without its server for no answer', () => {
  expect([0, 502, 503, 504].map(isNoServer)).toEqual([true, true, true, true]);
  expect([200, 401, 404, 429, 500, 507].map(isNoServer)).toEqual([false, false, false, false, false, false]);
});
