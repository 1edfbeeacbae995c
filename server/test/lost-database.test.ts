import { login } from '@plantcare/contract/auth.ts';
import { health } from '@plantcare/contract/health.ts';
import { addPlant, listPlants } from '@plantcare/contract/plants.ts';
import { addReminder } from '@plantcare/contract/reminders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/context.ts';
import { createClient } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { startRelay } from './support/services/relay.ts';
import { createTestDatabase, onPostgres } from './support/test-database.ts';

describe.runIf(onPostgres)('while PostgreSQL cannot be reached', () => {
  let server: Awaited<ReturnType<typeof boot>>;
  beforeAll(async () => {
    server = await boot();
  });
  afterAll(() => server.close());

  async function boot() {
    const ground = await createTestDatabase();
    const relay = await startRelay(new URL(`${ground.env.DATABASE_URL}`));
    const clock = movableClock();
    const context = await createContext(readConfig({ ...ground.env, DATABASE_URL: relay.url }), { clock });
    const app = await createApp(context);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    async function close(): Promise<void> {
      await app.close();
      await relay.close();
      await ground.remove();
    }
    return { ...createClient(() => address), relay, clock, db: ground.db, runDue: context.background.runDue, close };
  }

  const GONE = { status: 503, code: 'unavailable', msg: 'Service temporarily unavailable. Please try again later.' };

  test('calls are told to come back, health names the database, and afterwards all is as before', async () => {
    const { token, email, password } = await server.register();
    const plant = await server.call(addPlant, { form: { name: 'Fern' } }, token);
    await server.relay.cut();
    const refusal = await server.refusal(listPlants, {}, token);
    expect(refusal).toMatchObject(GONE);
    expect(refusal.headers.get('retry-after')).toBe('5');
    expect(await server.refusal(addPlant, { form: { name: 'Palm' } }, token)).toMatchObject(GONE);
    expect(await server.refusal(login, { json: { email, password } })).toMatchObject(GONE);
    expect(await server.refusal(health, {})).toMatchObject({
      ...{ status: 503, msg: 'Database: failed. Photo storage: ok. Disk: ok.' },
    });
    await server.relay.restore();
    expect(await server.call(listPlants, {}, token)).toEqual([plant]);
    expect(await server.call(health, {})).toMatchObject({ status: 'ok' });
  });

  test('what is due is notified once it is back', async () => {
    const { token, user } = await server.register();
    const plant = await server.call(addPlant, { form: { name: 'Fern' } }, token);
    const scheduledDate = server.clock().toISOString();
    await server.call(addReminder, { json: { title: 'Water', plant: plant._id, scheduledDate } }, token);
    await server.relay.cut();
    server.clock.forward(60_000);
    await expect(server.runDue()).rejects.toThrow();
    await server.relay.restore();
    await server.runDue();
    await server.runDue();
    const notified = server.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', user._id)
      .where('type', '=', 'reminder');
    expect(await notified.execute()).toEqual([{ title: 'Water' }]);
  });
});
