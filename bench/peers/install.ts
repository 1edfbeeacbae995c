import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Peer } from './peer.ts';

/** Installs a peer from npm into a folder. Nothing is compiled: native code comes with the packages. */
export async function install({ installs, overrides }: Peer, folder: string): Promise<void> {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', installs], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH ?? ''}` },
  });
}
