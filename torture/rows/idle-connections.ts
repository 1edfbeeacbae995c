import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';

const WANTED = 10_000;
const OPENED_AT_ONCE = 250;
/** What the server and this process need besides. */
const SPARE_FILES = 500;
const SLOWEST_MS = 2_000;

/** Ten thousand connections that have made one call and keep silent; those that the server closes are opened again. */
export const idleConnections: Row = {
  name: 'idle connections',
  run: (setting) =>
    withServer(setting, async (server) => {
      const files = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }));
      const most = Math.min(setting.short ? 1_000 : WANTED, (files || WANTED + SPARE_FILES) - SPARE_FILES);
      const gardener = await new Gardener(server.address).register();
      const { port } = new URL(server.address);
      const open = new Set<Socket>();
      const until = performance.now() + (setting.short ? 8_000 : 30_000);
      let [peak, slowest, calls, failed] = [0, 0, 0, 0];
      const opening = (async () => {
        while (performance.now() < until) {
          for (let more = 0; more < OPENED_AT_ONCE && open.size < most; more++) {
            const socket = connect(Number(port), '127.0.0.1');
            open.add(socket);
            socket.on('error', () => {}).on('close', () => open.delete(socket));
            socket.resume();
            socket.write('GET /manifest.webmanifest HTTP/1.1\r\nhost: localhost\r\n\r\n');
          }
          peak = Math.max(peak, open.size);
          await pause(50);
        }
      })();
      while (performance.now() < until) {
        const { status, ms } = await gardener.call('/plants');
        slowest = Math.max(slowest, ms);
        calls++;
        if (status !== 200) failed++;
        await pause(50);
      }
      await opening;
      const memory = server.memory();
      for (const socket of open) socket.destroy();
      const says = `${peak} at once; beside them ${calls} calls, ${failed} failed, the slowest ${Math.round(slowest)} ms`;
      return { passed: failed === 0 && slowest < SLOWEST_MS && peak >= most, says: `${says}; ${memory} MB` };
    }),
};
