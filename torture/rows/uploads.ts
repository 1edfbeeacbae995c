import { inWords } from '../acknowledged.ts';
import { Gardener } from '../gardener.ts';
import { leaf } from '../leaf.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';

const MOST_MEGABYTES = 900;

/** Many large photos at once; what one gardener may not send at the same time is refused, not stored. */
export const uploads: Row = {
  name: 'storm of uploads',
  run: (setting) =>
    withServer(setting, async (server) => {
      const { short } = setting;
      const photo = leaf(14_000_000);
      const gardeners = await Promise.all(
        Array.from({ length: short ? 2 : 6 }, () => new Gardener(server.address).register()),
      );
      let peak = 0;
      const watching = setInterval(() => {
        peak = Math.max(peak, server.memory() ?? 0);
      }, 50);
      const sending = gardeners.flatMap((gardener) =>
        Array.from({ length: short ? 6 : 15 }, () => gardener.call('/plants', { form: { name: 'Fern', photo } })),
      );
      const answers = await Promise.all(sending);
      clearInterval(watching);
      const statuses = new Map<number, number>();
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const added = statuses.get(201) ?? 0;
      const failed = answers.length - added - (statuses.get(429) ?? 0);
      const says = `${inWords(statuses)}; peak ${peak} MB`;
      return { passed: failed === 0 && added > 0 && peak < MOST_MEGABYTES, says };
    }),
};
