import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { hasMarker, PhotoFolder } from './photo-folder.ts';

/** A bucket that cannot be reached, or takes a connection and never answers, must not keep a call waiting. */
const BUCKET_TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true };
const BUCKET_ATTEMPTS = 2;

/** @throws when the storage does not answer, or a local folder is not the one with the photos. */
export async function storageAnswers(storage: Config['storage'], disk: Disk): Promise<void> {
  if (storage.kind === 'local') {
    await access(storage.folder, constants.R_OK | constants.W_OK);
    if (!(await hasMarker(storage.folder))) throw new Error('the folder with the photos is missing');
  }
  await disk.exists('health-check');
}

/** The storage of photos: a local folder or an S3-compatible bucket. */
export async function openStorage(storage: Config['storage']): Promise<Disk> {
  if (storage.kind === 'local') return new Disk(new PhotoFolder(storage.folder));
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
      requestHandler: BUCKET_TIMEOUTS,
      maxAttempts: BUCKET_ATTEMPTS,
    }),
  );
}
