import { serverOptions } from '@plantcare/contract/auth.ts';
import { afterAll, describe, expect, test } from 'vitest';
import webpush from 'web-push';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

describe('what a server offers', () => {
  test('is told to visitors: no mail, open registration, and its key for pushes', async () => {
    const options = await server.call(serverOptions, {});
    expect(options).toEqual({
      mail: false,
      confirmsEmail: false,
      registration: 'open',
      pushKey: expect.stringMatching(/^B[\w-]{86}$/),
    });
  });

  test('follows its configuration', async () => {
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    const other = await bootServer({
      env: {
        SMTP_URL: 'smtp://127.0.0.1:1',
        REGISTRATION: 'closed',
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
      },
    });
    try {
      expect(await other.call(serverOptions, {})).toEqual({
        mail: true,
        confirmsEmail: false,
        registration: 'closed',
        pushKey: publicKey,
      });
    } finally {
      await other.close();
    }
  });
});
