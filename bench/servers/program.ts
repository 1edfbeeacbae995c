import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const POLL_MS = 5;
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 5_000;

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server in its own process, so that it shares only the machine with the measuring process. */
export interface RunningServer {
  readonly address: string;
  /** The time from its start to its first successful answer, in milliseconds. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

/** Runs `file` with Node on a free port (PORT), and waits until its health check succeeds. */
export async function startServer(file: string, health: string, env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await healthy(`${address}${health}`, child);
  return { address, startedIn: performance.now() - began, stop: () => stop(child) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return address.port;
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.text();
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  throw new Error(`No good answer from ${url}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await exit;
  clearTimeout(tooLate);
}
