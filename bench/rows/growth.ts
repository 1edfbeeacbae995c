import { ownersToNotify } from '../../server/src/features/reminders/notice-queries.ts';
import {
  insertEntries,
  insertGardeners,
  insertPlants,
  insertUnread,
  refreshStatistics,
} from '../../server/test/support/gardens/many-gardens.ts';
import { type Column, type Figure, median } from '../figure.ts';
import { type Gardener, register } from '../gardener.ts';
import { timesOf } from '../paced-calls.ts';
import type { Row } from '../row.ts';
import type { Product } from '../servers/start.ts';

const PLANTS = 100;
const UNREAD = 100;
const FEW_ENTRIES = 10;
const MANY_ENTRIES = 100_000;
const OTHER_GARDENERS = 100_000;
const ROUNDS = 31;
/** Of the same work with little data; differences below a millisecond say nothing here. */
const SAME = 1.5;
const RESOLUTION_MS = 1;

const WORK = ['Dashboard', 'Unread count', 'Due scan'] as const;
type Times = Record<(typeof WORK)[number], number>;

/** What a gardener with 100 plants and the background work wait for, as the data grows. */
export const growth: Row = {
  name: 'Dashboard, unread count and due scan as data grows',
  async measure({ products, progress }) {
    const measured: { of: string; column: Column; times: Times }[] = [];
    for (const product of products) {
      const { column } = product;
      const small = await garden(product, FEW_ENTRIES);
      measured.push({ of: 'of 10 entries', column, times: await timesWith(product, small) });
      progress(`${column}: inserting ${MANY_ENTRIES} entries of one gardener`);
      const large = await garden(product, MANY_ENTRIES);
      await refreshStatistics(product.db);
      measured.push({ of: 'of 100,000 entries', column, times: await timesWith(product, large) });
      progress(`${column}: inserting ${OTHER_GARDENERS} gardeners`);
      await insertGardeners(product.db, { gardeners: OTHER_GARDENERS, reminders: 1, unread: 1 });
      await refreshStatistics(product.db);
      measured.push({ of: 'beside 100,000 gardeners', column, times: await timesWith(product, large) });
    }
    return WORK.flatMap((work) => {
      const sizes = [...new Set(measured.map(({ of }) => of))];
      const figures = sizes.map((of): Figure => {
        const values = Object.fromEntries(
          measured.filter((each) => each.of === of).map(({ column, times }) => [column, times[work]]),
        );
        return { name: `${work} ${of}`, unit: 'ms', values };
      });
      return figures.map((figure) => ({ ...figure, ...aimOf(figure, figures[0]) }));
    });
  },
};

function aimOf({ values }: Figure, smallest: Figure | undefined): Pick<Figure, 'aim'> {
  if (!smallest || values === smallest.values) return {};
  const reached = Object.entries(values).every(
    ([column, time]) => time <= SAME * (smallest.values[column as Column] ?? 0) + RESOLUTION_MS, // Its own keys.
  );
  return { aim: { says: `at most ${SAME} times that of 10 entries`, reached } };
}

async function garden({ address, db }: Product, entries: number): Promise<Gardener> {
  const gardener = await register(address);
  const kind = await insertPlants(db, gardener.id, PLANTS);
  await insertEntries(db, gardener.id, entries, { kind, plants: PLANTS });
  await insertUnread(db, gardener.id, UNREAD);
  return gardener;
}

async function timesWith({ address, db }: Product, { headers }: Gardener): Promise<Times> {
  let round = 0;
  const read = async (...paths: string[]) => {
    round += 1;
    await Promise.all(
      paths.map(async (path) => {
        // Another address each time, so that no kept answer is used: as after a change.
        const answer = await fetch(`${address}/api${path}${path.includes('?') ? '&' : '?'}n=${round}`, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`GET ${path} was answered with ${answer.status}`);
      }),
    );
  };
  const time = async (work: () => Promise<void>) => {
    await timesOf(5, work); // Compiled and cached.
    return median(await timesOf(ROUNDS, work));
  };
  return {
    Dashboard: await time(() => read('/plants', '/diary?limit=5', '/reminders', '/notifications/stats')),
    'Unread count': await time(() => read('/notifications/stats')),
    'Due scan': await time(async () => {
      await ownersToNotify(db, new Date().toISOString(), { skip: 0, limit: 50 });
    }),
  };
}
