import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { startServer, withFolder } from '../server.ts';

const WRITERS = 8;

/** Writers send each plant with a key until it is acknowledged, while the server is killed again and again. */
export const kills: Row = {
  name: 'kill -9 under load',
  run: (short) =>
    withFolder(async (dataDir) => {
      const times = short ? 3 : 30;
      let server = await startServer(dataDir);
      const gardeners = await Promise.all(
        Array.from({ length: WRITERS }, () => new Gardener(server.address).register()),
      );
      const acknowledged: Set<string>[] = gardeners.map(() => new Set());
      let stopping = false;
      const writing = gardeners.map(async (gardener, at) => {
        for (let number = 0; !stopping; number++) {
          const name = `Fern ${number}`;
          const key = randomUUID();
          for (let status = 0; status !== 201; ) {
            if (stopping && status === 0 && number > 0) return;
            ({ status } = await gardener.call('/plants', { form: { name }, key }));
            if (status === 409) break; // Saved before the crash; its answer was lost.
            if (status !== 201) await pause(50);
          }
          acknowledged[at]?.add(name);
        }
      });
      for (let kill = 0; kill < times; kill++) {
        await pause(randomInt(200, 1_500));
        await server.stop('SIGKILL');
        server = await startServer(dataDir);
        for (const gardener of gardeners) gardener.address = server.address;
      }
      await pause(500);
      stopping = true;
      await Promise.all(writing);
      let lost = 0;
      let doubled = 0;
      for (const [at, gardener] of gardeners.entries()) {
        const { body } = await gardener.call('/plants');
        const names = [...body.matchAll(/"name":"(Fern \d+)"/g)].map(([, name]) => `${name}`);
        doubled += names.length - new Set(names).size;
        for (const name of acknowledged[at] ?? []) if (!names.includes(name)) lost++;
      }
      await server.stop();
      const writes = acknowledged.reduce((sum, { size }) => sum + size, 0);
      const says = `${times} kills, ${writes} acknowledged writes, ${lost} lost, ${doubled} doubled`;
      return { passed: lost === 0 && doubled === 0 && writes > times, says };
    }),
};
