import { existsSync } from 'node:fs';
import { installPackage, mayInstallPackages } from './distribution.mjs';
import { Failure } from './failure.mjs';
import { node24, root, tools } from './places.mjs';
import { runQuietly } from './run.mjs';

const headlessShell = '/usr/bin/chromium-headless-shell';
const onMostMachines = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium that starts: an existing one, else one that is installed now. */
export async function findOrInstallChromium() {
  const found = await firstThatStarts([process.env.CHROMIUM_PATH, ...onMostMachines, await pathOfPlaywright()]);
  if (found) return found;
  console.log('Installing Chromium for the tests in a browser …');
  const failures = [];
  for (const attempt of [() => installPackage('chromium'), fromPlaywright]) {
    failures.push(await attempt());
    const installed = await firstThatStarts([...onMostMachines, await pathOfPlaywright()]);
    if (installed) return installed;
  }
  throw new Failure(
    `${failures.filter(Boolean).join('\n')}\n\nNo Chromium could be found or installed. Set CHROMIUM_PATH to one.`,
  );
}

/**
 * The path of Chromium's headless shell, in which journeys take about two thirds of the time; installed if that takes one
 * package, else null. It shows no notifications, so it cannot replace Chromium everywhere.
 */
export async function findOrInstallHeadlessShell() {
  const found = await firstThatStarts([headlessShell]);
  if (found || !mayInstallPackages()) return found;
  console.log('Installing the headless Chromium for quicker tests …');
  const failure = await installPackage('chromium-headless-shell');
  const installed = await firstThatStarts([headlessShell]);
  if (!installed) console.log(`The tests run in Chromium instead. ${failure.trim().split('\n').at(-1)}`);
  return installed;
}

/** Asking for the version distinguishes a browser from the stub that Ubuntu installs instead. */
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

async function fromPlaywright() {
  const { code, output } = await runQuietly(node24, [tools.playwright, 'install', 'chromium']);
  return code === 0 ? '' : output;
}
