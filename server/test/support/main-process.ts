import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../../src/main.ts');
/** Compiled code is kept between starts, as `npm start` does: it takes a third off each of them. */
const NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../.cache/compiled');

/** What `npm start` and the container run. */
const BUILT = path.resolve(import.meta.dirname, '../../dist/main.js');

export type ServerProcess = ReturnType<typeof spawnMain>;

/** The built server, in a process of its own. @throws when it was not built */
export function spawnBuilt(env: Record<string, string>): ServerProcess {
  if (!existsSync(BUILT)) throw new Error('Build the server first: npx vite build --config vite.server.config.ts');
  return spawnMain(env, ['--max-semi-space-size=2', '--max-old-space-size=1024'], BUILT);
}

/** The server from its sources, in a process of its own. */
export function spawnMain(env: Record<string, string>, nodeOptions: string[] = [], program = MAIN) {
  const child = spawn(process.execPath, [...nodeOptions, program], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text;
  });
  const closed = once(child, 'close').then(([code, signal]) => ({ code, signal }));

  return {
    said,
    /** The exit code, or the signal that ended it, once everything it wrote has been read. */
    closed,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Where the server listens, once it does. */
    async address(): Promise<string> {
      for (;;) {
        const address = /^AI Plant Care is ready at (http\S+)$/m.exec(said.stdout)?.[1];
        if (address) return address;
        const ended = await Promise.race([once(child.stdout, 'data').then(() => null), closed]);
        if (ended) throw new Error(`The server ended with ${ended.code}: ${said.stderr}`);
      }
    },
  };
}
