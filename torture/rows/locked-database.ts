import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';

export const lockedDatabase: Row = {
  name: 'database locked by another process',
  only: 'SQLite',
  run: (setting) =>
    withServer(setting, async (server, { dataDir }) => {
      const { short } = setting;
      const gardener = await new Gardener(server.address).register();
      const other = new DatabaseSync(path.join(dataDir, 'plantcare.sqlite'));
      other.exec('begin immediate');
      const writing = Array.from({ length: 20 }, () => gardener.call('/plants', { form: { name: 'Fern' } }));
      let slowest = 0;
      const until = performance.now() + (short ? 2_000 : 10_000);
      while (performance.now() < until) {
        slowest = Math.max(slowest, (await gardener.call('/plants')).ms);
        await pause(20);
      }
      const statuses = new Set<number>();
      if (short) other.exec('commit');
      for (const { status } of await Promise.all(writing)) statuses.add(status);
      if (!short) other.exec('commit');
      other.close();
      const after = await gardener.call('/plants', { form: { name: 'Fern' } });
      const expected = short ? 201 : 503;
      const passed = slowest < 1_500 && [...statuses].every((status) => status === expected) && after.status === 201;
      return { passed, says: `slowest read ${Math.round(slowest)} ms; writes answered ${[...statuses].join(', ')}` };
    }),
};
