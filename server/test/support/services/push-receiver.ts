import { createECDH, createPublicKey, type ECDH, randomBytes, randomUUID, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PushMessage, type PushSubscription } from '@plantcare/contract/push.ts';
import { decrypt } from 'http_ece';
import { z } from 'zod';

export interface ReceivedPush {
  endpoint: string;
  message: PushMessage;
  topic: string | undefined;
  urgency: string | undefined;
  /** Seconds. */
  ttl: number;
  /** How long the encrypted body was. */
  bytes: number;
  /** The key of the server that sent it, and whom to turn to about it. */
  sender: { publicKey: string; contact: string };
}

interface Device {
  keys: ECDH;
  auth: string;
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** A push service with its devices, on loopback: it checks who sends (RFC 8292), and decrypts as a browser would. */
export async function startPushReceiver() {
  const devices = new Map<string, Device>();
  const pushes: ReceivedPush[] = [];
  const refused: string[] = [];
  let status = 201;
  let origin = '';

  async function take(request: IncomingMessage): Promise<number> {
    const device = devices.get(`${request.url}`);
    if (request.method !== 'POST' || !device) return 404;
    const body = await buffer(request);
    if (status !== 201) return status;
    if (body.length > 4096) return 413;
    pushes.push({
      endpoint: `${origin}${request.url}`,
      sender: senderOf(request.headers, origin),
      message: messageFor(device, request.headers, body),
      topic: request.headers.topic?.toString(),
      urgency: request.headers.urgency?.toString(),
      ttl: Number(request.headers.ttl),
      bytes: body.length,
    });
    return 201;
  }

  const server = createServer((request, response) => {
    take(request)
      .catch((error: Error) => {
        refused.push(error.message);
        return 403;
      })
      .then((answer) => {
        if (answer === 307) response.setHeader('location', `${origin}/elsewhere`);
        response.writeHead(answer).end();
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    /** Every message that a device could read, in the order of arrival. */
    pushes,
    /** Why messages were not taken: a signature that is none, a body that cannot be decrypted. */
    refused,
    /** A new device, as its browser describes it. */
    subscribe(): PushSubscription {
      const path = `/push/${randomUUID()}`;
      const keys = createECDH('prime256v1');
      const device = { keys, auth: randomBytes(16).toString('base64url') };
      devices.set(path, device);
      return { endpoint: `${origin}${path}`, keys: { p256dh: keys.generateKeys('base64url'), auth: device.auth } };
    },
    /** What is answered from now on; 201 is to take messages again. */
    answer(next: number) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function senderOf({ authorization = '' }: IncomingHttpHeaders, origin: string): ReceivedPush['sender'] {
  const [, header, claims, signature, publicKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!header || !claims || !signature || !publicKey) throw new Error('no VAPID signature');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33)) },
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isSigned) throw new Error('the VAPID signature is wrong');
  const { aud, exp, sub } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const left = exp - Date.now() / 1000;
  if (aud !== origin || left <= 0 || left > 24 * 3600) throw new Error('the VAPID claims are not for here and now');
  return { publicKey, contact: sub };
}

function messageFor(device: Device, headers: IncomingHttpHeaders, body: Buffer): PushMessage {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('the content is not encrypted as aes128gcm');
  const text = decrypt(body, { version: 'aes128gcm', privateKey: device.keys, authSecret: device.auth });
  return z.strictObject(PushMessage.shape).parse(JSON.parse(text.toString()));
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
