// Mistreats servers of its own, one kind after the other, and prints one table. `--short` takes about two minutes.
import type { Outcome } from './row.ts';
import { bigPosts } from './rows/big-posts.ts';
import { diskFull } from './rows/disk-full.ts';
import { kills } from './rows/kills.ts';
import { lockedDatabase } from './rows/locked-database.ts';
import { mixedUse } from './rows/mixed-use.ts';
import { slowBodies } from './rows/slow-bodies.ts';
import { uploads } from './rows/uploads.ts';

const rows = [kills, diskFull, lockedDatabase, uploads, bigPosts, slowBodies, mixedUse];

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const short = process.argv.includes('--short');

for (const { name, run } of rows) {
  if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue;
  const began = performance.now();
  const outcome = await run(short).catch((error: unknown): Outcome => ({ passed: false, says: String(error) }));
  const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  console.log(`${outcome.passed ? 'pass' : 'FAIL'}  ${name.padEnd(26)} ${seconds.padStart(6)}   ${outcome.says}`);
  if (!outcome.passed) process.exitCode = 1;
}
