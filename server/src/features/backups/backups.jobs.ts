import type { Job } from '../../jobs/scheduler.ts';
import type { BackupService } from './backups.service.ts';

const EVERY_SECONDS = 10 * 60;

/** Looks whether the backup of this night is still to be made. */
export function nightlyBackupJob(backups: BackupService): Job {
  return { name: 'nightly-backup', everySeconds: EVERY_SECONDS, run: backups.backUpTonight };
}
