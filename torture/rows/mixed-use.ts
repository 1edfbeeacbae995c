import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';

const CLIENTS = 50;
/** Between two calls of one gardener. */
const THINKS_MS = 500;
/** How much more memory than at the first looks may be in use at the end. */
const GROWTH = 1.5;

/** Fifty gardeners at once who read, write, complete and ask. */
export const mixedUse: Row = {
  name: `${CLIENTS} clients of mixed use`,
  run: (short) =>
    withServer(async (server) => {
      const gardeners: [Gardener, string][] = [];
      // One after the other, because hashing a password takes all of a core on purpose.
      for (let number = 0; number < CLIENTS; number++) {
        const gardener = await new Gardener(server.address).register();
        gardeners.push([gardener, await gardener.plant('Monstera')]);
      }
      const until = performance.now() + (short ? 15_000 : 300_000);
      const times: number[] = [];
      const failures = new Map<number, number>();
      const memory: number[] = [];
      const watching = setInterval(() => memory.push(server.memory() ?? 0), short ? 3_000 : 30_000);

      async function use([gardener, plant]: [Gardener, string]): Promise<void> {
        const calls = [
          () => gardener.call('/plants'),
          () => gardener.call('/diary', { form: { plant, title: 'Watered', activity: 'watering' } }),
          () => gardener.call('/notifications/stats'),
          () => gardener.call('/reminders'),
          () => gardener.call('/diary?limit=5'),
          () => gardener.call('/reminders', { json: { title: 'Water', plant, scheduledDate: '2030-05-01' } }),
          () => gardener.call('/ai/care-advice', { json: { plantSpecies: 'Monstera', question: 'How much light?' } }),
        ];
        for (let turn = 0; performance.now() < until; turn++) {
          const began = performance.now();
          const { status } = (await calls[turn % calls.length]?.()) ?? { status: 0 };
          times.push(performance.now() - began);
          if (status < 200 || status >= 300) failures.set(status, (failures.get(status) ?? 0) + 1);
          await pause(THINKS_MS * (0.5 + Math.random()));
        }
      }

      await Promise.all(gardeners.map(use));
      clearInterval(watching);
      const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
      const failed = [...failures].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none failed';
      const says = `${times.length} calls, ${failed}; p99 ${Math.round(p99)} ms; memory ${memory.join(', ')} MB`;
      const [, early = 0] = memory;
      const isFlat = (memory.at(-1) ?? 0) <= early * GROWTH;
      return { passed: failures.size === 0 && isFlat, says };
    }),
};
