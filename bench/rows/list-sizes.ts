import { insertPlants, refreshStatistics } from '../../server/test/support/gardens/many-gardens.ts';
import { type Column, type Figure, median } from '../figure.ts';
import { register } from '../gardener.ts';
import { timesOf } from '../paced-calls.ts';
import type { Row } from '../row.ts';

const SIZES = [10, 1000, 10_000];
const ROUNDS = 7;
/** Ten times as many plants may take this much more than ten times as long. */
const LINEAR = 1.3;

/** Reads the whole list of plants, all its parts, as after a change. A search does the same: it is done in the browser. */
export const listSizes: Row = {
  name: 'List of 10, 1,000 and 10,000 plants',
  async measure({ products }) {
    const figures: Figure[] = [];
    for (const size of SIZES) {
      const values: Partial<Record<Column, number>> = {};
      for (const { column, address, db } of products) {
        const { id, headers } = await register(address);
        await insertPlants(db, id, size);
        await refreshStatistics(db);
        let round = 0;
        const read = () => readWhole(address, `/api/plants?n=${round++}`, headers, size);
        await read();
        values[column] = median(await timesOf(ROUNDS, read));
      }
      figures.push({ name: `List of ${size.toLocaleString('en')} plants, changed`, unit: 'ms', values });
    }
    const [, thousand, tenThousand] = figures;
    if (thousand?.values.SQLite !== undefined && tenThousand?.values.SQLite !== undefined) {
      const times = tenThousand.values.SQLite / thousand.values.SQLite;
      tenThousand.aim = { says: `at most ${10 * LINEAR} times that of 1,000`, reached: times <= 10 * LINEAR };
    }
    return figures;
  },
};

async function readWhole(
  address: string,
  path: string,
  headers: Record<string, string>,
  expected: number,
): Promise<void> {
  let count = 0;
  for (let next: string | undefined = path; next !== undefined; ) {
    const answer: Response = await fetch(`${address}${next}`, { headers });
    if (!answer.ok) throw new Error(`GET ${next} was answered with ${answer.status}`);
    const plants: unknown = await answer.json();
    count += Array.isArray(plants) ? plants.length : 0;
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  if (count !== expected) throw new Error(`The list had ${count} of ${expected} plants`);
}
