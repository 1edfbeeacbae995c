import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that the commands share: locks, reports. Not under version control. */
export const cache = join(root, '.cache');

const installed = join(root, 'node_modules');

/** Node 24, which `npm ci` installs as the package `node`. */
export const node24 = nodeBinaryIn(installed);

/** The tools as files to run with Node 24: their links in `.bin` would start the machine's own Node. */
export const tools = {
  biome: join(installed, '@biomejs', 'biome', 'bin', 'biome'),
  knip: join(installed, 'knip', 'bin', 'knip.js'),
  playwright: join(installed, '@playwright', 'test', 'cli.js'),
  tsc: join(installed, 'typescript', 'bin', 'tsc'),
  vite: join(installed, 'vite', 'bin', 'vite.js'),
  vitest: join(installed, 'vitest', 'vitest.mjs'),
};

/**
 * The built server, as arguments of Node. Half of V8's memory for new objects is copied at each collection; with 2 MB the
 * server takes 10 MB less than with V8's 16, at the same throughput. How long V8 leaves garbage on the heap goes by how large
 * the heap may become: with 1 GB instead of the usual 4, the server has 210 MB instead of 300 after 7,500 plants were added
 * and 7,500 lists read.
 */
export const server = ['--max-semi-space-size=2', '--max-old-space-size=1024', 'server/dist/main.js'];

/** Where Node keeps compiled code, which takes 60 ms of the processor off the start of the server, and 1 MB off its memory. */
export const compileCache = join(cache, 'compiled');

/**
 * The server's environment besides the user's settings. Left to itself, glibc keeps what passwords, lists and photos took;
 * with these limits (mallopt(3)) the server is 25 MB smaller after its first uploads, and 40 MB after the whole benchmark.
 * Blocks from 48 kB on go back to the system at once; from 32 kB on it would take 40 MB more off, and a third of the lists
 * that can be read in a second. Other systems ignore them.
 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '49152',
};

/** The built command `admin`, as arguments of Node. */
export const adminCommand = ['server/dist/admin.js'];

/**
 * The built commands `backup` and `restore`, as arguments of Node. The less memory for new objects, the sooner V8 releases
 * photos that were read: restoring 2 GB peaks at about two thirds of what it takes otherwise.
 */
export const backupCommand = ['--max-semi-space-size=1', 'server/dist/backup.js'];

export function nodeBinaryIn(nodeModules) {
  return join(nodeModules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
