import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';

const MOST_MEGABYTES = 700;

/** One post for hundreds of plants with the longest texts, many times, then the whole list at once. */
export const bigPosts: Row = {
  name: 'big diary posts for many plants',
  run: (setting) =>
    withServer(setting, async (server) => {
      const { short } = setting;
      const gardener = await new Gardener(server.address).register();
      const plants: string[] = [];
      for (let number = 0; number < (short ? 40 : 400); number++) plants.push(await gardener.plant(`Fern ${number}`));
      const statuses = new Map<number, number>();
      const form = {
        plant: plants.join(','),
        title: 'Leaf',
        notes: 'x'.repeat(20_000),
        description: 'x'.repeat(2_000),
      };
      for (let post = 0; post < (short ? 5 : 60); post++) {
        const { status } = await gardener.call('/diary', { form });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      const reading = [1, 2, 3].map(() => gardener.call('/diary'));
      const others = await new Gardener(server.address).register();
      const other = await others.call('/plants');
      const lists = await Promise.all(reading);
      const memory = server.memory() ?? 0;
      const answered = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
      const passed =
        lists.every(({ status }) => status === 200) &&
        other.status === 200 &&
        memory < MOST_MEGABYTES &&
        [...statuses.keys()].every((status) => status >= 200 && status < 500);
      return { passed, says: `posts: ${answered}; three whole lists read; ${memory} MB` };
    }),
};
