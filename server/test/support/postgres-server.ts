import { Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/migrate.ts';
import { postgresDialect } from '../../src/db/postgres.ts';
import { createDatabase, startPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a superuser; each test file makes a database of its own there. */
    postgresUrl: string;
    /** The name of a database there with all tables and no rows, to copy. */
    postgresTemplate: string;
  }
}

/** Starts one PostgreSQL for the whole test run and gives the tests its address. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres();
  const template = await createDatabase(url);
  const db = new Kysely({ dialect: postgresDialect(template.url, () => undefined) });
  await migrate(db);
  await db.destroy();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template.name);
  return remove;
}
