import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { node24, root, tools } from './places.mjs';
import { runQuietly } from './run.mjs';

const onMostMachines = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium that starts: one that is there, else one installed for the purpose. */
export async function findOrInstallChromium() {
  const found = await firstThatStarts([process.env.CHROMIUM_PATH, ...onMostMachines, await pathOfPlaywright()]);
  if (found) return found;
  console.log('Installing Chromium for the tests in a browser …');
  const failures = [];
  for (const attempt of [fromDistribution, fromPlaywright]) {
    failures.push(await attempt());
    const installed = await firstThatStarts([...onMostMachines, await pathOfPlaywright()]);
    if (installed) return installed;
  }
  throw new Failure(
    `${failures.filter(Boolean).join('\n')}\n\nNo Chromium could be found or installed. Set CHROMIUM_PATH to one.`,
  );
}

/** Asking for the version tells a browser from the stub that Ubuntu installs in its place. */
async function firstThatStarts(candidates) {
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const { code, output } = await runQuietly(candidate, ['--version']);
    if (code === 0 && /\d+\.\d+/.test(output)) return candidate;
  }
  return null;
}

async function pathOfPlaywright() {
  const ask = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())";
  const { code, output } = await runQuietly(node24, ['--input-type=module', '--eval', ask], { cwd: root });
  return code === 0 ? output : null;
}

async function fromDistribution() {
  const mayInstall = process.getuid?.() === 0 && existsSync(join('/etc', 'debian_version'));
  if (!mayInstall) return '';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runQuietly('apt-get', ['update'], { env });
  if (update.code !== 0) return update.output;
  const install = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return install.code === 0 ? '' : install.output;
}

async function fromPlaywright() {
  const { code, output } = await runQuietly(node24, [tools.playwright, 'install', 'chromium']);
  return code === 0 ? '' : output;
}
