import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { node24, root } from './places.mjs';

const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.installed-from');
const recordOfNpm = join(root, 'node_modules', '.package-lock.json');

/** Installs what package-lock.json says, unless node_modules is already up to date. */
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

/** After a plain `npm install` npm's own record of node_modules agrees with the lock file; then there is nothing to install. */
function wasInstalledByHand() {
  if (!existsSync(node24) || !existsSync(recordOfNpm)) return false;
  const present = JSON.parse(readFileSync(recordOfNpm, 'utf8')).packages;
  return Object.entries(locked()).every(([place, { version, optional, link }]) => {
    const isInstalledHere = place.startsWith('node_modules/') || place.includes('/node_modules/');
    if (!isInstalledHere || link) return true;
    const found = present[place];
    return found ? found.version === version : optional === true;
  });
}

async function install() {
  console.log('Installing what is missing …');
  const { version } = locked()['node_modules/node'];
  await npm(['ci', '--include=dev'], version);
  if (!existsSync(node24)) throw new Failure('The installation brought no Node 24.');
}

function locked() {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
