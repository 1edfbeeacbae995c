import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PARTIAL } from './archive-writer.ts';

/** The two kinds of backups that a server makes by itself; each is kept as often as configured. */
export type BackupKind = 'night' | 'upgrade';

/** The folder with the server's own backups, readable for the user of this process alone. */
export async function makeBackupFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** @param rest sorts by age, such as a day */
export function backupPath(folder: string, kind: BackupKind, rest: string): string {
  return path.join(folder, `${kind}-${rest}.tar`);
}

/** Removes the oldest backups of a kind except for the newest `keep`, and what a process that was killed left of others. */
export async function removeOldBackups(folder: string, kind: BackupKind, keep: number): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.startsWith(`${kind}-`)).sort();
  const partial = files.filter((file) => file.endsWith(PARTIAL));
  const complete = files.filter((file) => file.endsWith('.tar'));
  for (const file of [...partial, ...complete.slice(0, -keep)]) await rm(path.join(folder, file), { force: true });
}
