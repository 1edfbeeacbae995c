import { insertPlants } from '../../server/test/support/gardens/many-gardens.ts';
import { addPlantNumber, register, registerAll } from '../gardener.ts';
import type { Row } from '../row.ts';
import type { Product } from '../servers/start.ts';
import { calls } from './calls.ts';

const CONNECTIONS = 50;

export const plantRows: readonly Row[] = [
  calls({
    name: 'List of 100 plants, unchanged (304)',
    aimOfFloor: 0.35,
    async prepare(product) {
      const headers = await gardenerWith100Plants(product);
      const answer = await fetch(`${product.address}/api/plants`, { headers });
      await answer.arrayBuffer();
      const tag = answer.headers.get('etag') ?? '';
      return { method: 'GET', path: '/api/plants', headers: { ...headers, 'if-none-match': tag }, status: 304 };
    },
  }),
  calls({
    // A gardener whose browser has nothing yet, while the server has answered the same before.
    name: 'List of 100 plants, unchanged (200)',
    aimOfFloor: 0.35,
    async prepare(product) {
      return { method: 'GET', path: '/api/plants', headers: await gardenerWith100Plants(product) };
    },
  }),
  calls({
    // Another address each time, so that no kept answer is used: as after a change.
    name: 'List of 100 plants, changed',
    aimOfFloor: 0.08,
    async prepare(product) {
      return { method: 'GET', path: '/api/plants?n=[<id>]', headers: await gardenerWith100Plants(product) };
    },
  }),
  calls({
    name: 'Adding plants, 50 connections',
    connections: CONNECTIONS,
    aimPerSecond: 2000,
    aimP99: 100,
    async prepare({ address }) {
      const gardeners = await registerAll(address, CONNECTIONS);
      const call = addPlantNumber(1, {});
      return { ...call, callers: gardeners.map(({ headers }) => ({ ...call.headers, ...headers })) };
    },
  }),
  calls({
    // As the browser sends it: a call that is repeated adds no second plant.
    name: 'Adding plants with a key, 50 connections',
    connections: CONNECTIONS,
    aimP99: 200,
    async prepare({ address }) {
      const gardeners = await registerAll(address, CONNECTIONS);
      const call = addPlantNumber(1, { 'idempotency-key': '[<id>]' });
      return { ...call, callers: gardeners.map(({ headers }) => ({ ...call.headers, ...headers })) };
    },
  }),
];

/** @returns the headers that sign a gardener in. */
export async function gardenerWith100Plants({ address, db }: Product): Promise<Record<string, string>> {
  const { id, headers } = await register(address);
  await insertPlants(db, id, 100);
  return headers;
}
