import { setTimeout as pause } from 'node:timers/promises';
import { inWords, startWriters } from '../acknowledged.ts';
import { Gardener } from '../gardener.ts';
import { createChecks, type Row } from '../row.ts';
import { withServer } from '../server.ts';

const STOPPED_MS = 10_000;

export const databaseStopped: Row = {
  name: 'PostgreSQL stopped for 10 s',
  only: 'PostgreSQL',
  run: (setting) =>
    withServer(setting, async (server) => {
      const { expect, require, outcome } = createChecks();
      const gardener = await new Gardener(server.address).register();
      const writers = await startWriters(server.address);
      await pause(2_000);
      await setting.postgres?.stop();
      const stopped = pause(STOPPED_MS);
      await pause(500);
      expect('health meanwhile', (await gardener.call('/health')).status, 503);
      expect('reading meanwhile', (await gardener.call('/plants')).status, 503);
      expect('what needs no database', (await gardener.call('/auth/options')).status, 200);
      await stopped;
      await setting.postgres?.start();
      await pause(1_000);
      expect('health afterwards', (await gardener.call('/health')).status, 200);
      expect('writing afterwards', (await gardener.call('/plants', { form: { name: 'Fern' } })).status, 201);
      await pause(2_000);
      const { acknowledged, lost, doubled, unsettled } = await writers.finish();
      expect('lost', lost, 0);
      expect('doubled', doubled, 0);
      expect('without an answer', unsettled, 0);
      require('errors other than 503', ![...writers.statuses.keys()].some((status) => status >= 500 && status !== 503));
      return outcome(
        `${acknowledged} acknowledged writes, none lost or doubled; answers: ${inWords(writers.statuses)}`,
      );
    }),
};
