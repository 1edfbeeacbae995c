import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { withServer } from '../server.ts';

const CLOSED_WITHIN_MS = 30_000;
const SLOWEST_MS = 2_000;
const PART = 'content-disposition: form-data; name="photo"; filename="leaf.jpg"\r\ncontent-type: image/jpeg';

/** Connections that stop in the middle of their headers, of a JSON and of a photo; others must be served meanwhile. */
export const slowBodies: Row = {
  name: 'half-sent headers, bodies and uploads',
  run: (setting) =>
    withServer(setting, async (server) => {
      const gardener = await new Gardener(server.address).register();
      // Each may upload ten at once, and more of them are refused, not kept waiting.
      const senders = await Promise.all(
        Array.from({ length: setting.short ? 2 : 20 }, () => new Gardener(server.address).register()),
      );
      const { port } = new URL(server.address);
      const times: number[] = [];
      const open = new Set<ReturnType<typeof connect>>();
      const began = performance.now();
      const begin = (bytes: string) => {
        const socket = connect(Number(port), '127.0.0.1');
        open.add(socket);
        socket
          .on('error', () => {})
          .on('close', () => {
            open.delete(socket);
            times.push((performance.now() - began) / 1000);
          });
        socket.resume();
        socket.write(bytes);
      };
      const head = 'HTTP/1.1\r\nhost: localhost\r\n';
      for (let number = 0; number < (setting.short ? 20 : 400); number++) {
        begin(`POST /api/auth/login ${head}`);
        begin(`POST /api/auth/login ${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":"ada`);
      }
      for (const { token } of senders) {
        const form = `authorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=leaf`;
        const body = `--leaf\r\n${PART}\r\n\r\n${'x'.repeat(50_000)}`;
        for (let upload = 0; upload < 10; upload++) {
          begin(`POST /api/plants ${head}${form}\r\ncontent-length: 1000000\r\n\r\n${body}`);
        }
      }
      const all = open.size;
      let slowest = 0;
      while (performance.now() - began < CLOSED_WITHIN_MS && open.size > 0) {
        const { status, ms } = await gardener.call('/plants');
        if (status !== 200) return { passed: false, says: `another gardener was answered ${status}` };
        slowest = Math.max(slowest, ms);
        await pause(100);
      }
      const upload = await senders[0]?.call('/plants', { form: { name: 'Fern' } });
      const left = open.size;
      for (const socket of open) socket.destroy();
      const last = times.length > 0 ? Math.max(...times).toFixed(0) : 'never';
      const says = `${all - left} of ${all} closed, the last after ${last} s; others' slowest call ${Math.round(slowest)} ms`;
      return { passed: left === 0 && slowest < SLOWEST_MS && upload?.status === 201, says };
    }),
};
