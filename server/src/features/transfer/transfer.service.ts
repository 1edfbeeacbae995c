import path from 'node:path';
import type { Readable } from 'node:stream';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { localDay } from '../../local-day.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../../tables.ts';
import { writeZip } from '../../zip/write-zip.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import { gardenImport } from './garden-import.ts';
import { gardenEntries } from './garden-zip.ts';

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  quotas: AccountQuotas;
  photos: PhotoService;
  plants: PlantService;
  reminders: ReminderService;
  dataDir: string;
}

export type TransferService = ReturnType<typeof createTransferService>;

/** Lets gardeners take their data with them, and bring it along. */
export function createTransferService({ dataDir, ...deps }: Deps) {
  const { db, clock, photos } = deps;
  return {
    /** Everything of an account as a ZIP file, which is made while it is read. */
    download({ id, timeZone }: CallerUser): { name: string; content: Readable } {
      const now = clock();
      const content = writeZip(gardenEntries({ db, clock, photos }, id), now);
      return { name: `ai-plant-care-${localDay(now, timeZone)}.zip`, content };
    },

    imports: gardenImport({ ...deps, folder: path.join(dataDir, 'imports') }),
  };
}
