import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { drain } from '../src/http/stopping.ts';
import { rawConnection } from './support/raw-request.ts';
import { bootServer } from './support/server.ts';

const REQUEST = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n';

test('a request whose connection was made before the server stops is answered, and its connection ends with the answer', async () => {
  const server = await bootServer();
  const accepted = once(server.app.server, 'connection');
  const socket = rawConnection(server.address);
  await accepted;
  const closing = server.close();
  socket.write(REQUEST);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await closing;
});

test('connections that wait to be accepted when the server stops are served too', async () => {
  const server = await bootServer();
  const sockets = Array.from({ length: 50 }, () => rawConnection(server.address));
  const answers = Promise.all(sockets.map((socket) => text(socket)));
  for (const socket of sockets) socket.write(REQUEST);
  await Promise.all(sockets.slice(0, 1).map((socket) => once(socket, 'connect')));
  await server.close();
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection that is idle, or sends nothing, does not keep the server from stopping', async () => {
  const server = await bootServer();
  const [idle, silent] = [rawConnection(server.address), rawConnection(server.address)];
  silent.resume();
  idle.write(REQUEST);
  await once(idle, 'data');
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(3_000);
});

test('a server that is about to stop says so to its proxy and still answers', async () => {
  const server = await bootServer();
  await drain(server.app, 0);
  expect((await server.request('/api/health')).status).toBe(503);
  expect((await server.request('/api/health/live')).status).toBe(200);
  await server.close();
});
