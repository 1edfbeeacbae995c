import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { addPlant } from '@plantcare/contract/plants.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { rawConnection, rawRequest } from './support/raw-request.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
const impatient = await bootServer({ stalledAfterMs: 300 });
const hurried = await bootServer({ bodyWithinMs: 400 });
afterAll(() => Promise.all([server.close(), impatient.close(), hurried.close()]));

const HEADERS_WITHIN_MS = 10_000;
const CHECKED_EVERY_MS = 2_000;
const KEPT_ALIVE_MS = 10_000;
/** What Node adds to it, and a margin. */
const AND_MORE_MS = 2_500;

describe.concurrent('a connection that takes its time', () => {
  test.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  ])(
    'and %s is closed',
    async (_, bytes) => {
      const socket = rawConnection(server.address);
      let answer = '';
      socket.setEncoding('utf8').on('data', (piece: string) => {
        answer += piece;
      });
      socket.write(bytes);
      await once(socket, 'close', { signal: AbortSignal.timeout(HEADERS_WITHIN_MS + CHECKED_EVERY_MS + 2_000) });
      expect(answer).toMatch(/^$|^HTTP\/1\.1 408 /);
    },
    20_000,
  );

  test('over the rest of a body that was refused keeps its answer, and the next one', { timeout: 20_000 }, async () => {
    const socket = rawConnection(server.address);
    socket.write('POST /api/plants HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n0123456789');
    await pause(KEPT_ALIVE_MS + AND_MORE_MS);
    socket.write('0123456789GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 .*HTTP\/1\.1 200 /s);
  });
});

const PART = 'content-disposition: form-data; name="photo"; filename="leaf.jpg"\r\ncontent-type: image/jpeg';

describe('a body of which nothing more arrives', () => {
  test.each([
    ['a JSON', '/api/auth/login', 'application/json', '{"email":"ada'],
    ['a form', '/api/plants', 'multipart/form-data; boundary=leaf', '--leaf\r\ncontent-disposition: form-data; na'],
    ['a photo', '/api/plants', 'multipart/form-data; boundary=leaf', `--leaf\r\n${PART}\r\n\r\nJFIF`],
  ])('is given up, when it is %s, and nothing of it is kept', async (_, path, type, begun) => {
    const { token } = await impatient.register();
    const rows = await impatient.rows();
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}`;
    const answer = await rawRequest(impatient.address, `${head}\r\ncontent-length: 1000\r\n\r\n${begun}`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"invalid_input"');
    expect(await impatient.rows()).toEqual(rows);
    await vi.waitFor(async () => expect(await readdir(join(impatient.dataDir, 'uploads'))).toEqual([]));
  });

  test('is waited for as long as some of it arrives now and then', async () => {
    const { email, password } = await impatient.register();
    const body = JSON.stringify({ email, password });
    const socket = rawConnection(impatient.address).setEncoding('utf8');
    let answer = '';
    socket.on('data', (piece: string) => {
      answer += piece;
    });
    const head =
      'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json';
    socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n`);
    const third = Math.ceil(body.length / 3);
    for (const begin of [0, third, 2 * third]) {
      await pause(150);
      socket.write(body.slice(begin, begin + third));
    }
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is waited for when all of it has arrived and the server itself reads it late', async () => {
    const { token } = await impatient.register();
    impatient.app.server.prependOnceListener('request', (raw: IncomingMessage) => {
      const pipe = raw.pipe.bind(raw);
      raw.pause();
      raw.pipe = (target) => {
        setTimeout(pipe, 900, target);
        return target;
      };
    });
    const added = await impatient.call(addPlant, { form: { name: 'Fern' }, photo: await leafPhoto() }, token);
    expect(added.name).toBe('Fern');
  });

  test('is given 25 seconds, unless a test says otherwise, and the answer then as long as before', async () => {
    const { token } = await server.register();
    const socket = rawConnection(server.address).setEncoding('utf8');
    const form = '--leaf\r\ncontent-disposition: form-data; name="name"\r\n\r\nFern\r\n--leaf--\r\n';
    const [timeouts, seen] = [new Set<number | undefined>(), Promise.withResolvers<void>()];
    server.app.server.once('connection', (there) => {
      const set = there.setTimeout.bind(there);
      there.setTimeout = (ms: number) => {
        timeouts.add(ms);
        if (timeouts.size === 1) seen.resolve();
        return set(ms);
      };
    });
    socket.write(
      `POST /api/plants HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: multipart/form-data; boundary=leaf\r\ncontent-length: ${form.length}\r\n\r\n`,
    );
    await seen.promise;
    socket.write(form);
    await once(socket, 'data');
    socket.destroy();
    expect([...timeouts].slice(0, 2)).toEqual([25_000, 180_000]);
  });
});

describe('a body that takes longer than it may', () => {
  /** Sends a body in pieces over about a second. @returns the answer */
  async function sendSlowly(path: string, type: string, piece: string): Promise<string> {
    const { token } = await hurried.register();
    const socket = rawConnection(hurried.address).setEncoding('latin1');
    socket.on('error', () => undefined); // The server may close it before all is written.
    const answer = text(socket);
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\nconnection: close`;
    socket.write(`${head}\r\ncontent-type: ${type}\r\ncontent-length: ${6 * piece.length}\r\n\r\n`);
    for (let sent = 0; sent < 6 && socket.writable; sent++) {
      await pause(150);
      socket.write(piece);
    }
    return answer;
  }

  test('is given up', async () => {
    expect(await sendSlowly('/api/plants', 'multipart/form-data; boundary=leaf', 'x'.repeat(10_000))).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  test('is given up also after an answer that came before any route was found', async () => {
    const socket = rawConnection(hurried.address);
    socket.resume().write('POST /api/%E0%A4%A HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n');
    const trickle = setInterval(() => socket.write('x'), 50);
    await once(
      socket.on('error', () => undefined),
      'close',
      { signal: AbortSignal.timeout(5_000) },
    );
    clearInterval(trickle);
  });

  test('is received whole when it is a large file that keeps arriving', async () => {
    const answer = await sendSlowly('/api/imports', 'application/zip', 'x'.repeat(10_000));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('This is not a complete ZIP file.');
  });

  test('is given up when it is a file that only trickles in', async () => {
    expect(await sendSlowly('/api/imports', 'application/zip', 'x')).toMatch(/^HTTP\/1\.1 408 /);
    await vi.waitFor(async () => expect(await readdir(join(hurried.dataDir, 'imports'))).toEqual([]));
  });
});

test('receiving headers, and waiting for a request, has an end; answering one may take long', () => {
  const { headersTimeout, keepAliveTimeout, timeout } = server.app.server;
  expect(headersTimeout).toBe(HEADERS_WITHIN_MS);
  expect(keepAliveTimeout).toBe(KEPT_ALIVE_MS);
  expect(timeout).toBe(180_000);
});
