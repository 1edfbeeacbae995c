import { careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { health } from '@plantcare/contract/health.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { spawnMain } from './support/main-process.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';

// A process of its own, in which nothing is loaded yet, takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let ground: TestDatabase;
let main: ReturnType<typeof spawnMain>;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  ground = await createTestDatabase();
  main = spawnMain(ground.env);
  const address = await main.address();
  client = createClient(() => address);
});
afterAll(async () => {
  main.kill('SIGKILL');
  await main.closed;
  await ground.remove();
});

test('while the knowledge for the first question is loaded, other calls are answered', async () => {
  const { token } = await client.register();
  const json = { plantSpecies: 'Monstera deliciosa', question: 'How often should I water it?' };
  let answered = false;
  const first = client.call(careAdvice, { json }, token).finally(() => {
    answered = true;
  });
  let meanwhile = 0;
  while (!answered) {
    await client.call(health, {});
    if (!answered) meanwhile += 1;
  }
  expect(JSON.stringify(await first)).toMatch(/water/i);
  expect(meanwhile).toBeGreaterThan(5);
});

test('questions asked at once each get their own answer', async () => {
  const species = ['Monstera deliciosa', 'Aloe vera', 'Basil'];
  const answers = await Promise.all(
    species.map(async (plantSpecies) => {
      const { token } = await client.register();
      return client.call(careAdvice, { json: { plantSpecies, question: '' } }, token);
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(species.length);
});
