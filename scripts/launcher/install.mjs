import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { node24, root } from './places.mjs';
import { runQuietly } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.installed-from');
const recordOfNpm = join(root, 'node_modules', '.package-lock.json');

/** Brings node_modules to what package-lock.json says, and does nothing when it is there already. */
export async function installWhatIsMissing() {
  if (isCurrent()) return;
  await withLock('install', async () => {
    if (isCurrent()) return;
    if (!wasInstalledByHand()) await install();
    writeFileSync(stamp, wanted());
  });
}

function wanted() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

function isCurrent() {
  return existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

/** After a plain `npm install` npm's own record of node_modules agrees with the lock file; then there is nothing to do. */
function wasInstalledByHand() {
  if (!existsSync(node24) || !existsSync(recordOfNpm)) return false;
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(recordOfNpm, 'utf8')).packages;
  return Object.entries(locked).every(([place, { version, optional, link }]) => {
    const isInstalledHere = place.startsWith('node_modules/') || place.includes('/node_modules/');
    if (!isInstalledHere || link) return true;
    const found = present[place];
    return found ? found.version === version : optional === true;
  });
}

async function install() {
  console.log('Installing what is missing …');
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Failure(`${withoutAddresses(output)}\n\nThe installation failed.`);
  if (!existsSync(node24)) {
    throw new Failure(
      'The installation brought no Node 24. Install scripts must be allowed: npm config set ignore-scripts false',
    );
  }
}

/** Through the npm that started us, where there is one: on PATH there may be another, or none. */
function npm(args) {
  const started = process.env.npm_execpath;
  if (started?.endsWith('.js')) return runQuietly(process.execPath, [started, ...args]);
  return runQuietly('npm', args, { shell: process.platform === 'win32' });
}

/** Where packages come from is the machine's own business and does not belong into a log. */
function withoutAddresses(text) {
  return text.replace(/\bhttps?:\/\/[^\s'")]+/g, 'the package registry');
}
