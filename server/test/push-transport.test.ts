import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PushMessage } from '@plantcare/contract/push.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../src/config.ts';
import { Undeliverable } from '../src/jobs/undeliverable.ts';
import { createPusher } from '../src/push/pusher.ts';
import { readVapidKeys } from '../src/push/vapid-keys.ts';
import { startPushReceiver } from './support/services/push-receiver.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-push-'));
const receiver = await startPushReceiver();
const keys = await readVapidKeys(folder, null);
const pusher = createPusher({ keys, publicUrl: 'https://garden.example', services: [receiver.origin] });

const message: PushMessage = {
  id: 'notification-1',
  type: 'reminder',
  title: 'Reminder: Water Basil 🌿',
  body: 'Basil is due for water.',
  url: '/reminders',
  requireInteraction: true,
  unread: 3,
};

const topic = 'a'.repeat(32);

function device() {
  const { endpoint, keys } = receiver.subscribe();
  return { endpoint, ...keys };
}

const send = (target = device(), changed: Partial<PushMessage> = {}) =>
  pusher.send(target, { ...message, ...changed }, { topic });

afterEach(() => {
  expect(receiver.refused).toEqual([]);
  receiver.answer(201);
  receiver.pushes.length = 0;
});
afterAll(async () => {
  await receiver.close();
  await rm(folder, { recursive: true });
});

describe('a push', () => {
  test('is read by its device alone, and tells the service who sent it', async () => {
    const target = device();
    expect(await send(target)).toBe('sent');
    expect(receiver.pushes).toEqual([
      {
        endpoint: target.endpoint,
        message,
        topic,
        urgency: 'high',
        ttl: 24 * 3600,
        bytes: expect.any(Number),
        sender: { publicKey: pusher.publicKey, contact: 'https://garden.example' },
      },
    ]);
  });

  test('that is no reminder may wait until the device wakes up', async () => {
    await send(device(), { type: 'ai_insight' });
    expect(receiver.pushes[0]?.urgency).toBe('normal');
  });

  test.each(['x', 'ü', '🌿', '"', '\u0007', '👩🏽‍🌾'])(
    'of too many %j is cut to what one push can carry',
    async (character) => {
      const body = character.repeat(10_000);
      await send(device(), { body });
      const [push] = receiver.pushes;
      expect(push?.bytes).toBeLessThanOrEqual(4096);
      expect(push?.bytes).toBeGreaterThan(4096 - 64);
      expect(push?.message).toEqual({ ...message, body: expect.stringMatching(/…$/) });
      expect(body.startsWith(push?.message.body.slice(0, -1) ?? '?')).toBe(true);
      expect((push?.message.body.length ?? 0) - 1).toSatisfy((length: number) => length % character.length === 0);
    },
  );

  test('that just fits is not cut', async () => {
    const room = 4096 - 103 - Buffer.byteLength(JSON.stringify({ ...message, body: '' }));
    await send(device(), { body: 'x'.repeat(room) });
    expect(receiver.pushes[0]).toMatchObject({ bytes: 4096, message: { body: 'x'.repeat(room) } });
  });

  test.each([403, 404, 410])('to a subscription that has ended (%i) says so', async (status) => {
    receiver.answer(status);
    expect(await send()).toBe('gone');
  });

  test.each([429, 500, 503])('that the service cannot take now (%i) is worth another try', async (status) => {
    receiver.answer(status);
    await expect(send()).rejects.not.toBeInstanceOf(Undeliverable);
  });

  test.each([400, 413])('that the service refuses (%i) is undeliverable', async (status) => {
    receiver.answer(status);
    const target = device();
    const error = await send(target).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Undeliverable);
    expect(String(error)).not.toContain(new URL(target.endpoint).pathname);
  });

  test('follows nobody elsewhere', async () => {
    receiver.answer(307);
    await expect(send()).rejects.toThrow();
  });

  test('to a device whose keys are none is undeliverable', async () => {
    await expect(send({ ...device(), p256dh: 'A'.repeat(87) })).rejects.toBeInstanceOf(Undeliverable);
  });

  test('to a service that is not allowed is not even tried', async () => {
    const strict = createPusher({ keys, publicUrl: 'https://garden.example', services: [] });
    await expect(strict.send(device(), message, { topic })).rejects.toBeInstanceOf(Undeliverable);
    expect(receiver.pushes).toEqual([]);
  });

  test('of a server without https still names whom to turn to', async () => {
    const atHome = createPusher({ keys, publicUrl: 'http://192.168.1.4:3000', services: [receiver.origin] });
    await atHome.send(device(), message, { topic });
    expect(receiver.pushes[0]?.sender.contact).toBe('mailto:plants@192.168.1.4');
  });
});

describe('the address that a browser names', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    `${receiver.origin}/push/abc`,
  ])('%s is called', (endpoint) => {
    expect(pusher.accepts(endpoint)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/?fcm.googleapis.com',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://somebody@web.push.apple.com/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    `${receiver.origin.replace('127.0.0.1', 'localhost')}/push/abc`,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is not', (endpoint) => {
    expect(pusher.accepts(endpoint)).toBe(false);
  });
});

describe('the keys of this server', () => {
  const fresh = () => mkdtemp(path.join(folder, 'keys-'));

  test('are made at the first start, for its user alone, and stay', async () => {
    const dataDir = path.join(await fresh(), 'not', 'there', 'yet');
    const made = await readVapidKeys(dataDir, null);
    expect((await stat(path.join(dataDir, 'vapid-keys.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['vapid-keys.json']);
    expect(await readVapidKeys(dataDir, null)).toEqual(made);
  });

  test('are the same for processes that start at once', async () => {
    const dataDir = await fresh();
    const read = await Promise.all(Array.from({ length: 20 }, () => readVapidKeys(dataDir, null)));
    expect(new Set(read.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['vapid-keys.json']);
  });

  test('come from the configuration when it has some', async () => {
    const dataDir = await fresh();
    expect(await readVapidKeys(dataDir, keys)).toEqual(keys);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('stop the start when they are no pair, without being named', async () => {
    const { privateKey } = await readVapidKeys(await fresh(), null);
    const error = await readVapidKeys(folder, { ...keys, privateKey }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain('VAPID_PRIVATE_KEY');
    expect(String(error)).not.toContain(privateKey);
  });

  test.each(['', '{', '{}', '{"publicKey":"a","privateKey":"b"}'])(
    'stop the start when their file says %j, which stays as it is',
    async (text) => {
      const dataDir = await fresh();
      await writeFile(path.join(dataDir, 'vapid-keys.json'), text);
      await expect(readVapidKeys(dataDir, null)).rejects.toThrow(ConfigError);
      expect(await readFile(path.join(dataDir, 'vapid-keys.json'), 'utf8')).toBe(text);
    },
  );
});
