import { once } from 'node:events';
import type { ServerOptions } from '@plantcare/contract/auth.ts';
import type { Disk } from 'flydrive';
import { Kysely, sql } from 'kysely';
import { createAccountQuotas } from './administration/account-quotas.ts';
import { createRegistration } from './administration/registration.ts';
import { type Attempts, createAttempts } from './attempts/attempts.ts';
import { APPLICATION_NAME } from './backup/running-servers.ts';
import { upgradeSchema } from './backup/upgrade-schema.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { lockDataFolder, makeDataFolder } from './data-folder.ts';
import { postgresDialect } from './db/postgres.ts';
import { sqliteDialect } from './db/sqlite.ts';
import { createMailer } from './email/mailer.ts';
import { createEngines, type Engines } from './engines/registry.ts';
import { type AssistantService, createAssistantService } from './features/assistant/assistant.service.ts';
import { authJobs } from './features/auth/auth.jobs.ts';
import { type AuthService, createAuthService } from './features/auth/auth.service.ts';
import { nightlyBackupJob } from './features/backups/backups.jobs.ts';
import { createBackupService } from './features/backups/backups.service.ts';
import { type CalendarService, createCalendarService } from './features/calendar/calendar.service.ts';
import { createDeviceService } from './features/devices/devices.service.ts';
import { createDiaryService, type DiaryService } from './features/diary/diary.service.ts';
import { emailAddressJobs } from './features/email-address/email-address.jobs.ts';
import { createEmailAddressService } from './features/email-address/email-address.service.ts';
import { createFarewellService, type FarewellService } from './features/farewell/farewell.service.ts';
import { createLabelService, type LabelService } from './features/labels/labels.service.ts';
import { notificationJobs } from './features/notifications/notifications.jobs.ts';
import { createNotificationService, type NotificationService } from './features/notifications/notifications.service.ts';
import { createPhotoService, type PhotoService } from './features/photos/photos.service.ts';
import { createPlaceService, type PlaceService } from './features/places/places.service.ts';
import { createPlantService, type PlantService } from './features/plants/plants.service.ts';
import { createRecoveryService, type RecoveryService } from './features/recovery/recovery.service.ts';
import { dateAdjusterJob, reminderJob } from './features/reminders/reminders.jobs.ts';
import { createReminderService, type ReminderService } from './features/reminders/reminders.service.ts';
import { reviewJob } from './features/review/review.jobs.ts';
import { createReviewService } from './features/review/review.service.ts';
import { createSampleService, type SampleService } from './features/samples/samples.service.ts';
import { createSitterService, type SitterService } from './features/sitter/sitter.service.ts';
import { createSpeciesService, type SpeciesService } from './features/species/species.service.ts';
import { createStatisticsService, type StatisticsService } from './features/statistics/statistics.service.ts';
import { createTimeLapseService, type TimeLapseService } from './features/time-lapse/time-lapse.service.ts';
import { createTransferService, type TransferService } from './features/transfer/transfer.service.ts';
import { weatherJob } from './features/weather/weather.jobs.ts';
import { createWeatherService, type WeatherService } from './features/weather/weather.service.ts';
import { createIdempotency, type Idempotency } from './idempotency/idempotency.ts';
import { createOutbox } from './jobs/outbox.ts';
import { createScheduler, type Job, type Scheduler } from './jobs/scheduler.ts';
import { wakeLater } from './jobs/wake-later.ts';
import { openLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { type HashPassword, hashPassword } from './password-hash.ts';
import { createPusher } from './push/pusher.ts';
import { readVapidKeys } from './push/vapid-keys.ts';
import { openRedis, type RedisConnection } from './redis/redis.ts';
import { readRelease } from './release.ts';
import { type DiskSpace, type FreeBytes, watchDiskSpace } from './storage/disk-space.ts';
import { claimPhotoFolder } from './storage/photo-folder.ts';
import { openStorage, storageAnswers } from './storage/storage.ts';
import type { Tables } from './tables.ts';

const CLEAN_UP_EVERY_SECONDS = 5 * 60;
const HEALTH_WITHIN_MS = 5_000;

/** Everything the routes need, built once. */
export interface Context {
  config: Config;
  clock: Clock;
  log: ReturnType<typeof openLog>;
  /** Tells this release from others. */
  release: string;
  /** What several servers share beside the database; null: this server is alone. */
  redis: RedisConnection | null;
  attempts: Attempts;
  idempotency: Idempotency;
  auth: AuthService;
  photos: PhotoService;
  places: PlaceService;
  plants: PlantService;
  diary: DiaryService;
  reminders: ReminderService;
  farewells: FarewellService;
  notifications: NotificationService;
  calendar: CalendarService;
  statistics: StatisticsService;
  labels: LabelService;
  timeLapses: TimeLapseService;
  sitter: SitterService;
  weather: WeatherService;
  species: SpeciesService;
  assistant: AssistantService;
  recovery: RecoveryService;
  samples: SampleService;
  transfer: TransferService;
  /** What this server offers, also to visitors. */
  options(): Promise<ServerOptions>;
  /** Background work; it runs once it is started. */
  background: Scheduler;
  diskSpace: DiskSpace;
  /** What is measured; null: nothing is. */
  metrics: Metrics | null;
  /** Whether the database and the storage answer, the disk of the data folder has room, and emails are taken. */
  health(): Promise<{ database: boolean; storage: boolean; disk: boolean; mail: 'ok' | 'failing' | 'off' }>;
  close(): Promise<void>;
}

/** Parts that a test may replace. */
export interface Deps {
  clock: Clock;
  disk: Disk;
  engines: Engines;
  freeBytes: FreeBytes;
  hashPassword: HashPassword;
}

/** Opens database and storage, brings the schema up to date, and removes what a crash left behind. */
export async function createContext(config: Config, parts: Partial<Deps> = {}): Promise<Context> {
  const clock = parts.clock ?? systemClock;
  const log = openLog(config.logLevel);
  // First, because a wrong model must stop the start before anything is opened that keeps the process alive.
  const engines = parts.engines ?? (await createEngines(config));
  makeDataFolder(config.dataDir);
  // Before the database is opened, which needs room itself.
  const diskSpace = await watchDiskSpace(config.dataDir, parts.freeBytes);
  // PostgreSQL serves several servers; SQLite's file belongs to one.
  const unlock = config.database.kind === 'sqlite' ? lockDataFolder(config.dataDir) : () => {};
  const disk = parts.disk ?? (await openStorage(config.storage));
  const { database } = config;
  const db = new Kysely<Tables>({
    dialect:
      database.kind === 'sqlite'
        ? sqliteDialect(database.file)
        : postgresDialect(
            database.url,
            (error) => log.warn({ err: error }, 'a database connection was lost'),
            APPLICATION_NAME,
          ),
  });
  await upgradeSchema({ db, config, clock, log, freeBytes: parts.freeBytes });
  const keys = await readVapidKeys(config.dataDir, config.vapid);

  const { publicUrl, schedulerIntervalSeconds: everySeconds } = config;
  const mailer = await createMailer(config.mail);
  const pusher = createPusher({ keys, publicUrl, services: config.pushServices });
  const outbox = createOutbox({ db, clock, log, intervalSeconds: everySeconds });

  const quotas = createAccountQuotas(config);
  const registration = createRegistration(db, config.registration);
  const attempts = createAttempts({ db, clock, on: config.rateLimit });
  const idempotency = createIdempotency({ db, clock });
  if (database.kind === 'sqlite') await idempotency.settleUnfinished();
  const devices = createDeviceService({ db, clock });
  const photos = createPhotoService({ db, disk, clock, log, quotas });
  if (config.storage.kind === 'local') {
    const wrong = await claimPhotoFolder(config.storage.folder, await photos.areExpected());
    if (wrong) log.error(wrong);
  }
  const mailOn = mailer.on;
  const confirmsEmail = mailOn && config.emailConfirmation;
  const notifications = createNotificationService({ db, clock, outbox, pusher, mailOn, confirmsEmail });
  const sendMailsNow = () => wakeLater(() => background.wake(...mails.map(({ name }) => name)));
  const emailAddresses = createEmailAddressService({
    db,
    clock,
    attempts,
    notifications,
    outbox,
    mailOn,
    confirmsEmail,
    sendMailsNow,
  });
  const auth = createAuthService({
    db,
    clock,
    attempts,
    devices,
    emailAddresses,
    photos,
    registration,
    notifications,
    outbox,
    hashPassword: parts.hashPassword ?? hashPassword,
    mailOn,
    sendMailsNow,
  });
  const places = createPlaceService({ db, clock, quotas });
  const plants = createPlantService({ db, clock, photos, places, quotas });
  const diary = createDiaryService({ db, clock, photos, plants, quotas });
  plants.whenDeleting(diary.deleteEntriesOf);
  const release = readRelease();
  // After everything that can stop the start, because the connection keeps the process alive.
  const redis = await openRedis(config.redisUrl, log);
  const metrics = config.metricsPort === null ? null : await createMetrics({ db, clock, redis });
  const weather = createWeatherService({ db, clock, log, openMeteo: config.openMeteo, redis, release, diary });
  const reminders = createReminderService({ db, clock, plants, diary, notifications, quotas, weather });
  const farewells = createFarewellService({ db, clock, plants, diary, reminders, notifications });
  const statistics = createStatisticsService({ db, clock });
  const calendar = createCalendarService({ db, clock, reminders, publicUrl });
  const labels = createLabelService({ plants, publicUrl });
  const timeLapses = createTimeLapseService({ diary, photos });
  const sitter = createSitterService({ db, clock, photos, reminders, quotas, publicUrl });
  const species = createSpeciesService();
  const assistant = createAssistantService({
    ...{ db, clock, log, engines, photos, plants, places, diary, weather },
    limits: config,
  });
  const recovery = createRecoveryService({ db, clock, assistant, diary, engines, photos, plants, reminders });
  const samples = createSampleService({ db, clock, plants, diary, reminders });
  const transfer = createTransferService({
    ...{ db, clock, log, quotas, photos, places, plants, reminders },
    profileOf: auth.profileOf,
    dataDir: config.dataDir,
  });
  const review = createReviewService({ db, clock, log, notifications });

  const mails = [
    ...authJobs({ auth, outbox, mailer, publicUrl }),
    ...emailAddressJobs({ emailAddresses, outbox, mailer, publicUrl }),
  ];
  const cleanUp: Job = {
    name: 'clean-up',
    everySeconds: CLEAN_UP_EVERY_SECONDS,
    async run() {
      await notifications.detachExpiredSessions();
      await transfer.imports.removeAbandoned();
      await Promise.all([
        photos.sweep(),
        auth.removeExpired(),
        devices.removeExpired(),
        emailAddresses.removeExpired(),
        attempts.removeExpired(),
        idempotency.removeExpired(),
        sitter.removeEnded(),
      ]);
      await Promise.all([notifications.forgetOldKeys(), outbox.removeOldFailures(), assistant.forgetOldCalls()]);
    },
  };
  const { keptBackups: keep } = config;
  const nightly = [];
  if (keep !== null) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const { freeBytes } = parts;
    const backups = createBackupService({ db, disk, clock, log, config, keep, timeZone, freeBytes });
    nightly.push(nightlyBackupJob(backups));
  }
  const background = createScheduler({
    log,
    onRun: (job, succeeded) => metrics?.jobRan(job, succeeded),
    jobs: [
      reminderJob({ db, clock, log, notifications, everySeconds }),
      dateAdjusterJob({ db, clock, log, plants, weather, everySeconds }),
      reviewJob({ review, everySeconds }),
      weatherJob({ db, clock, log, weather, notifications, everySeconds }),
      ...mails,
      ...notificationJobs({ db, clock, log, outbox, mailer, pusher, photos, publicUrl, confirmsEmail }),
      cleanUp,
      ...nightly,
    ],
  });
  // What cannot be removed now, because the storage does not answer, must not keep the server from starting.
  await cleanUp.run(() => false).catch((error: unknown) => log.warn({ err: error }, 'could not clean up at the start'));

  return {
    config,
    clock,
    log,
    release,
    redis,
    attempts,
    idempotency,
    auth,
    photos,
    places,
    plants,
    diary,
    reminders,
    farewells,
    notifications,
    calendar,
    statistics,
    labels,
    timeLapses,
    sitter,
    weather,
    species,
    assistant,
    recovery,
    samples,
    transfer,
    async options() {
      return { mail: mailOn, confirmsEmail, registration: await registration.state(), pushKey: pusher.publicKey };
    },
    background,
    diskSpace,
    metrics,
    async health() {
      const [inDatabase, inStorage] = await Promise.allSettled([
        answersInTime(sql`select 1`.execute(db)),
        answersInTime(storageAnswers(config.storage, disk)),
      ]);
      const hasRoom = await diskSpace.hasRoom();
      const mail = !mailer.on ? 'off' : mailer.isFailing() ? 'failing' : 'ok';
      return {
        ...{ database: inDatabase.status === 'fulfilled', storage: inStorage.status === 'fulfilled' },
        ...{ disk: hasRoom, mail },
      };
    },
    async close() {
      await background.stop();
      await transfer.imports.stop();
      await engines.close();
      mailer.close();
      redis?.close();
      await db.destroy();
      unlock();
    },
  };
}

/** @throws also when there is no answer yet after five seconds: who watches the server's health does not wait for long. */
async function answersInTime(answer: Promise<unknown>): Promise<void> {
  const late = AbortSignal.timeout(HEALTH_WITHIN_MS);
  await Promise.race([answer, once(late, 'abort').then(() => Promise.reject(late.reason))]);
}
