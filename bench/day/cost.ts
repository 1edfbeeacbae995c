import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresClient } from '../../server/test/support/embedded-postgres.ts';

/** What was used up to a moment. */
export interface Used {
  /** Milliseconds of processor time, of the server and of PostgreSQL. */
  serverMs: number;
  databaseMs: number;
  /** Rows inserted, changed or deleted; transactions; bytes of PostgreSQL's log, which is what a replica receives. */
  rowsWritten: number;
  transactions: number;
  logBytes: number;
  /** Bytes on disk. */
  databaseBytes: number;
  photoBytes: number;
}

interface Measured {
  serverPid: number;
  database: PostgresClient;
  photos: string;
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** PostgreSQL's processes report what they did at most once a second. */
const REPORTED_AFTER_MS = 2_000;

/** On Linux: the times of processes are read from /proc. */
export async function used({ serverPid, database, photos }: Measured): Promise<Used> {
  await pause(REPORTED_AFTER_MS);
  const { rows } = await database.query(`
    select pg_backend_pid() as pid, pg_database_size(current_database())::float8 as bytes,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log, xact_commit::float8 as transactions,
      (tup_inserted + tup_updated + tup_deleted)::float8 as written
    from pg_stat_database where datname = current_database()`);
  const [found] = rows;
  return {
    serverMs: processorMs([serverPid]),
    databaseMs: postgresMs(found.pid),
    rowsWritten: found.written,
    transactions: found.transactions,
    logBytes: found.log,
    databaseBytes: found.bytes,
    photoBytes: folderBytes(photos),
  };
}

export function difference(before: Used, after: Used): Used {
  const each = (name: keyof Used) => after[name] - before[name];
  return {
    ...{ serverMs: each('serverMs'), databaseMs: each('databaseMs'), rowsWritten: each('rowsWritten') },
    ...{ transactions: each('transactions'), logBytes: each('logBytes') },
    ...{ databaseBytes: each('databaseBytes'), photoBytes: each('photoBytes') },
  };
}

/** Milliseconds of processor time of processes. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + statOf(pid).ms, 0);
}

/** Of a process, its threads and its children that have ended. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function statOf(pid: number): { ms: number; parent: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
  return { ms: (ticks * 1000) / TICKS_PER_SECOND, parent: fields[1] ?? 0 };
}

/** Milliseconds of processor time of PostgreSQL: of the process that started this backend, and all that it has started. */
export function postgresMs(backend: number): number {
  const postmaster = statOf(backend).parent;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = pids.flatMap((pid) => {
    try {
      return [{ pid: Number(pid), ...statOf(Number(pid)) }];
    } catch {
      return []; // It has just ended.
    }
  });
  const family = stats.filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
  return family.reduce((sum, { ms }) => sum + ms, 0);
}

function folderBytes(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  return files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}
