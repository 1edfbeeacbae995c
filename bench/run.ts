// Measures the product on both databases, beside a floor: what the same work takes without the product. Prints one table,
// and after a run of all rows writes it to bench/results.md. Words choose rows by their names; `--sqlite` leaves
// PostgreSQL out, `--soak` soaks for ten minutes, `--peers` compares with other servers from npm instead.
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { type EmbeddedPostgres, startPostgres } from '../server/test/support/embedded-postgres.ts';
import { TABLE_HEAD, tableLine } from './figure.ts';
import { comparePeers } from './peers/compare.ts';
import type { Row, Setting } from './row.ts';
import { careAdvice } from './rows/care-advice.ts';
import { dueReminders } from './rows/due-reminders.ts';
import { growth } from './rows/growth.ts';
import { listSizes } from './rows/list-sizes.ts';
import { login } from './rows/login.ts';
import { memoryAfterwards, memoryIdle } from './rows/memory.ts';
import { photoDiagnosis } from './rows/photo-diagnosis.ts';
import { plantRows } from './rows/plants.ts';
import { soak } from './rows/soak.ts';
import { start } from './rows/start.ts';
import { unreadCount } from './rows/unread-count.ts';
import { uploads } from './rows/uploads.ts';
import { startProduct } from './servers/start.ts';

const ROWS: readonly Row[] = [
  start,
  memoryIdle,
  ...plantRows,
  unreadCount,
  login,
  listSizes,
  growth,
  uploads,
  photoDiagnosis,
  soak,
  memoryAfterwards,
  careAdvice,
  dueReminders,
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const flagged = (flag: string) => process.argv.includes(`--${flag}`);
const began = performance.now();
const lines: string[] = [];

if (flagged('peers')) await withPostgres((postgres) => comparePeers(postgres, { say, progress }), 'peers.md');
else if (flagged('sqlite')) await measureRows(null);
else await withPostgres(measureRows, words.length === 0 ? 'results.md' : null);

/** Prints the machine first, and writes all that was said to a file. */
async function withPostgres(measure: (postgres: EmbeddedPostgres) => Promise<void>, file: string | null) {
  const postgres = await startPostgres({ durable: true });
  await measure(postgres);
  await postgres.remove();
  if (file !== null) await writeFile(new URL(file, import.meta.url), report());
}

async function measureRows(postgres: EmbeddedPostgres | null): Promise<void> {
  const rows = ROWS.filter(({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)));
  if (rows.length === 0) throw new Error(`There are only these rows: ${ROWS.map(({ name }) => name).join('; ')}`);
  const products = [await startProduct(null), ...(postgres ? [await startProduct(postgres)] : [])];
  const setting: Setting = { products, postgres, soakSeconds: flagged('soak') ? 600 : 20, progress };
  say(`${machine()}\n\n${TABLE_HEAD}`);
  for (const row of rows) {
    progress(row.name);
    try {
      for (const figure of await row.measure(setting)) say(tableLine(figure));
    } catch (error) {
      process.exitCode = 1;
      say(`| ${row.name} | **failed**: ${error instanceof Error ? error.message : error} | | | | | | |`);
    }
  }
  say(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} seconds.`);
  for (const product of products) await product.stop();
}

function say(line: string): void {
  console.log(line);
  lines.push(line);
}

function progress(text: string): void {
  console.error(`${Math.round((performance.now() - began) / 1000)} s: ${text}`);
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 1e9);
  const processors = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${processors}, ${gigabytes} GB.`;
}

function report(): string {
  return `# Measured

\`npm run bench\` writes this. Each rate and time is the median of at least three runs. The floor is the same work without the
product: a bare \`node:http\` server that answers as many bytes, or what the line names. The ratios say more than the
figures, which depend on the machine and on what else it does.

${lines.join('\n')}
`;
}
