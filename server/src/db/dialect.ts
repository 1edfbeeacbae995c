import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether this is PostgreSQL, for what the two databases have no common statement. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY, https://sqlite.org/rescode.html */
const SQLITE_UNIQUE = new Set([2067, 1555]);
/** unique_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_UNIQUE = '23505';

/** Whether a statement failed because a row with the same unique key exists, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_UNIQUE.has(error.errcode);
  return 'code' in error && error.code === POSTGRES_UNIQUE;
}

/** deadlock_detected, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_DEADLOCK = '40P01';

/** Whether PostgreSQL rolled a transaction back because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === POSTGRES_DEADLOCK;
}

/** SQLITE_BUSY; the higher bytes say more of it: https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5;

/** Whether a statement of SQLite was refused because another process has the database locked. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY;
}

/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE of the index of the write-ahead log: https://sqlite.org/rescode.html */
const SQLITE_FULL = [13, 4874];
/** disk_full, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_FULL = '53100';

/** Whether something could not be written because a disk or its quota is full: to either database, or to a file. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && SQLITE_FULL.includes(Number(error.errcode))) return true;
  const full = 'code' in error && ['ENOSPC', 'EDQUOT', POSTGRES_FULL].includes(String(error.code));
  return full || isDiskFull(error.cause);
}

/** connection_exception, too_many_connections, admin_shutdown, crash_shutdown and cannot_connect_now; same page. */
const POSTGRES_GONE = /^(08\w{3}|53300|57P0[123])$/;
const NETWORK_GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says where there is no code: https://github.com/brianc/node-postgres */
const DRIVER_GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a statement failed because PostgreSQL could not be reached, or was stopped meanwhile. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return POSTGRES_GONE.test(code) || NETWORK_GONE.test(code) || DRIVER_GONE.test(error.message);
}

/** A boolean as both databases store it: PostgreSQL's own type would be read differently from SQLite's 0 and 1. */
export type Bit = 0 | 1;

export function toInt(value: boolean): Bit {
  return value ? 1 : 0;
}
