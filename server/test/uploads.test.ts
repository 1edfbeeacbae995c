import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { addPlant, listPlants } from '@plantcare/contract/plants.ts';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { rawConnection } from './support/raw-request.ts';
import { bootServer } from './support/server.ts';

/** A storage that writes a photo only once the test lets it. */
class HeldDriver extends FSDriver {
  static held: (() => void)[] = [];

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    await new Promise<void>((write) => HeldDriver.held.push(write));
    return super.put(key, contents, options);
  }
}

function letWrite(): void {
  for (const write of HeldDriver.held.splice(0)) write();
}

const server = await bootServer();
const held = await bootServer({
  disk: new Disk(new HeldDriver({ location: path.join(server.dataDir, 'held'), visibility: 'private' })),
});
afterAll(async () => {
  await held.close();
  await server.close();
});

let ada: Gardener;
let photo: File;
beforeEach(async () => {
  ada = await held.register();
  photo = upload(await picture().jpeg().toBuffer());
});

const AT_ONCE = 10;
const TWO_FILES = 2;
/** More than the network keeps for a server that does not read. */
const MANY_BYTES = 14_000_000;
const PIECE = Buffer.alloc(200_000);

test('an upload keeps its place among those of its gardener until it is answered', async () => {
  const add = () => held.call(addPlant, { form: { name: 'Fern' }, photo }, ada.token);
  const waiting = Array.from({ length: AT_ONCE }, add);
  await vi.waitFor(() => expect(HeldDriver.held).toHaveLength(AT_ONCE * TWO_FILES));
  const refusal = await held.refusal(addPlant, { form: { name: 'Fern' }, photo }, ada.token);
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
  letWrite();
  await Promise.all(waiting);
  const after = add();
  await vi.waitFor(() => expect(HeldDriver.held).toHaveLength(TWO_FILES));
  letWrite();
  await after;
});

test('a refused upload is read to its end, so that a client that sends first and reads then gets the answer', async () => {
  const add = () => held.call(addPlant, { form: { name: 'Fern' }, photo }, ada.token);
  const waiting = Array.from({ length: AT_ONCE }, add);
  await vi.waitFor(() => expect(HeldDriver.held).toHaveLength(AT_ONCE * TWO_FILES));
  const [begin, end] = [
    '--leaf\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n',
    '\r\n--leaf--',
  ];
  const head = `POST /api/plants HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ada.token}`;
  const sender = rawConnection(held.address).setEncoding('utf8');
  sender.write(`${head}\r\ncontent-type: multipart/form-data; boundary=leaf\r\n`);
  sender.write(`content-length: ${begin.length + MANY_BYTES + end.length}\r\n\r\n${begin}`);
  for (let sent = 0; sent < MANY_BYTES; sent += PIECE.length) {
    if (!sender.write(PIECE)) await once(sender, 'drain');
  }
  sender.write(end);
  sender.write('GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const answers = await text(sender);
  expect(answers).toMatch(/^HTTP\/1\.1 429 .*"code":"too_many_requests".*HTTP\/1\.1 200 /s);
  letWrite();
  await Promise.all(waiting);
});

test('a client that sends on without end after its answer is cut off', async () => {
  const sender = rawConnection(server.address).setEncoding('utf8');
  let answer = '';
  sender.on('data', (piece: string) => {
    answer += piece;
  });
  sender.on('error', () => {}); // The end of the connection, while something is being sent.
  const closed = new Promise<void>((resolve) => sender.once('close', () => resolve()));
  sender.write('POST /api/plants HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9000000000\r\n\r\n');
  while (!sender.destroyed) {
    if (!sender.write(PIECE)) await Promise.race([closed, once(sender, 'drain').catch(() => undefined)]);
  }
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(sender.bytesWritten).toBeGreaterThan(2 * MANY_BYTES);
});

test('an upload whose sender has gone is not stored, and leaves no file', async () => {
  const form = new FormData();
  form.append('name', 'Fern');
  form.append('photo', photo);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const accepted = once(held.app.server, 'connection');
  const sender = rawConnection(held.address);
  sender.write(`POST /api/plants HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ada.token}\r\n`);
  sender.write(`content-type: ${sent.headers.get('content-type')}\r\ncontent-length: ${body.length}\r\n\r\n`);
  sender.write(body);
  const [connection] = await accepted;
  await vi.waitFor(() => expect(HeldDriver.held).toHaveLength(TWO_FILES));
  sender.destroy();
  await once(connection, 'close');
  letWrite();
  await vi.waitFor(async () => expect(await readdir(path.join(held.dataDir, 'uploads'))).toEqual([]));
  expect(await held.call(listPlants, {}, ada.token)).toEqual([]);
});

test('uploads that break off half-way free their places, and leave no file', async () => {
  const { token } = await server.register();
  const head =
    'POST /api/plants HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n' +
    `authorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=leaf\r\n\r\n` +
    '--leaf\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
  const sockets = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const socket = rawConnection(server.address);
      await once(socket, 'connect');
      socket.write(head + 'x'.repeat(50_000));
      return socket;
    }),
  );
  const spooled = () => readdir(path.join(server.dataDir, 'uploads'));
  await vi.waitFor(async () => expect(await spooled()).toHaveLength(AT_ONCE));
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await spooled()).toEqual([]));
  await server.call(addPlant, { form: { name: 'Fern' }, photo }, token);
});
