import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { SqliteConnection } from './sqlite-connection.ts';

let folder: string;
let writer: RecordingConnection;
let groups: GroupCommit;
let other: DatabaseSync;

/** Remembers how transactions began and ended, and fails at what it is told. */
class RecordingConnection extends SqliteConnection {
  readonly said: string[] = [];
  failsAt: string | null = null;

  override run<Row>(sql: string, values?: readonly unknown[]) {
    if (!sql.startsWith('insert')) this.said.push(sql);
    if (sql === this.failsAt) throw new Error(`${sql} failed`);
    return super.run<Row>(sql, values);
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plantcare-groups-'));
  const file = path.join(folder, 'test.sqlite');
  writer = new RecordingConnection(file, {});
  writer.execute('pragma journal_mode = wal; create table leaves (name text primary key)');
  groups = new GroupCommit(writer);
  other = new DatabaseSync(file);
});
afterEach(() => {
  other.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

/** The leaves that another connection sees: those that were committed. */
const committed = () =>
  other
    .prepare('select name from leaves order by name')
    .all()
    .map(({ name }) => name);

async function add(...names: string[]): Promise<void> {
  const group = await groups.begin();
  try {
    for (const name of names) {
      groups.run(group, () => writer.run('insert into leaves values (?)', [name]));
      await Promise.resolve();
    }
  } catch (error) {
    await groups.rollback(group);
    throw error;
  }
  await groups.commit(group);
}

test('transactions that arrive together commit together, and each is told only then', async () => {
  let told = 0;
  const adding = ['a', 'b', 'c'].map((name) =>
    add(name).then(() => {
      told += 1;
      expect(committed()).toEqual(['a', 'b', 'c']);
    }),
  );
  await Promise.resolve();
  expect(committed()).toEqual([]);
  await Promise.all(adding);
  expect(told).toBe(3);
  const member = ['savepoint member', 'release member'];
  expect(writer.said).toEqual(['begin immediate', ...member, ...member, 'commit']);
});

test('one that fails undoes its own changes and no others', async () => {
  const outcomes = await Promise.allSettled([add('a'), add('b', 'a'), add('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(committed()).toEqual(['a', 'c']);
});

test('if the first one fails, the others are committed all the same', async () => {
  const outcomes = await Promise.allSettled([add('a', 'a'), add('b'), add('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(committed()).toEqual(['b', 'c']);
});

test('if the commit fails, everybody of the group is told, and the next group is committed', async () => {
  writer.failsAt = 'commit';
  const outcomes = await Promise.allSettled([add('a'), add('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  writer.failsAt = null;
  await add('c');
  expect(committed()).toEqual(['c']);
});

test('if SQLite rolls the whole group back, those that had ended are told too', async () => {
  const first = add('a');
  const group = await groups.begin();
  const failing = () => {
    writer.execute('rollback');
    throw new Error('the disk failed');
  };
  expect(() => groups.run(group, failing)).toThrow('the disk failed');
  expect(() => groups.run(group, () => writer.run('insert into leaves values (?)', ['b']))).toThrow(/rolled back/);
  await groups.rollback(group);
  await expect(first).rejects.toThrow('the disk failed');
  await add('c');
  expect(committed()).toEqual(['c']);
});

test('a group that waits for a slow member is committed when that ends, before the next one begins', async () => {
  const first = add('a');
  const slow = await groups.begin();
  const third = add('c');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(committed()).toEqual([]);
  groups.run(slow, () => writer.run('insert into leaves values (?)', ['b']));
  const ended = groups.commit(slow);
  expect(committed()).toEqual(['a', 'b']);
  await Promise.all([first, ended, third]);
  expect(committed()).toEqual(['a', 'b', 'c']);
});

test('what cannot be in a transaction runs between two groups', async () => {
  const first = add('a');
  const alone = groups.runAlone(() => writer.run('vacuum'));
  await Promise.all([first, alone, add('b')]);
  expect(writer.said).toEqual(['begin immediate', 'commit', 'vacuum', 'begin immediate', 'commit']);
});
