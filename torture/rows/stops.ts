import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { type Server, withGround } from '../server.ts';

const CLIENTS = 16;
const MOST_SECONDS = 10;

type End = 'answered' | 'refused' | 'cut';

/** SIGTERM under load: every request that was accepted is answered whole, and the process ends in time. */
export const stops: Row = {
  name: 'SIGTERM under load',
  run: (setting) =>
    withGround(setting, {}, async (ground) => {
      const times = setting.short ? 2 : 10;
      const ends: Record<End, number> = { answered: 0, refused: 0, cut: 0 };
      const codes = new Set<unknown>();
      let slowest = 0;
      let server = await ground.start();
      const gardener = await new Gardener(server.address).register();
      const plant = await gardener.plant('Fern');
      for (let number = 0; number < 100; number++) await gardener.plant(`Fern ${number} ${'x'.repeat(100)}`);
      for (let stop = 0; stop < times; stop++) {
        const calls = load(server, { token: gardener.token, plant }, ends);
        await pause(randomInt(500, 1_500));
        const began = performance.now();
        codes.add(await server.stop());
        slowest = Math.max(slowest, (performance.now() - began) / 1000);
        await calls;
        server = await ground.start();
      }
      const says = `${times} stops, ${ends.answered} calls answered, ${ends.cut} cut; slowest stop ${slowest.toFixed(1)} s`;
      const passed = ends.cut === 0 && slowest < MOST_SECONDS && [...codes].every((code) => code === 0);
      return { passed, says: passed ? says : `${says}; exit codes ${[...codes].join(', ')}` };
    }),
};

interface Own {
  token: string;
  plant: string;
}

/** Calls on and on until the server accepts nothing any more. */
async function load({ address }: Server, own: Own, ends: Record<End, number>): Promise<void> {
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let end: End = 'answered'; end !== 'refused'; ) {
        end = await call(address, own, client % 2 === 0);
        ends[end]++;
        if (end === 'cut') return;
      }
    }),
  );
}

function call(address: string, { token, plant }: Own, writes: boolean): Promise<End> {
  return new Promise((resolve) => {
    const body = writes ? JSON.stringify({ title: 'Water', plant, scheduledDate: '2090-05-01' }) : undefined;
    const path = writes ? '/api/reminders' : '/api/plants';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    // A connection of its own each: one that is used again may be closed by either side just then, as HTTP allows.
    const agent = new Agent({ keepAlive: false });
    const sent = request(`${address}${path}`, { method: writes ? 'POST' : 'GET', agent, headers }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.complete ? 'answered' : 'cut'));
    });
    sent.once('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut'));
    sent.end(body);
  });
}
