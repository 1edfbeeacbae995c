import { slopePerMinute } from '../../torture/slope.ts';
import type { Figure } from '../figure.ts';
import { addPlant, type Gardener, registerAll } from '../gardener.ts';
import type { Row } from '../row.ts';
import type { Product } from '../servers/start.ts';

const GARDENERS = 5;
const SAMPLE_MS = 1_000;

/** From this share of the time on: in ten minutes the caches of a new server are full by then, which in 20 seconds they are not. */
const COMPARED_FROM_SHARE = 0.5;

/** Gardeners who add, list and delete plants all the time; the database stays as large as it is. */
export const soak: Row = {
  name: 'Soak',
  async measure({ products, soakSeconds }) {
    const values: Figure['values'] = {};
    for (const product of products) {
      const slope = await memorySlope(product, soakSeconds);
      if (slope !== undefined) values[product.column] = slope;
    }
    return [{ name: `Memory gained in the second half of a soak of ${soakSeconds} s`, unit: 'MB/min', values }];
  },
};

async function memorySlope(product: Product, seconds: number): Promise<number | undefined> {
  const gardeners = await registerAll(product.address, GARDENERS);
  const measured: { minute: number; megabytes: number }[] = [];
  const began = performance.now();
  const sampling = setInterval(() => {
    const megabytes = product.memory();
    const isCompared = performance.now() - began > seconds * 1000 * COMPARED_FROM_SHARE;
    if (isCompared && megabytes !== undefined)
      measured.push({ minute: (performance.now() - began) / 60_000, megabytes });
  }, SAMPLE_MS);
  try {
    const isOver = () => performance.now() - began > seconds * 1000;
    await Promise.all(gardeners.map((gardener) => gardenUntil(isOver, product, gardener)));
  } finally {
    clearInterval(sampling);
  }
  return measured.length > 1 ? slopePerMinute(measured) : undefined;
}

async function gardenUntil(isOver: () => boolean, { address }: Product, { headers }: Gardener): Promise<void> {
  const call = async (method: string, path: string) => {
    const answer = await fetch(`${address}/api${path}`, { method, headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
  };
  while (!isOver()) {
    const id = await addPlant(address, headers);
    await call('GET', '/plants');
    await call('GET', '/notifications/stats');
    await call('GET', `/plants/${id}`);
    await call('DELETE', `/plants/${id}`);
  }
}
