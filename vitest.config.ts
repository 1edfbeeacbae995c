import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/tests/longest-first.ts';

const integration = {
  include: ['server/test/**/*.test.ts'],
  setupFiles: ['scripts/tests/property-seed.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // Each file boots servers of its own, and what they share (modules) keeps nothing: loading it once saves a minute.
  isolate: false,
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: fileURLToPath(new URL('./web/src/', import.meta.url)) },
      { find: /^@test\//, replacement: fileURLToPath(new URL('./web/test/', import.meta.url)) },
    ],
  },
  test: {
    // Most integration tests wait for a process, a database or a socket more than they compute.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // As in journeys: `npm test` names what passes only on the second try. Elsewhere it fails at once.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,web}/src/**/*.test.ts', '{scripts,evaluation,bench}/**/*.test.ts'],
          setupFiles: ['scripts/tests/property-seed.ts'],
          // Some compute over every record, on machines that others use too.
          testTimeout: 30_000,
          // A test puts back what it has changed; loading the knowledge again for each file would double the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          // The setup puts back what a test has changed; loading React and the rest once makes them five times as quick.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'sqlite',
          // A folder with SQLite belongs to one process.
          exclude: ['server/test/processes.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'postgres',
          // What locks, transactions and the dialect touch runs on both databases. These ask no database, or only whether
          // somebody is signed in; clock changes are computed outside of it.
          exclude: [
            'server/test/{access,assistant-models,clock-changes,docs,http,identification-key,local-models,locked-database,mail-transport,measured-diagnosis,photo-bucket,photo-memory,process,push-transport,server-options,slow-connections,species,weather,web-app}.test.ts',
          ],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/test/support/postgres-server.ts'],
        },
      },
    ],
  },
});
