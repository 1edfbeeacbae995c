import path from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { isDiskFull, isUnreachable } from '../db/dialect.ts';
import { openStorage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = {
  backup: 'npm run backup -- FILE [--without-photos]',
  restore: 'npm run restore -- FILE [--replace]',
};

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${failure(error)}\n`);
  process.exitCode = 1;
}

/** @returns what was done, in one line */
async function run([command, ...args]: string[]): Promise<string> {
  const options = args.filter((arg) => arg.startsWith('--'));
  const [name, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const allowed = command === 'backup' ? '--without-photos' : '--replace';
  if (
    (command !== 'backup' && command !== 'restore') ||
    !name ||
    more.length > 0 ||
    options.some((o) => o !== allowed)
  ) {
    throw new BackupError(`Usage: ${command === 'restore' ? USAGE.restore : USAGE.backup}`);
  }
  const config = readConfig(process.env);
  const file = path.resolve(name);
  if (command === 'restore') {
    const { head, contents } = await restoreBackup({ file, config, replace: options.length > 0 });
    return `Restored ${inWords(contents)} of ${head.createdAt}${absent(contents.missingPhotoFiles.length)}`;
  }
  const disk = options.length > 0 ? null : await openStorage(config.storage);
  const { bytes, missingPhotoFiles, ...counts } = await writeBackup({ file, config, disk, at: new Date() });
  const megabytes = Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('en');
  return `Backed up ${inWords({ rows: { all: counts.rows }, photoFiles: counts.photoFiles })} to ${file}, ${megabytes} MB${absent(missingPhotoFiles)}`;
}

function inWords({ rows, photoFiles }: { rows: Record<string, number>; photoFiles: number }): string {
  const count = Object.values(rows).reduce((sum, some) => sum + some, 0);
  return `${count.toLocaleString('en')} rows and ${photoFiles.toLocaleString('en')} files of photos`;
}

function absent(count: number): string {
  return count === 0 ? '' : `; ${count.toLocaleString('en')} files of photos were missing from the storage`;
}

/** One line for what the user can fix, the whole error for anything else. */
function failure(error: unknown): string {
  if (error instanceof BackupError || error instanceof ConfigError) return error.message;
  if (isDiskFull(error)) return 'The disk is full';
  if (isUnreachable(error)) return 'DATABASE_URL names a database that cannot be reached';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
