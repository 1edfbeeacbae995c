import type { Readable } from 'node:stream';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { localDay } from '../../local-day.ts';
import type { Db } from '../../tables.ts';
import { writeZip } from '../../zip/write-zip.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import { gardenEntries } from './garden-zip.ts';

interface Deps {
  db: Db;
  clock: Clock;
  photos: PhotoService;
}

export type TransferService = ReturnType<typeof createTransferService>;

/** Lets gardeners take their data with them. */
export function createTransferService({ db, clock, photos }: Deps) {
  return {
    /** Everything of an account as a ZIP file, which is made while it is read. */
    download({ id, timeZone }: CallerUser): { name: string; content: Readable } {
      const now = clock();
      const content = writeZip(gardenEntries({ db, clock, photos }, id), now);
      return { name: `ai-plant-care-${localDay(now, timeZone)}.zip`, content };
    },
  };
}
