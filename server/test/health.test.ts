import { forgotPassword } from '@plantcare/contract/auth.ts';
import { health, live } from '@plantcare/contract/health.ts';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { expect, test } from 'vitest';
import { HOUR, movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';

class UnreachableDriver extends FSDriver {
  override async exists(): Promise<boolean> {
    throw new Error('nobody there');
  }
}

test('health is good when database and storage answer', async () => {
  const server = await bootServer();
  try {
    expect(await server.call(health, {})).toMatchObject({ status: 'ok', database: 'ok', storage: 'ok', disk: 'ok' });
  } finally {
    await server.close();
  }
});

test('health is a 503 that names the storage when that does not answer', async () => {
  const disk = new Disk(new UnreachableDriver({ location: '/nowhere', visibility: 'private' }));
  const server = await bootServer({ disk });
  try {
    expect(await server.refusal(health, {})).toMatchObject({
      status: 503,
      code: 'unavailable',
      msg: 'Database: ok. Photo storage: failed. Disk: ok.',
    });
    // Restarting the process would not bring the storage back.
    expect(await server.call(live, {})).toEqual({ status: 'ok' });
  } finally {
    await server.close();
  }
});

test('health stays good and says so when Redis is not there or no email is taken, until one is', async () => {
  const mailbox = await startMailbox();
  const clock = movableClock();
  const env = { SMTP_URL: mailbox.url, REDIS_URL: 'redis://127.0.0.1:1' };
  const server = await bootServer({ clock, env });
  try {
    const { email } = await server.register();
    expect(await server.call(health, {})).toMatchObject({ status: 'ok', mail: 'ok', redis: 'failing' });
    await mailbox.stop();
    await server.call(forgotPassword, { json: { email } });
    await server.runDue();
    expect(await server.call(health, {})).toMatchObject({ status: 'ok', mail: 'failing' });
    await mailbox.start();
    clock.forward(HOUR);
    await server.runDue();
    expect(await server.call(health, {})).toMatchObject({ status: 'ok', mail: 'ok' });
  } finally {
    await server.close();
    await mailbox.close();
  }
});

test('health says that what is not configured is off', async () => {
  const server = await bootServer();
  try {
    expect(await server.call(health, {})).toMatchObject({ mail: 'off', redis: 'off' });
  } finally {
    await server.close();
  }
});
