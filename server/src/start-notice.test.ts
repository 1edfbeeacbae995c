import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { networkAddresses } from './network.ts';
import { startNotice } from './start-notice.ts';

const network = ['192.168.1.20', '10.0.0.7'];

function notice(env: NodeJS.ProcessEnv, onTerminal = false): Promise<string> {
  const config = readConfig({ DATA_DIR: '/srv/plants', ...env }, network);
  return startNotice(config, { address: config.publicUrl, network }, onTerminal);
}

describe('what a start prints', () => {
  test('names the address, how others reach it, where the data is and what is not set up', async () => {
    expect(await notice({})).toBe(`AI Plant Care is ready at http://127.0.0.1:3000

  Phone     only this machine can open the address; HOST=0.0.0.0 lets others, too
  Data      /srv/plants
  Optional  not set up: email (SMTP_URL), a language model (AI_PROVIDER)

`);
  });

  test('names every address of a machine that listens on all of them', async () => {
    expect(await notice({ HOST: '0.0.0.0' })).toContain(
      '  Phone     http://192.168.1.20:3000 or http://10.0.0.7:3000\n',
    );
  });

  test('says where PostgreSQL and a bucket have the data, never with their passwords', async () => {
    const said = await notice({
      DATABASE_URL: 'postgres://plants:hunter2@db.example/plants',
      STORAGE_URL: 's3://key:hunter2@s3.example/photos',
      SMTP_URL: 'smtp://user:hunter2@mail.example',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'small',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    });
    expect(said).toContain('  Data      in PostgreSQL; photos in the bucket photos\n');
    expect(said).not.toContain('Optional');
    expect(said).not.toContain('hunter2');
  });

  test('draws a QR code at a terminal, where a phone can open the address', async () => {
    expect(await notice({ HOST: '0.0.0.0' }, true)).toMatch(/[█▀▄]{20}/);
    expect(await notice({ PUBLIC_URL: 'https://plants.example.org' }, true)).toMatch(/[█▀▄]{20}/);
    expect(await notice({}, true)).not.toMatch(/█/);
    expect(await notice({ HOST: '0.0.0.0' })).not.toMatch(/█/);
  });
});

test('addresses of containers, of tunnels and of the machine itself are not offered to phones', () => {
  const address = (ip: string, internal = false) => [
    { address: ip, netmask: '255.255.255.0', family: 'IPv4' as const, mac: '', internal, cidr: null },
  ];
  expect(
    networkAddresses({
      lo: address('127.0.0.1', true),
      wlan0: address('192.168.1.20'),
      docker0: address('172.17.0.1'),
      tun0: address('10.8.0.2'),
    }),
  ).toEqual(['192.168.1.20']);
});
