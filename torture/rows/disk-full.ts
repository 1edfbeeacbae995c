import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import type { Row } from '../row.ts';
import { startServer, withFolder } from '../server.ts';

/** Fills a small disk of its own, which only root can mount. */
export const diskFull: Row = {
  name: 'disk full',
  run: (_short) =>
    withFolder(async (folder) => {
      if (process.getuid?.() !== 0) return { passed: true, says: 'not run: only root can mount a small disk' };
      const disk = path.join(folder, 'disk');
      mkdirSync(disk);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
      try {
        return await fill(disk);
      } finally {
        execFileSync('umount', ['-l', disk]);
      }
    }),
};

async function fill(disk: string) {
  let server = await startServer(disk);
  const gardener = await new Gardener(server.address).register();
  const plant = await gardener.plant('Fern');
  const ballast = path.join(disk, 'ballast');
  try {
    for (let number = 0; ; number++) writeFileSync(`${ballast}-${number}`, new Uint8Array(500_000));
  } catch {}
  await pause(1_100);
  const wrong: string[] = [];
  const expectStatus = async (what: string, expected: number, call: Promise<{ status: number }>) => {
    const { status } = await call;
    if (status !== expected) wrong.push(`${what}: ${status}`);
  };
  await expectStatus('writing', 507, gardener.call('/plants', { form: { name: 'Palm' } }));
  await expectStatus('health', 503, gardener.call('/health'));
  await expectStatus('reading', 200, gardener.call('/plants'));
  await expectStatus('signing in', 200, gardener.signIn());
  await expectStatus('deleting', 200, gardener.call(`/plants/${plant}`, { method: 'DELETE' }));
  await server.stop();
  server = await startServer(disk);
  gardener.address = server.address;
  await expectStatus('reading after a restart', 200, gardener.call('/plants'));
  for (let number = 0; number < 200; number++) rmSync(`${ballast}-${number}`, { force: true });
  await pause(1_100);
  await expectStatus('writing with room again', 201, gardener.call('/plants', { form: { name: 'Palm' } }));
  await server.stop();
  return { passed: wrong.length === 0, says: wrong.join(', ') || '507 for writes; the rest works; recovers by itself' };
}
