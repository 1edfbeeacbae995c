import path from 'node:path';
import { z } from 'zod';
import { isAnyAddress } from './network.ts';
import type { Quotas } from './quota.ts';

/** The environment variables, checked and typed. The only reader of `process.env`. */
export interface Config {
  port: number;
  host: string;
  /** The address that people use, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  storage: { kind: 'local'; folder: string } | { kind: 's3'; s3: S3Address };
  redisUrl: string | null;
  /** The addresses of forecasts and of the city search, in Open-Meteo's format. */
  openMeteo: { forecastUrl: string; searchUrl: string };
  /** The language model that answers; null: the embedded engine answers. */
  languageModel: LanguageModelAddress | null;
  /** Pl@ntNet, asked first to identify a photo; null: not used. */
  plantNet: { url: string; apiKey: string } | null;
  /** ONNX classifiers on this machine, for plants and for their problems; null: none. */
  identifyModel: string | null;
  diagnoseModel: string | null;
  /** How many answers a gardener gets from a model or Pl@ntNet each day. */
  assistantDailyLimit: number;
  /** How long a model or Pl@ntNet may take for an answer. */
  assistantTimeoutSeconds: number;
  /** The mail server and the sender; null: this server sends no email. */
  mail: { url: string; from: string } | null;
  /** Whether an email address counts only once the link mailed to it was followed. */
  emailConfirmation: boolean;
  /** The keys that identify this server to push services; null: generated into the data folder. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** Origins of push services that may be called besides those of the known browsers. */
  pushServices: string[];
  /** Seconds between two scans for due work. */
  schedulerIntervalSeconds: number;
  /** How long a server that was told to stop still answers, while it reports that it is not well. */
  drainSeconds: number;
  quotas: Quotas;
  /** The most bytes of JSON with which a list is answered at once. */
  listBytes: number;
  /** How many nightly backups are kept in the data folder, and as many from before upgrades; null: none are made. */
  keptBackups: number | null;
  rateLimit: boolean;
  registration: 'open' | 'closed';
  trustProxy: boolean;
  /** The port on which Prometheus reads `/metrics`; null: none. */
  metricsPort: number | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether every answer is checked against the contract: everywhere except in production. */
  checksAnswers: boolean;
}

export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A model of a provider; `baseUrl` null means the provider's own address. */
export interface LanguageModelAddress {
  provider: Exclude<(typeof AI_PROVIDERS)[number], 'embedded'>;
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
}

