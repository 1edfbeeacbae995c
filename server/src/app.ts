import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import * as healthContract from '@plantcare/contract/health.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Context } from './context.ts';
import { endpoints } from './endpoints.ts';
import { Failure } from './failure.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { diaryRoutes } from './features/diary/diary.routes.ts';
import { farewellRoutes } from './features/farewell/farewell.routes.ts';
import { labelRoutes } from './features/labels/labels.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { photoRoutes } from './features/photos/photos.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { plantRoutes } from './features/plants/plants.routes.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { reminderRoutes } from './features/reminders/reminders.routes.ts';
import { sampleRoutes } from './features/samples/samples.routes.ts';
import { sitterRoutes } from './features/sitter/sitter.routes.ts';
import { speciesRoutes } from './features/species/species.routes.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { timeLapseRoutes } from './features/time-lapse/time-lapse.routes.ts';
import { transferRoutes } from './features/transfer/transfer.routes.ts';
import { weatherRoutes } from './features/weather/weather.routes.ts';
import { cachingHeaders } from './http/caching/caching.ts';
import { createUnchangedAnswers, unchangedAnswers } from './http/caching/unchanged.ts';
import { apiDocs } from './http/docs.ts';
import { answerError, answerUnreadable, errorMapping } from './http/errors.ts';
import { inlineScriptHashes } from './http/inline-scripts.ts';
import { mount } from './http/mount.ts';
import { securityHeaders } from './http/security.ts';
import { signInGuard } from './http/sign-in-guard.ts';
import { stopGracefully } from './http/stopping.ts';
import { limitBodyTime } from './http/uploads/body-time.ts';
import { drainBodies } from './http/uploads/drain-bodies.ts';
import { multipartLimits } from './http/uploads/form.ts';
import { openSpool } from './http/uploads/spool.ts';
import { closeStalledBodies } from './http/uploads/stalled-body.ts';
import { webApp } from './http/web-app.ts';

/** The folder of the built web application. */
const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Enough for a household behind one address, but a limit for scripts. */
const CALLS_PER_MINUTE = 1000;
const JSON_BODY_BYTES = 64 * 1024;

/** Parts that a test may replace. */
interface Options {
  stalledAfterMs?: number;
  bodyWithinMs?: number;
  /** How far the event loop may fall behind before calls are answered with 503; 0 for no limit. */
  maxEventLoopDelayMs?: number;
}

/** The HTTP server with every feature, ready to listen. */
export async function createApp(
  context: Context,
  { stalledAfterMs, bodyWithinMs, maxEventLoopDelayMs = 5_000 }: Options = {},
): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    // The last address of X-Forwarded-For was added by the proxy; those before it were sent by the client.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: JSON_BODY_BYTES,
    genReqId: () => randomUUID(),
    // An address with a broken %-escape fails before any route is found.
    frameworkErrors: answerError,
    loggerInstance: context.log as FastifyBaseLogger, // Pino's own type would run through every plugin's types.
    logController: new LogController({ disableRequestLogging: true }),
    // The last resort: `limitBodyTime` ends what is slow, and knows that a file may take longer. Answering may take long.
    requestTimeout: 12 * 3_600_000,
    connectionTimeout: 180_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: answerUnreadable,
    // `stopGracefully` does both.
    forceCloseConnections: false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // The usual ten seconds for each part to start are too few for a small computer that is busy.
    pluginTimeout: 60_000,
  });

  app.decorate('checksAnswers', config.checksAnswers);
  app.decorate('listBytes', config.listBytes);
  app.decorate('diskSpace', context.diskSpace);
  app.decorate('idempotency', context.idempotency);
  app.decorate('isHttps', config.publicUrl.startsWith('https:'));
  app.decorate('withSpool', await openSpool(path.join(config.dataDir, 'uploads')));
  errorMapping(app);
  stopGracefully(app);
  closeStalledBodies(app, stalledAfterMs);
  limitBodyTime(app, bodyWithinMs);
  drainBodies(app);
  cachingHeaders(app);
  unchangedAnswers(app, createUnchangedAnswers({ release: context.release, clock: context.clock }));
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return; // Files of the web application say nothing about how it is used.
    const path = request.routeOptions.url ?? '/api/*'; // Never the address itself, which may carry a secret.
    const ms = Math.round(reply.elapsedTime);
    const { method } = request;
    context.metrics?.answered({ method, route: path, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    request.log.info({ method, path, status: reply.statusCode, ms }, 'answered');
  });
  securityHeaders(app, { https: app.isHttps, inlineScripts: inlineScriptHashes(WEB_DIST) });
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs, retryAfter: 5 });
  await limitRates(app, context);
  await app.register(multipart, { limits: multipartLimits });
  signInGuard(app, context.auth.authenticate);

  authRoutes(app, context.auth, context.attempts, context.options);
  plantRoutes(app, context.plants);
  farewellRoutes(app, context.farewells, context.plants);
  placeRoutes(app, context.places, context.plants);
  sampleRoutes(app, context.samples, context.plants);
  diaryRoutes(app, context.diary);
  reminderRoutes(app, context.reminders);
  notificationRoutes(app, context.notifications);
  calendarRoutes(app, context.calendar);
  labelRoutes(app, context.labels);
  timeLapseRoutes(app, context.timeLapses);
  sitterRoutes(app, context.sitter);
  weatherRoutes(app, context.weather);
  speciesRoutes(app, context.species);
  assistantRoutes(app, context.assistant, context.log);
  recoveryRoutes(app, context.recovery);
  statisticsRoutes(app, context.statistics);
  transferRoutes(app, context.transfer);
  photoRoutes(app, context.photos);
  mount(app, healthContract.health, {}, async () => {
    if (app.isDraining) throw new Failure('unavailable', 'The server is about to stop.');
    const { database, storage, disk, mail } = await context.health();
    const word = (reachable: boolean) => (reachable ? 'ok' : 'failed');
    if (!database || !storage || !disk) {
      const words = `Database: ${word(database)}. Photo storage: ${word(storage)}. Disk: ${disk ? 'ok' : 'full'}.`;
      throw new Failure('unavailable', words);
    }
    return {
      status: 'ok',
      database: 'ok',
      storage: 'ok',
      disk: 'ok',
      mail,
      redis: (await context.redis?.state()) ?? 'off',
    } as const;
  });
  mount(app, healthContract.live, {}, async () => ({ status: 'ok' }) as const);
  apiDocs(app, endpoints);
  await webApp(app, WEB_DIST);

  app.addHook('onClose', () => context.close());
  return app;
}

/** Redis counts the calls to several servers together; while it cannot be reached, calls are not counted. */
async function limitRates(app: FastifyInstance, { config, redis }: Context): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    // Photos and files are kept by the browser and cost little; a long list has thousands of them.
    allowList: (request) => !config.rateLimit || !request.url.startsWith('/api/'),
    ...(redis && { redis: redis.client, skipOnError: true }),
  });
}
