import { CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { postgresDialect } from '../src/db/postgres.ts';
import { sqliteDialect } from '../src/db/sqlite.ts';
import { findLiveSession } from '../src/features/auth/auth.repository.ts';
import { listEntries } from '../src/features/diary/diary.repository.ts';
import { countUnread, listNotifications } from '../src/features/notifications/notifications.repository.ts';
import { countPlants, listFormerPlants, listPlants } from '../src/features/plants/plants.repository.ts';
import { listToNotify, ownersToNotify } from '../src/features/reminders/notice-queries.ts';
import { listReminders } from '../src/features/reminders/reminders.repository.ts';
import {
  farewellsByMonth,
  firstMoment,
  gainedPlants,
  yearsWithData,
} from '../src/features/statistics/statistics.repository.ts';
import { LIST_START } from '../src/http/lists/list-text.ts';
import type { Tables, Tx } from '../src/tables.ts';
import {
  insertEntries,
  insertGardeners,
  insertPlants,
  insertUnread,
  refreshStatistics,
} from './support/gardens/many-gardens.ts';
import { createTestDatabase, onPostgres } from './support/test-database.ts';

const OTHERS = 3_000;
const OWN = { plants: 5, entries: 2_000, unread: 3 };
/** Far fewer than the rows of others, and than the entries of the diary. */
const MOST_ROWS = 200;
const NOW = '2026-05-01T08:00:00.000Z';
const LONG_AGO = { start: '2025-01-01T00:00:00.000Z', end: '2025-02-01T00:00:00.000Z' };

const ground = await createTestDatabase();
const queries: CompiledQuery[] = [];
const { database } = readConfig(ground.env);
const db = new Kysely<Tables>({
  dialect: database.kind === 'sqlite' ? sqliteDialect(database.file) : postgresDialect(database.url, () => {}),
  log({ query }) {
    queries.push(query);
  },
});
let ada: string;

beforeAll(async () => {
  await migrate(db);
  await insertGardeners(db, { gardeners: OTHERS, reminders: 1, unread: 1 });
  ada = (await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const kind = await insertPlants(db, ada, OWN.plants);
  await insertEntries(db, ada, OWN.entries, { kind, plants: OWN.plants });
  await insertUnread(db, ada, OWN.unread);
  await refreshStatistics(db);
});
afterAll(async () => {
  await db.destroy();
  await ground.remove();
});

const inTransaction = (work: (tx: Tx) => Promise<unknown>) => db.transaction().execute(work);

test.each<[string, () => Promise<unknown>]>([
  ['the session of a call', () => findLiveSession(db, 'hash', NOW)],
  ['the plants of the dashboard', () => listPlants(db, ada, { today: 20_574, after: LIST_START, limit: 128 })],
  ['the last diary entries', () => listEntries(db, ada, { limit: 5, after: LIST_START })],
  ['the next diary entries', () => listEntries(db, ada, { limit: 5, after: { moment: NOW, id: ada } })],
  ['the reminders', () => listReminders(db, ada, { after: LIST_START, limit: 128, completed: 200 })],
  ['the notifications', () => listNotifications(db, ada, { offset: 0, limit: 6, read: 0 })],
  ['the first entry or plant', () => firstMoment(db, ada)],
  ['the years with entries', () => yearsWithData(db, ada, [{ year: 2025, ...LONG_AGO }])],
  ['the plants added in a month', () => gainedPlants(db, ada, [LONG_AGO])],
  ['the farewells of a year', () => farewellsByMonth(db, ada, { firstDay: '2025-01-01', lastDay: '2025-12-31' })],
  ['the unread count', () => countUnread(db, ada)],
  ['the former plants', () => listFormerPlants(db, ada, { after: LIST_START, limit: 128 })],
  ['the quota of plants', () => inTransaction((tx) => countPlants(tx, ada))],
  ['the scan for due reminders', () => ownersToNotify(db, NOW, { skip: 0, limit: 50 })],
  ['the due reminders of some gardeners', () => inTransaction((tx) => listToNotify(tx, [ada], NOW, 2000))],
])('finding %s takes an index, whatever others have', async (_, read) => {
  queries.length = 0;
  await read();
  const selects = queries.filter(({ sql }) => /^\s*(select|with)/i.test(sql));
  expect(selects.length).toBeGreaterThan(0);
  for (const { sql, parameters } of selects) {
    const rows = onPostgres ? await rowsRead(sql, parameters) : await tablesScanned(sql, parameters);
    expect(rows, sql).toSatisfy((found: number | string[]) =>
      typeof found === 'number' ? found <= MOST_ROWS : found.length === 0,
    );
  }
});

/** The steps of SQLite's plan that go through a whole table or index. */
async function tablesScanned(sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(explain as CompiledQuery<{ detail: string }>);
  const details = rows.map(({ detail }) => detail);
  // A subquery has only the rows that its own steps, which are listed too, have found.
  return details.filter(
    (detail) =>
      detail.startsWith('SCAN') && !/^SCAN (due|years|months|numbered|page|\(subquery|(\d+ )?CONSTANT)/.test(detail),
  );
}

interface Step {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

/** How many rows all steps of PostgreSQL's plan have read together. */
async function rowsRead(sql: string, parameters: readonly unknown[]): Promise<number> {
  const explain = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    explain as CompiledQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>,
  );
  const read = (step: Step): number =>
    (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'] +
    (step.Plans ?? []).reduce((sum, inner) => sum + read(inner), 0);
  return rows.reduce((sum, { 'QUERY PLAN': [{ Plan: plan }] }) => sum + read(plan), 0);
}
