import type { Disk } from 'flydrive';
import { Kysely, sql } from 'kysely';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { postgresDialect } from './db/postgres.ts';
import { sqliteDialect } from './db/sqlite.ts';
import { type AuthService, createAuthService } from './features/auth/auth.service.ts';
import { createDiaryService, type DiaryService } from './features/diary/diary.service.ts';
import { createPhotoService, type PhotoService } from './features/photos/photos.service.ts';
import { createPlantService, type PlantService } from './features/plants/plants.service.ts';
import { openLog } from './log.ts';
import { openStorage, storageAnswers } from './storage.ts';
import type { Tables } from './tables.ts';

/** Everything the routes need, built once. */
export interface Context {
  config: Config;
  log: ReturnType<typeof openLog>;
  auth: AuthService;
  photos: PhotoService;
  plants: PlantService;
  diary: DiaryService;
  /** Whether the database and the storage answer. */
  reachable(): Promise<{ database: boolean; storage: boolean }>;
  close(): Promise<void>;
}

/** What a test may put in the place of the real part. */
export interface Parts {
  clock: Clock;
  disk: Disk;
}

/** Opens database and storage, brings the schema up to date, and removes what a crash left behind. */
export async function createContext(config: Config, parts: Partial<Parts> = {}): Promise<Context> {
  const clock = parts.clock ?? systemClock;
  const log = openLog(config.logLevel);
  const disk = parts.disk ?? (await openStorage(config.storage));
  const { database } = config;
  const db = new Kysely<Tables>({
    dialect:
      database.kind === 'sqlite'
        ? sqliteDialect(database.file)
        : postgresDialect(database.url, (error) => log.warn({ err: error }, 'an idle database connection was lost')),
  });
  await migrate(db);

  const photos = createPhotoService({ db, disk, clock, log });
  const auth = createAuthService({ db, clock, photos, registration: config.registration });
  const plants = createPlantService({ db, clock, photos });
  const diary = createDiaryService({ db, clock, photos, plants });
  await Promise.all([photos.sweep(), auth.removeExpiredSessions()]);

  return {
    config,
    log,
    auth,
    photos,
    plants,
    diary,
    async reachable() {
      const [inDatabase, inStorage] = await Promise.allSettled([
        sql`select 1`.execute(db),
        storageAnswers(config.storage, disk),
      ]);
      return { database: inDatabase.status === 'fulfilled', storage: inStorage.status === 'fulfilled' };
    },
    close: () => db.destroy(),
  };
}
