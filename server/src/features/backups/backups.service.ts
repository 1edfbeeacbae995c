import type { Disk } from 'flydrive';
import { backupPath, makeBackupFolder, removeOldBackups } from '../../backup/backup-folder.ts';
import { databaseBytes } from '../../backup/database-size.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { throttled } from '../../jobs/throttled.ts';
import { localDay } from '../../local-day.ts';
import type { Log } from '../../log.ts';
import { type FreeBytes, freeBytesOf } from '../../storage/disk-space.ts';
import type { Db } from '../../tables.ts';
import * as repository from './backups.repository.ts';

/** Local time, when few people use the server. */
const FROM_HOUR = 3;
/** A full copy takes minutes of disk and processor time, so a failure is not repeated at once. */
const RETRY_AFTER_MS = 3_600_000;
const REMEMBERED_MS = 30 * 24 * 3_600_000;
/** What stays free, so that a backup never leaves too little room for a new photo. */
const ROOM_LEFT_BYTES = 1_000_000_000;

interface Deps {
  db: Db;
  disk: Disk;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'database' | 'storage' | 'dataDir'>;
  /** How many nights are kept. */
  keep: number;
  /** Of the server. */
  timeZone: string;
  freeBytes?: FreeBytes | undefined;
}

export type BackupService = ReturnType<typeof createBackupService>;

export function createBackupService({ db, disk, clock, log, config, keep, timeZone, freeBytes = freeBytesOf }: Deps) {
  let retryAt = 0;

  async function backUp(day: string, stopping: () => boolean): Promise<void> {
    if (await repository.isDone(db, day)) return;
    const folder = await makeBackupFolder(config.dataDir);
    await removeOldBackups(folder, 'night', keep); // What was left of a backup takes room.
    const needed = (await databaseBytes(db, config.database)) + (await repository.photoBytes(db));
    const free = await freeBytes(folder);
    if (free < needed + ROOM_LEFT_BYTES) {
      log.warn({ needed, free }, 'no nightly backup: the disk of DATA_DIR would be nearly full');
      await record(day, null);
      return;
    }
    const file = backupPath(folder, 'night', day);
    const { backupSteps } = await import('../../backup/write-backup.ts'); // Needed once a day; loading it takes memory.
    await using steps = backupSteps({ file, config, disk, at: clock() });
    for (;;) {
      if (stopping()) return; // What was written is removed, and the next start begins again.
      const step = await throttled(() => steps.next());
      if (!step.done) continue;
      const { bytes, rows, photoFiles, missingPhotoFiles } = step.value;
      log.info({ file, bytes, rows, photoFiles, missingPhotoFiles }, 'the nightly backup was made');
      await record(day, bytes);
      await removeOldBackups(folder, 'night', keep);
      return;
    }
  }

  async function record(day: string, bytes: number | null): Promise<void> {
    const now = clock();
    const oldest = localDay(new Date(now.getTime() - REMEMBERED_MS), timeZone);
    await repository.recordNight(db, { day, bytes, finished_at: now.toISOString() }, oldest);
  }

  return {
    /**
     * Makes the backup of this night, from three o'clock on, unless it was made already: by this server or by another on
     * the same PostgreSQL. A server that was off at night makes it once it runs.
     */
    async backUpTonight(stopping: () => boolean): Promise<void> {
      const now = clock();
      if (hourIn(timeZone, now) < FROM_HOUR || now.getTime() < retryAt) return;
      const day = localDay(now, timeZone);
      if ((await repository.isDone(db, day)) || !(await repository.hasAccounts(db))) return;
      const work = () => backUp(day, stopping);
      try {
        await (config.database.kind === 'sqlite' ? work() : repository.withBackupLock(db, work));
      } catch (error) {
        retryAt = now.getTime() + RETRY_AFTER_MS;
        throw error;
      }
    },
  };
}

function hourIn(timeZone: string, moment: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(moment));
}
