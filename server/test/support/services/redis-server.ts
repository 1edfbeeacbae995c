import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.ts';

/** Whether this machine has a Redis; Debian's package is `redis-server`. */
export const hasRedis = spawnSync('redis-server', ['--version']).error === undefined;

/** A real Redis that stores nothing on disk. */
export async function startRedis(port?: number) {
  const listensOn = port ?? (await freePort());
  const options = ['--port', `${listensOn}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exit = once(redis, 'exit');
  const stopWithUs = () => redis.kill('SIGKILL');
  process.once('exit', stopWithUs);
  let said = '';
  redis.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  while (!said.includes('Ready to accept connections')) {
    const ended = await Promise.race([once(redis.stdout, 'data').then(() => null), exit]);
    if (ended) throw new Error(`Redis ended while starting:\n${said}`);
  }
  return {
    url: `redis://127.0.0.1:${listensOn}`,
    kill: (signal: NodeJS.Signals) => redis.kill(signal),
    async stop(): Promise<void> {
      process.off('exit', stopWithUs);
      redis.kill('SIGKILL');
      await exit;
    },
  };
}
