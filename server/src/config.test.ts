import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATABASE = 'postgres://ada:s3cret@db.example.org:5432/plants';

describe('the configuration', () => {
  test('needs no variable at all', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: path.resolve('data'),
      database: { kind: 'sqlite', file: path.resolve('data/plantcare.sqlite') },
      storage: { kind: 'local', folder: path.resolve('data/photos') },
      redisUrl: null,
      rateLimit: true,
      registration: 'open',
      trustProxy: false,
      logLevel: 'info',
    });
  });

  test('takes every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://plants.example.org/',
      DATA_DIR: '/srv/plants',
      DATABASE_URL: DATABASE,
      STORAGE_URL: 's3://key:s%2Fecret@s3.example.org:9000/photos?region=eu-central-1',
      REDIS_URL: 'redis://localhost:6379',
      RATE_LIMIT: 'off',
      REGISTRATION: 'closed',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
    });
    expect(config).toEqual({
      port: 8080,
      host: '::',
      publicUrl: 'https://plants.example.org',
      dataDir: '/srv/plants',
      database: { kind: 'postgres', url: DATABASE },
      storage: {
        kind: 's3',
        s3: {
          endpoint: 'https://s3.example.org:9000',
          bucket: 'photos',
          region: 'eu-central-1',
          accessKeyId: 'key',
          secretAccessKey: 's/ecret',
        },
      },
      redisUrl: 'redis://localhost:6379',
      rateLimit: false,
      registration: 'closed',
      trustProxy: true,
      logLevel: 'warn',
    });
  });

  test('takes a variable that is set to nothing for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', STORAGE_URL: '' })).toEqual(readConfig({}));
  });

  test('writes an IPv6 host as an address does', () => {
    expect(readConfig({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]:80');
  });

  test('speaks plain HTTP to a bucket only when told to', () => {
    expect(readConfig({ STORAGE_URL: 's3://k:s@localhost:9000/b?tls=off' }).storage).toMatchObject({
      s3: { endpoint: 'http://localhost:9000', region: 'us-east-1' },
    });
  });
});

describe('a wrong value', () => {
  test.each([
    ['PORT', 'garden'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'plants.example.org'],
    ['PUBLIC_URL', 'ftp://plants.example.org'],
    ['DATABASE_URL', 'mysql://ada:s3cret@localhost/plants'],
    ['DATABASE_URL', 'plants.sqlite'],
    ['STORAGE_URL', '/srv/s3cret'],
    ['STORAGE_URL', 's3://example.org/bucket'],
    ['STORAGE_URL', 's3://key:s3cret@example.org/'],
    ['STORAGE_URL', 's3://key:s3cret@example.org/one/two'],
    ['STORAGE_URL', 's3://key:%zzs3cret@example.org/bucket'],
    ['REDIS_URL', 'localhost:6379'],
    ['RATE_LIMIT', 'sometimes'],
    ['REGISTRATION', 'maybe'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is told in one line that names the variable and keeps its secret', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
    expect(read).not.toThrow(/s3cret/);
  });
});
