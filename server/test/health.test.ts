import { health, live } from '@plantcare/contract/health.ts';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { expect, test } from 'vitest';
import { bootServer } from './support/server.ts';

class UnreachableDriver extends FSDriver {
  override async exists(): Promise<boolean> {
    throw new Error('nobody there');
  }
}

test('health is good when database and storage answer', async () => {
  const server = await bootServer();
  try {
    expect(await server.call(health, {})).toEqual({ status: 'ok', database: 'ok', storage: 'ok', disk: 'ok' });
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
