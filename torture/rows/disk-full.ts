import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Gardener } from '../gardener.ts';
import { createChecks, type Outcome, type Row, type Setting } from '../row.ts';
import { withFolder, withGround } from '../server.ts';

/** Fills a small disk of its own, which only root can mount. */
export const diskFull: Row = {
  name: 'disk full',
  run: (setting) =>
    withFolder(async (folder) => {
      if (process.getuid?.() !== 0) return { passed: true, says: 'not run: only root can mount a small disk' };
      const disk = path.join(folder, 'disk');
      mkdirSync(disk);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
      try {
        return await fill(setting, disk);
      } finally {
        execFileSync('umount', ['-l', disk]);
      }
    }),
};

function fill(setting: Setting, disk: string): Promise<Outcome> {
  return withGround(setting, { dataDir: disk }, async (ground) => {
    const { expect, outcome } = createChecks();
    let server = await ground.start();
    const gardener = await new Gardener(server.address).register();
    const plant = await gardener.plant('Fern');
    const ballast = path.join(disk, 'ballast');
    try {
      for (let number = 0; ; number++) writeFileSync(`${ballast}-${number}`, new Uint8Array(500_000));
    } catch {}
    await pause(1_100);
    expect('writing', (await gardener.call('/plants', { form: { name: 'Palm' } })).status, 507);
    expect('health', (await gardener.call('/health')).status, 503);
    expect('reading', (await gardener.call('/plants')).status, 200);
    expect('signing in', (await gardener.signIn()).status, 200);
    expect('deleting', (await gardener.call(`/plants/${plant}`, { method: 'DELETE' })).status, 200);
    await server.stop();
    server = await ground.start();
    gardener.address = server.address;
    expect('reading after a restart', (await gardener.call('/plants')).status, 200);
    for (let number = 0; number < 200; number++) rmSync(`${ballast}-${number}`, { force: true });
    await pause(1_100);
    expect('writing with room again', (await gardener.call('/plants', { form: { name: 'Palm' } })).status, 201);
    await server.stop();
    return outcome('507 for writes; reading, deleting and signing in work; recovers by itself');
  });
}
