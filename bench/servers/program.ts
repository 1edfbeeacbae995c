import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const POLL_MS = 5;
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 5_000;

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

/** A server in its own process, so that it shares only the machine with the measuring process. */
export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  /** The time from its start to its first successful answer, in milliseconds. */
  readonly startedIn: number;
  /** Resident memory in megabytes; undefined where the system does not tell. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

/** What to run: by default Node. */
export interface Program {
  command?: string;
  args: readonly string[];
  cwd?: string;
  /** What a healthy server answers with success. */
  health: string;
  env: Record<string, string>;
}

/** Runs a server on a free port (PORT), and waits until its health check succeeds. */
export async function startServer(program: Program): Promise<RunningServer> {
  const { command = process.execPath, cwd = root, health, env } = program;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(
    command,
    program.args.map((argument) => argument.replace('PORT', String(port))),
    {
      cwd,
      env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true, // A group of its own, which ends as a whole: `npm start` is several processes.
    },
  );
  running.add(child);
  child.once('exit', () => running.delete(child));
  await healthy(`${address}${health}`, child);
  if (child.pid === undefined) throw new Error(`${command} did not start`);
  return {
    address,
    pid: child.pid,
    startedIn: performance.now() - began,
    memory: () => residentMegabytes(child),
    stop: () => stop(child),
  };
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
  signal(child, 'SIGKILL');
  throw new Error(`No good answer from ${url}`);
}

function residentMegabytes({ pid }: ChildProcess): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    return undefined;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  signal(child, 'SIGTERM');
  const tooLate = setTimeout(() => signal(child, 'SIGKILL'), STOP_WITHIN_MS);
  await exit;
  clearTimeout(tooLate);
}

/** To the whole group, some of which may have ended. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
