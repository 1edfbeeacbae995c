import { cpus } from 'node:os';
import { buildWebApp } from './builds.mjs';
import { Failure } from './failure.mjs';
import { installWhatIsMissing } from './install.mjs';
import { node24, tools } from './places.mjs';
import { isStopping, runQuietly } from './run.mjs';
import { describe, isSuccess, seconds, sum } from './tally.mjs';

const ofSources = [
  { name: 'Types of the contract', args: [tools.tsc, '-p', 'contract'] },
  { name: 'Types of the server', args: [tools.tsc, '-p', 'server'] },
  { name: 'Types of the web app', args: [tools.tsc, '-p', 'web'] },
  { name: 'Types of the service worker', args: [tools.tsc, '-p', 'web/tsconfig.worker.json'] },
  { name: 'Types of tests and tools', args: [tools.tsc, '-p', 'tsconfig.tools.json'] },
  { name: 'Lint and format', args: [tools.biome, 'check', '--error-on-warnings'] },
  { name: 'Dead code', args: [tools.knip, '--no-progress'] },
  { name: 'Licences', args: ['scripts/check-licences.ts'] },
  { name: 'Architecture', args: ['scripts/check-architecture.ts'] },
];

const ofBuild = { name: 'Bundle budget', args: ['scripts/check-bundle.ts'], tells: true };

/** All checks that do not run the code. */
export async function check() {
  await installWhatIsMissing();
  const tally = await runChecks();
  console.log(`\n${describe(tally)}`);
  return isSuccess(tally) ? 0 : 1;
}

/** Runs every check, also after a failure; each counts as one test. */
export async function runChecks() {
  const waiting = [...ofSources];
  const tallies = [];
  async function worker() {
    for (let next = waiting.shift(); next && !isStopping(); next = waiting.shift()) tallies.push(await run(next));
  }
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, worker));
  if (!isStopping()) tallies.push(await runOfBuild());
  return sum(tallies);
}

async function run({ name, args, tells = false }) {
  const began = Date.now();
  const { code, output } = await runQuietly(node24, args);
  const passed = code === 0;
  console.log(
    `${passed ? '✓' : '✗'} ${name.padEnd(27)} ${seconds(began).padStart(7)}${passed && tells ? `   ${output}` : ''}`,
  );
  if (!passed && !isStopping()) console.log(`\n${output}\n`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

async function runOfBuild() {
  try {
    await buildWebApp();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(`✗ ${ofBuild.name}\n\n${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return run(ofBuild);
}
