import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { compiledOnce } from './compiled-once.ts';
import { sqliteDialect } from './sqlite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'plantcare-compiled-'));
const db = new Kysely<Tables>({ dialect: sqliteDialect(path.join(folder, 'test.sqlite')) });
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('a query that is built once takes other values each time', async () => {
  let built = 0;
  const double = compiledOnce((any) => {
    built += 1;
    return any.selectNoFrom(({ val, eb }) => eb(val(0), '*', val(0)).as('product'));
  });
  expect(await double(db, [6, 7])).toEqual([{ product: 42 }]);
  expect(await db.transaction().execute((tx) => double(tx, [2, 3]))).toEqual([{ product: 6 }]);
  expect(built).toBe(1);
  await expect(double(db, [6])).rejects.toThrow('takes 2 values');
});
