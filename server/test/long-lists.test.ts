import { randomUUID } from 'node:crypto';
import { addPlant } from '@plantcare/contract/plants.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { spawnMain } from './support/main-process.ts';
import { createTestDatabase, onPostgres, type TestDatabase } from './support/test-database.ts';

vi.setConfig({ testTimeout: 120_000 });

const HEAP_MB = 96;
const ENTRIES = 5_000;
/** The longest text that an entry takes; told by every entry, it is longer than the heap. */
const NOTES = 20_000;
const AT_ONCE = 12;

let ground: TestDatabase;
let main: ReturnType<typeof spawnMain>;
beforeEach(async () => {
  ground = await createTestDatabase();
  main = spawnMain({ ...ground.env, NODE_ENV: 'production' }, [`--max-old-space-size=${HEAP_MB}`]);
});
afterEach(async () => {
  main.kill('SIGKILL');
  await main.closed;
  await ground.remove();
});

test(`a diary of ${(ENTRIES * NOTES) / 1_000_000} MB is answered by a server of ${HEAP_MB} MB, whole and many times at once, while another gardener is served`, async () => {
  const address = await main.address();
  const client = createClient(() => address);
  const { token, user } = await client.register();
  const plant = await client.call(addPlant, { form: { name: 'Fern' } }, token);
  const text = randomUUID();
  const notes = 'x'.repeat(NOTES);
  await ground.db.insertInto('diary_texts').values({ id: text, user_id: user._id, description: null, notes }).execute();
  const numbers = onPostgres
    ? sql`select n from generate_series(1, ${sql.lit(ENTRIES)}) as n`
    : sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(ENTRIES)}) select n from numbers`;
  await sql`
    insert into diary_entries (id, user_id, plant_id, title, text_id, date, created_at)
    select '0198a1b2-c3d4-7e5f-8a6b-' || substr(cast(100000000000 + n as text), 1, 12), ${user._id}, ${plant._id}, 'Wind',
      ${text}, '2026-05-01T08:30:00.000Z', '2026-05-01T08:30:00.000Z'
    from (${numbers}) as numbers
  `.execute(ground.db);

  async function part(path: string) {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
    const response = await client.request(path, { headers });
    expect(response.status).toBe(200);
    const entries = (await response.json()) as { _id: string }[];
    return { entries, next: /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] };
  }
  async function wholeDiary(): Promise<number> {
    const seen = new Set<string>();
    for (let next: string | undefined = '/api/diary'; next !== undefined; ) {
      const { entries, next: following }: Awaited<ReturnType<typeof part>> = await part(next);
      for (const { _id } of entries) seen.add(_id);
      next = following;
    }
    return seen.size;
  }

  const eve = await client.register('Eve');
  let answers = 0;
  const others = (async () => {
    for (; answers < 20; answers++) await client.call(addPlant, { form: { name: 'Palm' } }, eve.token);
  })();
  const [whole] = await Promise.all([
    wholeDiary(),
    ...Array.from({ length: AT_ONCE }, () => part('/api/diary')),
    others,
  ]);
  expect(whole).toBe(ENTRIES);
  expect(answers).toBe(20);
});
