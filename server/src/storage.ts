import { constants, mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from './config.ts';

/** Whether the storage answers; a local folder must also still exist, which the library does not check. */
export async function storageAnswers(storage: Config['storage'], disk: Disk): Promise<void> {
  if (storage.kind === 'local') await access(storage.folder, constants.R_OK | constants.W_OK);
  await disk.exists('health-check');
}

/** The storage of photos: a local folder or an S3-compatible bucket. */
export async function openStorage(storage: Config['storage']): Promise<Disk> {
  if (storage.kind === 'local') {
    mkdirSync(storage.folder, { recursive: true, mode: 0o700 });
    return new Disk(new FSDriver({ location: storage.folder, visibility: 'private' }));
  }
  // Loaded on demand: the S3 client takes half a second, which a start with a local folder does not need.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = storage.s3;
  return new Disk(
    new S3Driver({
      endpoint,
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      visibility: 'private',
      supportsACL: false,
    }),
  );
}
