import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { rawConnection } from './support/raw-request.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const HEADERS_WITHIN_MS = 10_000;
const CHECKED_EVERY_MS = 2_000;

describe.concurrent('a connection that takes its time', () => {
  test.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
  ])(
    'and %s is closed',
    async (_, bytes) => {
      const socket = rawConnection(server.address);
      let answer = '';
      socket.setEncoding('utf8').on('data', (text: string) => {
        answer += text;
      });
      socket.write(bytes);
      await once(socket, 'close', { signal: AbortSignal.timeout(HEADERS_WITHIN_MS + CHECKED_EVERY_MS + 2_000) });
      expect(answer).toMatch(/^$|^HTTP\/1\.1 408 /);
    },
    20_000,
  );
});

test('receiving a request, and waiting for one, has an end; answering one may take long', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server.app.server;
  expect(headersTimeout).toBe(HEADERS_WITHIN_MS);
  expect(requestTimeout).toBe(120_000);
  expect(keepAliveTimeout).toBe(10_000);
  expect(timeout).toBe(180_000);
});
