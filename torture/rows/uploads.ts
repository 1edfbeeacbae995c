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
      const added = answers.filter(({ status }) => status === 201).length;
      const refused = answers.filter(({ status }) => status === 429).length;
      const failed = answers.length - added - refused;
      const says = `${added} stored, ${refused} refused, ${failed} failed; peak ${peak} MB`;
      return { passed: failed === 0 && added > 0 && peak < MOST_MEGABYTES, says };
    }),
};