const AI_PROVIDERS = ['embedded', 'openai', 'anthropic', 'google', 'openai-compatible'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A start-up error whose message is one line that names the wrong variable. */
export class ConfigError extends Error {}

const Switch = z.enum(['on', 'off'], 'must be on or off').transform((word) => word === 'on');

function url(protocols: string[], example: string) {
  return z.string().refine((text) => {
    const parsed = URL.parse(text);
    return parsed !== null && protocols.includes(parsed.protocol);
  }, `must be an address such as ${example}`);
}

const StorageUrl = url(['s3:'], 's3://key:secret@host/bucket?region=eu-central-1').transform(
  (text, check): S3Address => {
    const parsed = new URL(text);
    const bucket = parsed.pathname.slice(1);
    const accessKeyId = decoded(parsed.username);
    const secretAccessKey = decoded(parsed.password);
    if (bucket === '' || bucket.includes('/') || !parsed.host || !accessKeyId || !secretAccessKey) {
      check.addIssue('must name key, secret, host and bucket: s3://key:secret@host/bucket?region=eu-central-1');
      return z.NEVER;
    }
    const protocol = parsed.searchParams.get('tls') === 'off' ? 'http' : 'https';
    return {
      endpoint: `${protocol}://${parsed.host}`,
      bucket,
      region: parsed.searchParams.get('region') ?? 'us-east-1',
      accessKeyId,
      secretAccessKey,
    };
  },
);

/** An email address, or a name with one; the domain may have no dot, as at home. */
const Sender = z.string().refine((text) => {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text;
  return z.regexes.html5Email.test(address);
}, 'must be an address such as AI Plant Care <plants@example.org>');

const Origins = z.string().transform((text, check) => {
  const urls = text.split(',').map((origin) => URL.parse(origin.trim()));
  return urls.map((parsed) => {
    if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
    check.addIssue('must be origins such as https://push.example.org, separated by commas');
    return z.NEVER;
  });
});

/** A decoded part of an address, or null when its %-escapes are broken. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const NIGHTS_KEPT = 7;

const Backups = z
  .string()
  .regex(/^(off|[1-9]\d{0,2})$/, 'must be off, or how many nights are kept, from 1 to 999')
  .transform((text) => (text === 'off' ? null : Number(text)));

function wholeNumber(standard: number) {
  return z.coerce
    .number('must be a whole number')
    .pipe(z.int('must be a whole number').min(1, 'must be at least 1'))
    .default(standard);
}

const Port = z.coerce
  .number('must be a port number from 0 to 65535')
  .pipe(
    z.int('must be a port number from 0 to 65535').min(0, 'must be at least 0').max(65_535, 'must be at most 65535'),
  );

const Environment = z.object({
  PORT: Port.default(3000),
  METRICS_PORT: Port.optional(),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'], 'https://plants.example.org').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database').optional(),
  STORAGE_URL: StorageUrl.optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  OPEN_METEO_FORECAST_URL: url(['http:', 'https:'], 'https://api.open-meteo.com/v1/forecast').default(
    'https://api.open-meteo.com/v1/forecast',
  ),
  OPEN_METEO_GEOCODING_URL: url(['http:', 'https:'], 'https://geocoding-api.open-meteo.com/v1/search').default(
    'https://geocoding-api.open-meteo.com/v1/search',
  ),
  AI_PROVIDER: z.enum(AI_PROVIDERS, `must be one of ${AI_PROVIDERS.join(', ')}`).default('embedded'),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: url(['http:', 'https:'], 'http://127.0.0.1:11434/v1').optional(),
  AI_DAILY_LIMIT: z.coerce
    .number('must be a whole number')
    .pipe(z.int('must be a whole number').min(1, 'must be at least 1'))
    .default(100),
  AI_TIMEOUT_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0.1)
    .max(600, 'must be at most 600')
    .default(60),
  PLANTNET_API_KEY: z.string().optional(),
  PLANTNET_URL: url(['http:', 'https:'], 'https://my-api.plantnet.org').default('https://my-api.plantnet.org'),
  IDENTIFY_MODEL: z.string().optional(),
  DIAGNOSE_MODEL: z.string().optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')
    .refine((text) => URL.parse(text)?.host, 'must name a host: smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: Sender.optional(),
  EMAIL_CONFIRMATION: Switch.default(true),
  VAPID_PUBLIC_KEY: z.base64url('must be the public key in base64url').length(87, 'must have 87 characters').optional(),
  VAPID_PRIVATE_KEY: z
    .base64url('must be the private key in base64url')
    .length(43, 'must have 43 characters')
    .optional(),
  PUSH_SERVICES: Origins.default([]),
  SCHEDULER_INTERVAL_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0.1, 'must be at least 0.1')
    .max(3600, 'must be at most 3600')
    .default(30),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(300, 'must be at most 300').default(0),
  QUOTA_PLANTS: wholeNumber(2_000),
  QUOTA_DIARY_ENTRIES: wholeNumber(50_000),
  QUOTA_REMINDERS: wholeNumber(2_000),
  QUOTA_PHOTOS_MB: wholeNumber(2_000),
  LIST_ANSWER_KB: wholeNumber(4_000),
  BACKUPS: Backups.optional(),
  RATE_LIMIT: Switch.default(true),
  REGISTRATION: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  TRUST_PROXY: Switch.default(false),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @param addresses the machine's addresses in its network: the first is the public one of a server that listens on all
 * @throws ConfigError naming the first wrong variable, but never its value, which may be a secret.
 */
export function readConfig(env: NodeJS.ProcessEnv, addresses: readonly string[] = []): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const { PORT, HOST, PUBLIC_URL, DATABASE_URL, STORAGE_URL, ...rest } = result.data;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = rest;
  if (publicKey && !privateKey) throw new ConfigError('VAPID_PRIVATE_KEY must be set together with VAPID_PUBLIC_KEY');
  if (privateKey && !publicKey) throw new ConfigError('VAPID_PUBLIC_KEY must be set together with VAPID_PRIVATE_KEY');
  const dataDir = path.resolve(rest.DATA_DIR);
  const host = isAnyAddress(HOST) ? (addresses[0] ?? '127.0.0.1') : HOST;
  const publicUrl = PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    publicUrl,
    dataDir,
    database: DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL }
      : { kind: 'sqlite', file: path.join(dataDir, 'plantcare.sqlite') },
    storage: STORAGE_URL ? { kind: 's3', s3: STORAGE_URL } : { kind: 'local', folder: path.join(dataDir, 'photos') },
    redisUrl: rest.REDIS_URL ?? null,
    openMeteo: { forecastUrl: rest.OPEN_METEO_FORECAST_URL, searchUrl: rest.OPEN_METEO_GEOCODING_URL },
    languageModel: languageModelOf(rest),
    plantNet: rest.PLANTNET_API_KEY ? { url: rest.PLANTNET_URL, apiKey: rest.PLANTNET_API_KEY } : null,
    identifyModel: rest.IDENTIFY_MODEL ? path.resolve(rest.IDENTIFY_MODEL) : null,
    diagnoseModel: rest.DIAGNOSE_MODEL ? path.resolve(rest.DIAGNOSE_MODEL) : null,
    assistantDailyLimit: rest.AI_DAILY_LIMIT,
    assistantTimeoutSeconds: rest.AI_TIMEOUT_SECONDS,
    mail: rest.SMTP_URL
      ? { url: rest.SMTP_URL, from: rest.MAIL_FROM ?? `AI Plant Care <plants@${new URL(publicUrl).hostname}>` }
      : null,
    emailConfirmation: rest.EMAIL_CONFIRMATION,
    vapid: publicKey && privateKey ? { publicKey, privateKey } : null,
    pushServices: rest.PUSH_SERVICES,
    schedulerIntervalSeconds: rest.SCHEDULER_INTERVAL_SECONDS,
    drainSeconds: rest.DRAIN_SECONDS,
    quotas: {
      plants: rest.QUOTA_PLANTS,
      diaryEntries: rest.QUOTA_DIARY_ENTRIES,
      openReminders: rest.QUOTA_REMINDERS,
      photoBytes: rest.QUOTA_PHOTOS_MB * 1_000_000,
    },
    listBytes: rest.LIST_ANSWER_KB * 1_000,
    // A database or bucket of its own has better means, and a copy of it each night may be more than the disk holds.
    keptBackups: rest.BACKUPS === undefined ? (DATABASE_URL || STORAGE_URL ? null : NIGHTS_KEPT) : rest.BACKUPS,
    rateLimit: rest.RATE_LIMIT,
    registration: rest.REGISTRATION,
    trustProxy: rest.TRUST_PROXY,
    metricsPort: rest.METRICS_PORT ?? null,
    logLevel: rest.LOG_LEVEL,
    checksAnswers: rest.NODE_ENV !== 'production',
  };
}

type AiVariables = Pick<z.output<typeof Environment>, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

/** @throws ConfigError for a provider whose settings are incomplete, and for model settings without a provider. */
function languageModelOf({ AI_PROVIDER: provider, AI_MODEL, AI_API_KEY, AI_BASE_URL }: AiVariables) {
  if (provider === 'embedded') {
    const [needless] = Object.entries({ AI_MODEL, AI_API_KEY, AI_BASE_URL }).filter(([, value]) => value !== undefined);
    if (needless) throw new ConfigError(`AI_PROVIDER must be set together with ${needless[0]}`);
    return null;
  }
  if (AI_MODEL === undefined) throw new ConfigError('AI_MODEL must be set together with AI_PROVIDER');
  if (provider !== 'openai-compatible' && AI_API_KEY === undefined) {
    throw new ConfigError(`AI_API_KEY must be set for ${provider}`);
  }
  if (provider === 'openai-compatible' && AI_BASE_URL === undefined) {
    throw new ConfigError('AI_BASE_URL must be set for openai-compatible');
  }
  return { provider, model: AI_MODEL, apiKey: AI_API_KEY ?? null, baseUrl: AI_BASE_URL ?? null };
}
