import { listPlants } from '@plantcare/contract/plants.ts';
import { expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { freePort } from './support/free-port.ts';
import { spawnMain } from './support/main-process.ts';
import { createTestDatabase } from './support/test-database.ts';

// A process of its own takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('Prometheus reads calls by their pattern, jobs and waiting messages, on a port of its own', async () => {
  const ground = await createTestDatabase();
  const port = await freePort();
  const main = spawnMain({ ...ground.env, METRICS_PORT: `${port}`, REDIS_URL: 'redis://127.0.0.1:1' });
  try {
    const address = await main.address();
    const client = createClient(() => address);
    const { token } = await client.register();
    await client.call(listPlants, {}, token);
    await client.request('/api/plants/01a202a6-96aa-7501-9bd6-ccceebb21ff8?token=secret');

    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect
      .poll(read, { timeout: 20_000 })
      .toContain('plantcare_job_runs_total{job="clean-up",result="succeeded"}');
    const text = await read();
    expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/api\/plants",status="200"\} 1$/m);
    expect(text).toContain('route="/api/plants/:id",status="401"');
    expect(text).toContain('plantcare_outbox_messages{state="waiting"} 0');
    expect(text).toContain('plantcare_oldest_due_seconds{what="reminder"} 0');
    expect(text).toContain('plantcare_oldest_due_seconds{what="message"} 0');
    expect(text).toContain('plantcare_imports_running 0');
    expect(text).toContain('plantcare_redis_connected 0');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/secret|01a202a6/);

    expect((await fetch(`http://127.0.0.1:${port}/api/plants`)).status).toBe(404);
    expect(await (await client.request('/metrics')).text()).not.toContain('process_resident_memory_bytes');
    main.kill('SIGTERM');
    expect(await main.closed).toEqual({ code: 0, signal: null });
  } finally {
    main.kill('SIGKILL');
    await main.closed;
    await ground.remove();
  }
});
