import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';

/** Connections that begin a request and send a byte now and then; others must be served meanwhile, and they be closed. */
export const slowBodies: Row = {
  name: 'slow bodies',
  run: (short) =>
    withServer(async (server) => {
      const gardener = await new Gardener(server.address).register();
      const { port } = new URL(server.address);
      const sockets: Socket[] = [];
      let closed = 0;
      for (let number = 0; number < (short ? 50 : 1_000); number++) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => {}).on('close', () => closed++);
        socket.resume();
        // Headers that never end.
        socket.write('POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\n');
        sockets.push(socket);
      }
      let slowest = 0;
      const until = performance.now() + 15_000;
      while (performance.now() < until) {
        const began = performance.now();
        const { status } = await gardener.call('/plants');
        if (status !== 200) return { passed: false, says: `another gardener was answered ${status}` };
        slowest = Math.max(slowest, performance.now() - began);
        await pause(100);
      }
      for (const socket of sockets) socket.destroy();
      const says = `${closed} of ${sockets.length} closed within 15 s; others' slowest call ${Math.round(slowest)} ms`;
      return { passed: closed === sockets.length && slowest < 2_000, says };
    }),
};
