import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { node24, root, tools } from './places.mjs';
import { runQuietly } from './run.mjs';

/** Builds the web app when its sources changed since the last build. */
export function buildWebApp() {
  const sources = [
    'web/src',
    'web/public',
    'web/index.html',
    'web/landing.html',
    'web/vite.config.ts',
    'web/build',
    'contract/src',
    'package-lock.json',
  ];
  return build({ what: 'the web app', stamp: 'web/dist/.built-from', config: 'web/vite.config.ts', sources });
}

/** Builds the server when its sources changed since the last build. */
export function buildServer() {
  const sources = ['server/src', 'vite.server.config.ts', 'contract/src', 'package-lock.json'];
  return build({ what: 'the server', stamp: 'server/dist/.built-from', config: 'vite.server.config.ts', sources });
}

async function build({ what, stamp: stampPath, config, sources }) {
  const stamp = join(root, stampPath);
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources);
  if (isCurrent()) return;
  await withLock('build', async () => {
    if (isCurrent()) return;
    console.log(`Building ${what} …`);
    // Computed before the build, so that later changes lead to another build.
    const builtFrom = fingerprint(sources);
    rmSync(stamp, { force: true });
    const { code, output } = await runQuietly(node24, [tools.vite, 'build', '--config', config, '--logLevel', 'warn']);
    if (code !== 0) throw new Failure(`${output}\n\nNot built: ${what}.`);
    writeFileSync(stamp, builtFrom);
  });
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

/** A fingerprint of names, times and sizes, because reading all contents at every start would take too long. */
function addTo(hash, source) {
  const place = join(root, source);
  if (!existsSync(place)) return;
  const entry = statSync(place);
  if (entry.isDirectory()) for (const name of readdirSync(place).sort()) addTo(hash, `${source}/${name}`);
  else hash.update(`${source}\0${entry.mtimeMs}\0${entry.size}\n`);
}
