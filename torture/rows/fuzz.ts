import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Row } from '../row.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RUNS = 60;

/** The fuzz of npm test with many more runs, and another seed. */
export const fuzz: Row = {
  name: 'fuzz of every field',
  async run({ short, postgres }) {
    const runs = short ? 20 : RUNS;
    const seed = Date.now() % 1_000_000_000;
    const args = ['run', '--project', postgres ? 'postgres' : 'sqlite', 'server/test/contract-fuzz.test.ts'];
    const tests = spawn(process.execPath, [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: ROOT,
      env: { ...process.env, FUZZ_RUNS: `${runs}`, FUZZ_SEED: `${seed}`, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [tests.stdout, tests.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    const [code] = await once(tests, 'close');
    const failed = /FAIL .*/.exec(said)?.[0] ?? 'it did not run';
    const good = `${runs} inputs for each call, seed ${seed}: no 500, every answer as its schema says`;
    return { passed: code === 0, says: code === 0 ? good : `${failed}, seed ${seed}` };
  },
};
