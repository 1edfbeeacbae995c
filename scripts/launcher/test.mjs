import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildServer, buildWebApp } from './builds.mjs';
import { runChecks } from './check.mjs';
import { findOrInstallChromium, findOrInstallHeadlessShell } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { installWhatIsMissing } from './install.mjs';
import { installModels } from './local-models.mjs';
import { cache, node24, tools } from './places.mjs';
import { installRedis } from './redis.mjs';
import { isStopping, runShown } from './run.mjs';
import { secondTries } from './second-tries.mjs';
import { slowestFiles } from './slowest-files.mjs';
import { describe, isSuccess, none, seconds, sum } from './tally.mjs';

const steps = [
  { part: 'check', name: 'Checks', run: runChecks },
  // They compute all the time, and each worker loads the knowledge anew: more of them than processors take longer.
  { part: 'unit', name: 'Unit tests', run: () => vitest('unit', ['--maxWorkers', String(availableParallelism())]) },
  { part: 'unit', name: 'Component tests', run: () => vitest('web') },
  { part: 'integration', name: 'Integration tests on SQLite', run: integrationOnSqlite },
  { part: 'integration', name: 'Integration tests on PostgreSQL', run: integrationOnPostgres },
  { part: 'e2e', name: 'Journeys in a browser', run: playwright },
];
/** How many of the slowest test files are named at the end. */
const SLOWEST = 10;

/** A log is plain text: no colors, and no line of a thousand dots. */
const onTerminal = process.stdout.isTTY === true;
const plain = onTerminal ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

/** What each step wrote about its tests. */
const reports = new Set();

const parts = [...new Set(steps.map(({ part }) => part))];

/** Runs all tests, or those of the named parts, also after a failure. */
export async function test(chosen) {
  const unknown = chosen.find((part) => !parts.includes(part));
  if (unknown) throw new Failure(`There are no tests named ${unknown}. Choose from: ${parts.join(' ')}`);
  await installWhatIsMissing();
  const results = [];
  for (const step of steps) {
    if (chosen.length > 0 && !chosen.includes(step.part)) continue;
    if (isStopping()) break;
    if (step.part === 'unit' && chosen.length === 0) modelsInstalled();
    results.push(await perform(step));
  }
  console.log('');
  for (const { name, tally, time } of results)
    console.log(`${name.padEnd(32)} ${time.padStart(8)}   ${describe(tally)}`);
  const written = [...reports].filter((report) => existsSync(report)).map(read);
  for (const line of [...slowestFiles(written, SLOWEST), ...secondTries(written)]) console.log(line);
  const total = sum(results.map(({ tally }) => tally));
  console.log(`\n${describe(total)}`);
  return isSuccess(total) && !isStopping() ? 0 : 1;
}

async function perform({ name, run }) {
  console.log(`\n── ${name} ──`);
  const began = Date.now();
  return { name, tally: await tallyOf(run), time: seconds(began) };
}

/** A step that could not run at all is one failure. */
async function tallyOf(run) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return { ...none, failed: 1 };
  }
}

let models = null;

/** Only tests need the runtime of local models by default. Downloading it takes 20 seconds, in which unit tests can run. */
function modelsInstalled() {
  models ??= installModels();
  // Who awaits it learns of a failure.
  models.catch(() => undefined);
  return models;
}

async function integrationOnSqlite() {
  await modelsInstalled();
  return vitest('sqlite');
}

/** Its tests of several processes start the built server. */
async function integrationOnPostgres() {
  await installRedis();
  await buildServer();
  return vitest('postgres');
}

async function vitest(project, options = []) {
  const report = newReport(project);
  const shown = ['--reporter', onTerminal ? 'dot' : 'default', '--silent', 'passed-only'];
  const args = ['run', '--project', project, ...options, ...shown, '--reporter', 'json', '--outputFile.json', report];
  const code = await runShown(node24, [tools.vitest, ...args], { env: plain });
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
  const skipped = numPendingTests + numTodoTests;
  return agreeing(code, { passed: numPassedTests, failed: numFailedTests, skipped });
}

async function playwright() {
  const chromium = await findOrInstallChromium();
  const headlessShell = await findOrInstallHeadlessShell();
  await buildWebApp();
  await buildServer();
  const report = newReport('e2e');
  const env = {
    ...plain,
    CHROMIUM_PATH: chromium,
    ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const shown = onTerminal ? 'dot' : 'list';
  const code = await runShown(node24, [tools.playwright, 'test', '--reporter', `${shown},json`], { env });
  const { expected, unexpected, flaky, skipped } = read(report).stats;
  return agreeing(code, { passed: expected + flaky, failed: unexpected, skipped });
}

function newReport(name) {
  const folder = join(cache, 'reports');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${name}.json`);
  rmSync(report, { force: true });
  reports.add(report);
  return report;
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Failure('The tests ended without a report.');
  }
}

/** A run can fail outside of any test, for instance in a file that cannot be loaded: that counts as one more failure. */
function agreeing(code, tally) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
