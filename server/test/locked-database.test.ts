import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { me } from '@plantcare/contract/auth.ts';
import { addPlant, listPlants } from '@plantcare/contract/plants.ts';
import { addReminder } from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
const other = new DatabaseSync(path.join(server.dataDir, 'plantcare.sqlite'));
afterAll(async () => {
  other.close();
  await server.close();
});

let ada: Gardener;
beforeEach(async () => {
  ada = await server.register();
});

const add = () => server.call(addPlant, { form: { name: 'Fern' } }, ada.token);

describe('while another program has the database locked for writing', () => {
  test('reading goes on, and a write is done as soon as the lock is gone', async () => {
    other.exec('begin immediate');
    const adding = add();
    const before = performance.now();
    for (let calls = 0; calls < 5; calls++) {
      expect(await server.call(listPlants, {}, ada.token)).toEqual([]);
      expect((await server.request('/api/health')).status).toBe(200);
    }
    expect(performance.now() - before).toBeLessThan(2_000);
    other.exec('commit');
    await adding;
    expect(await server.call(listPlants, {}, ada.token)).toHaveLength(1);
  });

  test('a write that waited too long is refused with when to try again, and did nothing', async () => {
    const plant = await add();
    const json = { title: 'Water', plant: plant._id, scheduledDate: '2026-05-01' };
    other.exec('begin immediate');
    try {
      const refusal = await server.refusal(addReminder, { json }, ada.token);
      expect(refusal).toMatchObject({ status: 503, code: 'unavailable' });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      other.exec('rollback');
    }
    expect(await server.rows()).not.toHaveProperty('reminders');
    expect(await server.call(me, {}, ada.token)).toMatchObject({ user: ada.user });
  });

  test('many writes wait at once, and all of them are done', async () => {
    other.exec('begin immediate');
    const adding = Array.from({ length: 20 }, add);
    await server.call(listPlants, {}, ada.token);
    other.exec('commit');
    await Promise.all(adding);
    expect(await server.call(listPlants, {}, ada.token)).toHaveLength(20);
  });
});
