import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { cache, nodeBinaryIn } from './places.mjs';
import { runQuietly } from './run.mjs';

const ENOUGH = 24;

const bootstrap = join(cache, 'node24');

/**
 * Runs npm with Node 24: npm silently skips optional packages that do not support the Node it runs on, such as the native
 * parts of the build tools.
 */
export async function npm(args, lockedNode) {
  const node = await nodeForNpm(lockedNode);
  await succeed(node, args);
}

async function nodeForNpm(version) {
  if (Number.parseInt(process.versions.node, 10) >= ENOUGH) return process.execPath;
  const node = nodeBinaryIn(join(bootstrap, 'node_modules'));
  const manifest = join(bootstrap, 'package.json');
  const wanted = JSON.stringify({ private: true, allowScripts: { node: true }, dependencies: { node: version } });
  if (existsSync(node) && readFileSync(manifest, 'utf8') === wanted) return node;
  mkdirSync(bootstrap, { recursive: true });
  writeFileSync(manifest, wanted);
  await succeed(process.execPath, ['install', '--prefix', bootstrap, '--no-package-lock']);
  if (!existsSync(node)) {
    throw new Failure('npm brought no Node 24. Install scripts must be allowed: npm config set ignore-scripts false');
  }
  return node;
}

async function succeed(node, args) {
  const [command, ...first] = commandOfNpm(node);
  const { code, output } = await runQuietly(
    command,
    [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env: { PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
      shell: command === 'npm' && process.platform === 'win32',
    },
  );
  if (code !== 0) throw new Failure(`${withoutAddresses(output)}\n\nThe installation failed.`);
}

/** The npm that started this process, if any; the npm on PATH may be another one and runs on the first Node there. */
function commandOfNpm(node) {
  const started = process.env.npm_execpath;
  return started?.endsWith('.js') ? [node, started] : ['npm'];
}

/** The addresses of package registries are private to the machine and do not belong in a log. */
function withoutAddresses(text) {
  return text.replace(/\bhttps?:\/\/[^\s'")]+/g, 'the package registry');
}
