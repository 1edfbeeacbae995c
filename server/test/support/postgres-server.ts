import type { TestProject } from 'vitest/node';
import { startPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a superuser; each test file makes a database of its own there. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole test run and gives the tests its address. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres();
  project.provide('postgresUrl', url);
  return remove;
}
