import path from 'node:path';
import type { Readable } from 'node:stream';
import type { User } from '@plantcare/contract/auth.ts';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { localDay } from '../../local-day.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../../tables.ts';
import { writeZip } from '../../zip/write-zip.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { PlaceService } from '../places/places.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import { gardenImport } from './garden-import.ts';
import { gardenEntries } from './garden-zip.ts';
import { plantTableImport } from './plant-table-import.ts';

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  quotas: AccountQuotas;
  photos: PhotoService;
  places: PlaceService;
  plants: PlantService;
  reminders: ReminderService;
  profileOf(userId: string): Promise<User>;
  dataDir: string;
}

export type TransferService = ReturnType<typeof createTransferService>;

/** Lets gardeners take their data with them, and bring it along. */
export function createTransferService({ dataDir, ...deps }: Deps) {
  const { db, clock, photos, profileOf } = deps;
  const imports = gardenImport({ ...deps, folder: path.join(dataDir, 'imports') });
  return {
    /** Everything of an account as a ZIP file, which is made while it is read. */
    async download({ id }: CallerUser): Promise<{ name: string; content: Readable }> {
      const now = clock();
      const user = await profileOf(id);
      const content = await writeZip(gardenEntries({ db, clock, photos }, user), now);
      return { name: `ai-plant-care-${localDay(now, user.timeZone)}.zip`, content };
    },

    imports,
    plantTables: plantTableImport({ clock, imports }),
  };
}
