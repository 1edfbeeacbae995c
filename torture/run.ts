// Mistreats servers of its own, one kind after the other, and prints one table. `--short` takes a few minutes,
// `--postgres` runs the same on PostgreSQL.
import { availableParallelism, cpus, totalmem } from 'node:os';
import { startPostgres } from '../server/test/support/embedded-postgres.ts';
import type { Outcome } from './row.ts';
import { bigPosts } from './rows/big-posts.ts';
import { databaseStopped } from './rows/database-stopped.ts';
import { diskFull } from './rows/disk-full.ts';
import { fuzz } from './rows/fuzz.ts';
import { idleConnections } from './rows/idle-connections.ts';
import { kills } from './rows/kills.ts';
import { lockedDatabase } from './rows/locked-database.ts';
import { mailDown } from './rows/mail-down.ts';
import { mixedUse } from './rows/mixed-use.ts';
import { redisGone } from './rows/redis-gone.ts';
import { slowBodies } from './rows/slow-bodies.ts';
import { stops } from './rows/stops.ts';
import { bucketGone, folderGone } from './rows/storage-gone.ts';
import { uploads } from './rows/uploads.ts';
import { weatherAndModel } from './rows/weather-and-model.ts';

const rows = [
  kills,
  stops,
  databaseStopped,
  lockedDatabase,
  diskFull,
  folderGone,
  bucketGone,
  redisGone,
  mailDown,
  weatherAndModel,
  uploads,
  bigPosts,
  slowBodies,
  idleConnections,
  fuzz,
  mixedUse,
];

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const short = process.argv.includes('--short');
const postgres = process.argv.includes('--postgres') ? await startPostgres() : null;
const database = postgres ? 'PostgreSQL' : 'SQLite';
const began = performance.now();

console.log(`${new Date().toISOString().slice(0, 10)}, ${database}${short ? ', short' : ''}, ${machine()}\n`);
console.log('| | Seconds | | What happened |\n|---|--:|---|---|');
for (const { name, only, run } of rows) {
  if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue;
  if (only !== undefined && only !== database) continue;
  const started = performance.now();
  const outcome = await run({ short, postgres }).catch(
    (error: unknown): Outcome => ({ passed: false, says: String(error) }),
  );
  console.log(`| ${name} | ${secondsSince(started)} | ${outcome.passed ? 'pass' : '**fail**'} | ${outcome.says} |`);
  if (!outcome.passed) process.exitCode = 1;
}
await postgres?.remove();
console.log(`\n${secondsSince(began)} seconds in all`);

function machine(): string {
  const gigabytes = Math.round(totalmem() / 1e9);
  return `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${gigabytes} GB`;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
