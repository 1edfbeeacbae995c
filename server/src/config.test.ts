import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATABASE = 'postgres://ada:s3cret@db.example.org:5432/plants';
const SMTP = 'smtp://ada:s3cret@mail.example.org:587';
const PUBLIC_KEY = `B${'p'.repeat(86)}`;
const PRIVATE_KEY = 's3cret'.padEnd(43, 'k');

describe('the configuration', () => {
  test('needs no variables', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: path.resolve('data'),
      database: { kind: 'sqlite', file: path.resolve('data/plantcare.sqlite') },
      storage: { kind: 'local', folder: path.resolve('data/photos') },
      redisUrl: null,
      languageModel: null,
      plantNet: null,
      identifyModel: null,
      diagnoseModel: null,
      assistantDailyLimit: 100,
      assistantTimeoutSeconds: 60,
      mail: null,
      emailConfirmation: true,
      vapid: null,
      pushServices: [],
      openMeteo: {
        forecastUrl: 'https://api.open-meteo.com/v1/forecast',
        searchUrl: 'https://geocoding-api.open-meteo.com/v1/search',
      },
      schedulerIntervalSeconds: 30,
      drainSeconds: 0,
      quotas: { plants: 2_000, diaryEntries: 50_000, openReminders: 2_000, photoBytes: 2_000_000_000 },
      listBytes: 4_000_000,
      keptBackups: 7,
      rateLimit: true,
      registration: 'open',
      trustProxy: false,
      metricsPort: null,
      logLevel: 'info',
      checksAnswers: true,
    });
  });

  test('accepts every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::',
      PUBLIC_URL: 'https://plants.example.org/',
      DATA_DIR: '/srv/plants',
      DATABASE_URL: DATABASE,
      STORAGE_URL: 's3://key:s%2Fecret@s3.example.org:9000/photos?region=eu-central-1',
      REDIS_URL: 'redis://localhost:6379',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'qwen3-vl:8b',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
      AI_DAILY_LIMIT: '20',
      AI_TIMEOUT_SECONDS: '240',
      PLANTNET_API_KEY: 's3cret',
      IDENTIFY_MODEL: '/models/plants.onnx',
      DIAGNOSE_MODEL: 'models/ailments.onnx',
      PLANTNET_URL: 'https://plantnet.example.org',
      SMTP_URL: SMTP,
      MAIL_FROM: 'Our Garden <garden@example.org>',
      VAPID_PUBLIC_KEY: PUBLIC_KEY,
      VAPID_PRIVATE_KEY: PRIVATE_KEY,
      OPEN_METEO_FORECAST_URL: 'http://weather.example.org/forecast',
      OPEN_METEO_GEOCODING_URL: 'http://weather.example.org/search',
      PUSH_SERVICES: 'https://push.example.org/, http://127.0.0.1:9000/topics',
      SCHEDULER_INTERVAL_SECONDS: '0.5',
      DRAIN_SECONDS: '20',
      QUOTA_PLANTS: '10',
      QUOTA_DIARY_ENTRIES: '20',
      QUOTA_REMINDERS: '30',
      QUOTA_PHOTOS_MB: '40',
      LIST_ANSWER_KB: '900',
      BACKUPS: '14',
      RATE_LIMIT: 'off',
      REGISTRATION: 'closed',
      TRUST_PROXY: 'on',
      METRICS_PORT: '9464',
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
      languageModel: {
        provider: 'openai-compatible',
        model: 'qwen3-vl:8b',
        apiKey: null,
        baseUrl: 'http://127.0.0.1:11434/v1',
      },
      plantNet: { url: 'https://plantnet.example.org', apiKey: 's3cret' },
      identifyModel: '/models/plants.onnx',
      diagnoseModel: path.resolve('models/ailments.onnx'),
      assistantDailyLimit: 20,
      assistantTimeoutSeconds: 240,
      mail: { url: SMTP, from: 'Our Garden <garden@example.org>' },
      emailConfirmation: true,
      vapid: { publicKey: PUBLIC_KEY, privateKey: PRIVATE_KEY },
      pushServices: ['https://push.example.org', 'http://127.0.0.1:9000'],
      openMeteo: {
        forecastUrl: 'http://weather.example.org/forecast',
        searchUrl: 'http://weather.example.org/search',
      },
      schedulerIntervalSeconds: 0.5,
      drainSeconds: 20,
      quotas: { plants: 10, diaryEntries: 20, openReminders: 30, photoBytes: 40_000_000 },
      listBytes: 900_000,
      keptBackups: 14,
      rateLimit: false,
      registration: 'closed',
      trustProxy: true,
      metricsPort: 9464,
      logLevel: 'warn',
      checksAnswers: true,
    });
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', STORAGE_URL: '' })).toEqual(readConfig({}));
  });

  test('sends email from the host of the public address, unless another sender is set', () => {
    const mail = (env: Record<string, string>) => readConfig({ SMTP_URL: SMTP, ...env }).mail;
    expect(mail({ PUBLIC_URL: 'https://plants.example.org:8443' })?.from).toBe(
      'AI Plant Care <plants@plants.example.org>',
    );
    expect(mail({ MAIL_FROM: 'garden@localhost' })?.from).toBe('garden@localhost');
    expect(readConfig({ MAIL_FROM: 'garden@localhost' }).mail).toBeNull();
  });

  test('puts an IPv6 host into brackets in the public address', () => {
    expect(readConfig({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]:80');
  });

  test('makes the first address of the machine public when the server listens on all of them', () => {
    expect(readConfig({ HOST: '0.0.0.0' }, ['192.168.1.20', '10.0.0.7']).publicUrl).toBe('http://192.168.1.20:3000');
    expect(readConfig({ HOST: '::' }).publicUrl).toBe('http://127.0.0.1:3000');
    expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://plants.example.org' }, ['10.0.0.7']).publicUrl).toBe(
      'https://plants.example.org',
    );
  });

  test.each([
    ['7 nights', {}, 7],
    ['none with a database of its own', { DATABASE_URL: DATABASE }, null],
    ['none with a bucket', { STORAGE_URL: 's3://key:secret@s3.example.org/photos' }, null],
    ['as many as are asked for', { DATABASE_URL: DATABASE, BACKUPS: '2' }, 2],
    ['none when off', { BACKUPS: 'off' }, null],
  ])('keeps nightly backups: %s', (_, env, kept) => {
    expect(readConfig(env).keptBackups).toBe(kept);
  });

  test('uses plain HTTP for a bucket only if configured', () => {
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
    ['SMTP_URL', 'mail.example.org:587'],
    ['SMTP_URL', 'https://ada:s3cret@mail.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'AI Plant Care'],
    ['MAIL_FROM', 'Our Garden <garden>'],
    ['MAIL_FROM', 'garden@example.org, eve@example.org'],
    ['MAIL_FROM', 'Garden\r\nBcc: eve@example.org <garden@example.org>'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PUBLIC_KEY', '+'.repeat(87)],
    ['VAPID_PRIVATE_KEY', 's3cret'],
    ['VAPID_PRIVATE_KEY', 's3cret+/'.padEnd(43, 'k')],
    ['PUSH_SERVICES', 'push.example.org'],
    ['PUSH_SERVICES', 'https://push.example.org,'],
    ['PUSH_SERVICES', 'https://push.example.org, ftp://push.example.org'],
    ['OPEN_METEO_FORECAST_URL', 'api.open-meteo.com'],
    ['OPEN_METEO_GEOCODING_URL', 'ftp://geocoding-api.open-meteo.com'],
    ['AI_PROVIDER', 's3cret'],
    ['AI_BASE_URL', '127.0.0.1:11434'],
    ['AI_DAILY_LIMIT', '0'],
    ['AI_DAILY_LIMIT', '1.5'],
    ['AI_TIMEOUT_SECONDS', 'long'],
    ['AI_TIMEOUT_SECONDS', '601'],
    ['PLANTNET_URL', 'plantnet.org'],
    ['SCHEDULER_INTERVAL_SECONDS', 'often'],
    ['SCHEDULER_INTERVAL_SECONDS', '0'],
    ['SCHEDULER_INTERVAL_SECONDS', '3601'],
    ['DRAIN_SECONDS', 'soon'],
    ['DRAIN_SECONDS', '301'],
    ['RATE_LIMIT', 'sometimes'],
    ['QUOTA_PLANTS', '0'],
    ['REGISTRATION', 'maybe'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s leads to one line that names the variable and contains no secret', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
    expect(read).not.toThrow(/s3cret/);
  });

  test.each([
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', PRIVATE_KEY],
    ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY', PUBLIC_KEY],
  ])('%s is required when %s is set', (missing, given, value) => {
    const read = () => readConfig({ [given]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${missing} must be set together with ${given}`);
  });

  test.each([
    [{ AI_API_KEY: 's3cret' }, 'AI_PROVIDER must be set together with AI_API_KEY'],
    [{ AI_MODEL: 'gpt-5' }, 'AI_PROVIDER must be set together with AI_MODEL'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 's3cret' }, 'AI_MODEL must be set together with AI_PROVIDER'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude' }, 'AI_API_KEY must be set for anthropic'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3' }, 'AI_BASE_URL must be set for openai-compatible'],
  ])('incomplete settings of a model are refused: %j', (env, text) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(text));
  });
});
