import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startWriters } from '../acknowledged.ts';
import type { Row } from '../row.ts';
import { withGround } from '../server.ts';

/** The server is killed again and again while it writes; what it acknowledged must be there, once. */
export const kills: Row = {
  name: 'kill -9 under mixed load',
  run: (setting) =>
    withGround(setting, {}, async (ground) => {
      const times = setting.short ? 3 : 30;
      let server = await ground.start();
      const writers = await startWriters(server.address);
      for (let kill = 0; kill < times; kill++) {
        await pause(randomInt(200, 1_500));
        await server.stop('SIGKILL');
        server = await ground.start();
        writers.moveTo(server.address);
      }
      await pause(500);
      const { acknowledged, lost, doubled, unsettled } = await writers.finish();
      const passed = lost + doubled + unsettled === 0 && acknowledged > times;
      const says = `${times} kills, ${acknowledged} acknowledged writes, ${lost} lost, ${doubled} doubled`;
      return { passed, says: unsettled === 0 ? says : `${says}, ${unsettled} without an answer` };
    }),
};
