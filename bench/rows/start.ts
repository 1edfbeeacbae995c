import { aimFor, median } from '../figure.ts';
import type { Row } from '../row.ts';
import { startBare, startByNpm, startProduct } from '../servers/start.ts';

const RUNS = 3;

/** From the start of the process to its first healthy answer, in a new data folder. */
export const start: Row = {
  name: 'Start',
  async measure() {
    const times = { product: [] as number[], npm: [] as number[], floor: [] as number[] };
    for (let run = 0; run < RUNS; run++) {
      for (const [who, begin] of [
        ['product', () => startProduct(null)],
        ['npm', startByNpm],
        ['floor', () => startBare(0)],
      ] as const) {
        const server = await begin();
        times[who].push(server.startedIn);
        await server.stop();
      }
    }
    const [product, npm, floor] = [median(times.product), median(times.npm), median(times.floor)];
    return [
      {
        ...{ name: 'Start to first answer, the server', unit: 'ms', values: { SQLite: product, floor } },
        ...aimFor(product, 'at most', 600, 'ms'),
      },
      {
        ...{ name: 'Start to first answer, `npm start`', unit: 'ms', values: { SQLite: npm } },
        ...aimFor(npm, 'at most', 900, 'ms'),
      },
    ];
  },
};
