import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import { accountsAndPlants } from './migrations/0001-accounts-and-plants.ts';
import { diary } from './migrations/0002-diary.ts';
import { remindersAndNotifications } from './migrations/0003-reminders-and-notifications.ts';
import { weather } from './migrations/0004-weather.ts';
import { assistant } from './migrations/0005-assistant.ts';
import { recovery } from './migrations/0006-recovery.ts';
import { versions } from './migrations/0007-versions.ts';
import { photoBytes } from './migrations/0008-photo-bytes.ts';
import { hashedCalendarTokens } from './migrations/0009-hashed-calendar-tokens.ts';
import { diaryOnDone } from './migrations/0010-diary-on-done.ts';
import { passwordTimes } from './migrations/0011-password-times.ts';
import { attemptsAndDevices } from './migrations/0012-attempts-and-devices.ts';
import { emailConfirmations } from './migrations/0013-email-confirmations.ts';
import { idempotencyKeys } from './migrations/0014-idempotency-keys.ts';
import { sharedDiaryTexts } from './migrations/0015-shared-diary-texts.ts';
import { samplePlantsAndFirstSteps } from './migrations/0016-sample-plants-and-first-steps.ts';
import { units } from './migrations/0017-units.ts';
import { dataVersions } from './migrations/0018-data-versions.ts';
import { administration } from './migrations/0019-administration.ts';
import { nightlyBackups } from './migrations/0020-nightly-backups.ts';
import { imports } from './migrations/0021-imports.ts';
import { importSources } from './migrations/0022-import-sources.ts';
import { reminderSeasons } from './migrations/0023-reminder-seasons.ts';
import { sitterLinks } from './migrations/0024-sitter-links.ts';
import { adaptiveWatering } from './migrations/0025-adaptive-watering.ts';
import { places } from './migrations/0026-places.ts';
import { farewells } from './migrations/0027-farewells.ts';
import { recoveryVersions } from './migrations/0028-recovery-versions.ts';

/** Every migration in order, for both databases. One that has landed is never edited; changes are new migrations. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts-and-plants': accountsAndPlants,
  '0002-diary': diary,
  '0003-reminders-and-notifications': remindersAndNotifications,
  '0004-weather': weather,
  '0005-assistant': assistant,
  '0006-recovery': recovery,
  '0007-versions': versions,
  '0008-photo-bytes': photoBytes,
  '0009-hashed-calendar-tokens': hashedCalendarTokens,
  '0010-diary-on-done': diaryOnDone,
  '0011-password-times': passwordTimes,
  '0012-attempts-and-devices': attemptsAndDevices,
  '0013-email-confirmations': emailConfirmations,
  '0014-idempotency-keys': idempotencyKeys,
  '0015-shared-diary-texts': sharedDiaryTexts,
  '0016-sample-plants-and-first-steps': samplePlantsAndFirstSteps,
  '0017-units': units,
  '0018-data-versions': dataVersions,
  '0019-administration': administration,
  '0020-nightly-backups': nightlyBackups,
  '0021-imports': imports,
  '0022-import-sources': importSources,
  '0023-reminder-seasons': reminderSeasons,
  '0024-sitter-links': sitterLinks,
  '0025-adaptive-watering': adaptiveWatering,
  '0026-places': places,
  '0027-farewells': farewells,
  '0028-recovery-versions': recoveryVersions,
};

/** The names of all migrations that this program knows, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** The names of the migrations that made the schema, in order; none for an empty database. */
export async function appliedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

/** @throws ConfigError when a newer version of the program made the schema of `what`. */
export function requireKnownSchema(applied: readonly string[], what = 'database'): void {
  if (applied.every((name, index) => name === MIGRATION_NAMES[index])) return;
  throw new ConfigError(
    `The ${what} was made by a newer version of AI Plant Care: it has ${applied.at(-1)}, this one knows up to ` +
      `${MIGRATION_NAMES.at(-1)}. Install that version, or restore an older backup into an empty database`,
  );
}

/**
 * Brings the schema up to date, or to `target`, from which a test continues as an older version left it. Servers that
 * start together take turns: PostgreSQL has a lock for it, and a data folder with SQLite belongs to one server.
 * @throws ConfigError for a schema of a newer version, which is left as it is; or the error of a failed migration, which
 * is rolled back
 */
export async function migrate<Tables>(db: Kysely<Tables>, target?: string): Promise<void> {
  requireKnownSchema(await appliedMigrations(db));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
  if (error) throw error;
}
