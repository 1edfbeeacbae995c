import { setTimeout as pause } from 'node:timers/promises';
import { inWords } from '../acknowledged.ts';
import { Gardener, idIn } from '../gardener.ts';
import { leaf } from '../leaf.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';
import { slopePerMinute } from '../slope.ts';

const CLIENTS = 50;
/** Between two calls of one gardener. */
const THINKS_MS = 500;
const WATCHED_EVERY_MS = 5_000;
/** What garbage collection leaves to chance: the line through the last nine minutes rises by at most this share a minute. */
const FLAT = 0.01;

/** Fifty gardeners at once who look, write, upload, complete, delete and ask. */
export const mixedUse: Row = {
  name: `${CLIENTS} gardeners of mixed use`,
  run: (setting) =>
    withServer(setting, async (server) => {
      const gardeners: Gardener[] = [];
      // One after the other, because hashing a password takes all of a core on purpose.
      for (let number = 0; number < CLIENTS; number++) gardeners.push(await new Gardener(server.address).register());
      const lasts = setting.short ? 20_000 : 600_000;
      const settledAfter = setting.short ? 5_000 : 60_000;
      const began = performance.now();
      const until = began + lasts;
      const times: number[] = [];
      const statuses = new Map<number, number>();
      const memory: { minute: number; megabytes: number }[] = [];
      const watching = setInterval(() => {
        memory.push({ minute: (performance.now() - began) / 60_000, megabytes: server.memory() ?? 0 });
      }, WATCHED_EVERY_MS);

      async function call(...[gardener, ...rest]: [Gardener, ...Parameters<Gardener['call']>]): Promise<string> {
        const { status, body, ms } = await gardener.call(...rest);
        times.push(ms);
        if (status < 200 || status >= 300) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(THINKS_MS * (0.5 + Math.random()));
        return body;
      }

      /** What somebody does in one visit; at its end the garden is as it was before. */
      async function visit(gardener: Gardener, withPhoto: boolean): Promise<void> {
        const form = { name: 'Monstera', species: 'Monstera deliciosa', ...(withPhoto && { photo: leaf() }) };
        const plant = idIn(await call(gardener, '/plants', { form }));
        if (plant === undefined) return;
        await call(gardener, '/plants');
        await call(gardener, '/notifications/stats');
        const json = { title: 'Water', plant, scheduledDate: new Date().toISOString(), frequency: 'weekly' };
        const reminder = idIn(await call(gardener, '/reminders', { json }));
        await call(gardener, '/reminders');
        await call(gardener, `/reminders/${reminder}`, { method: 'PUT', json: { completed: true, diary: true } });
        await call(gardener, '/diary', { form: { plant, title: 'New leaf', activity: 'observation' } });
        await call(gardener, '/diary?limit=5');
        await call(gardener, '/ai/care-advice', { json: { plantSpecies: 'Monstera', question: 'How much light?' } });
        await call(gardener, `/plants/${plant}/history`);
        await call(gardener, '/notifications?read=false');
        await call(gardener, `/plants/${plant}`, { method: 'PUT', form: { location: 'Kitchen' } });
        await call(gardener, `/plants/${plant}`, { method: 'DELETE' });
      }

      await Promise.all(
        gardeners.map(async (gardener, number) => {
          for (let turn = number; performance.now() < until; turn++) await visit(gardener, turn % 10 === 0);
        }),
      );
      clearInterval(watching);
      const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
      const settled = memory.filter(({ minute }) => minute * 60_000 >= settledAfter && minute * 60_000 <= lasts);
      const mean = settled.reduce((sum, { megabytes }) => sum + megabytes, 0) / settled.length;
      const slope = slopePerMinute(settled);
      const failed = statuses.size > 0 ? inWords(statuses) : 'none failed';
      const grows = `memory ${Math.round(mean)} MB, ${slope < 0 ? '−' : '+'}${Math.abs(slope).toFixed(1)} MB a minute`;
      const says = `${times.length} calls, ${failed}; p99 ${Math.round(p99)} ms; ${grows} after the first minute`;
      // In a short run the line says nothing.
      return { passed: statuses.size === 0 && (setting.short || slope <= FLAT * mean), says };
    }),
};
