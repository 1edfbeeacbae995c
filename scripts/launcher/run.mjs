import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { compileCache, root } from './places.mjs';

const PARENT_CHECK_MS = 250;

const running = new Set();
let stoppedBy = null;
let forwardedAt = 0;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal));

// npm starts this process through a shell. Debian's shell dies of a signal without passing it on, so the loss of the shell
// is the only sign of a request to stop.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    forward('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

function forward(signal) {
  // One request to stop may come twice, from the terminal and from npm; the children are to see it once. What is typed
  // at a terminal reaches them without our help.
  if (Date.now() - forwardedAt < 1000) return;
  forwardedAt = Date.now();
  stoppedBy = signal;
  if (running.size === 0) process.exit(exitCodeOf(null, signal));
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  for (const child of running) child.kill(signal);
}

function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

/** True once somebody asked to stop: nothing new should begin. */
export function isStopping() {
  return stoppedBy !== null;
}

/** Starts a program in the repository, which ends when this process is told to end. */
export function launch(command, args, { cwd = root, env = {}, stdio = 'inherit', shell = false } = {}) {
  const child = spawn(command, args, { cwd, stdio, shell, env: { ...environment(), ...env } });
  running.add(child);
  child.on('close', () => running.delete(child));
  child.on('error', () => running.delete(child));
  return child;
}

/** Ours, with the tools within reach, and with compiled code kept. */
function environment() {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
}

/** Resolves with the exit code; a program ended by a signal counts as a shell counts it. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

/** Runs a program on the terminal. */
export function runShown(command, args, options = {}) {
  return ended(launch(command, args, options));
}

/**
 * Ends as a program: in this process where Node can do that (24 on Unix), so that no launcher stays behind, else beside it.
 */
export async function become(command, args, env) {
  if (typeof process.execve !== 'function' || process.platform === 'win32') return runShown(command, args, { env });
  process.chdir(root);
  return process.execve(command, [command, ...args], { ...environment(), ...env });
}

/** Runs a program and keeps what it says, both streams in one text, for the case that it fails. */
export async function runQuietly(command, args, { env = {}, ...options } = {}) {
  const color = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = launch(command, args, { ...options, env: { ...color, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  return { code: await ended(child), output: output.trimEnd() };
}
