import type { User } from '@plantcare/contract/auth.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../tables.ts';
import type { ZipEntry } from '../../zip/write-zip.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import { type Cell, csvHeader, csvLine } from './csv.ts';
import { GARDEN_FORMAT, GARDEN_VERSION, LIST_NAMES, type ListName, RECORDS } from './garden-file.ts';
import { gardenRecords, type PathOfPhoto } from './garden-records.ts';
import { photoPath } from './photo-path.ts';
import { profileRecord } from './profile-record.ts';
import { README } from './readme.ts';
import * as repository from './transfer.repository.ts';

interface Deps {
  db: Db;
  clock: Clock;
  photos: Pick<PhotoService, 'readFull'>;
}

/**
 * The files of a gardener's ZIP. Only one photo, or one batch of rows, is in memory at a time; the path of each photo stays
 * there, about 100 bytes.
 */
export async function* gardenEntries({ db, clock, photos }: Deps, user: User): AsyncGenerator<ZipEntry> {
  const userId = user._id;
  yield { path: 'README.txt', content: [Buffer.from(README)], compress: true };

  const paths = new Map<string, string>();
  async function* photoEntries(rows: AsyncIterable<{ id: string; file: string; plant: string; date?: string }>) {
    for await (const { id, file, plant, date } of rows) {
      if (paths.has(id)) continue;
      const picture = await photos.readFull(file);
      if (!picture) continue; // Deleted just now, or missing in the storage.
      const path = photoPath({ id, plant, date });
      paths.set(id, path);
      yield { path, content: [picture], compress: false };
    }
  }
  yield* photoEntries(repository.readPlantPhotos(db, userId));
  yield* photoEntries(repository.readDiaryPhotos(db, userId));

  const pathOf: PathOfPhoto = (id) => (id === null ? null : (paths.get(id) ?? null));
  yield { path: 'garden.json', content: gardenJson(db, clock, user, pathOf), compress: true };
  const records = gardenRecords(db, userId, pathOf);
  for (const name of LIST_NAMES) {
    yield { path: `csv/${fileName(name)}.csv`, content: csvOf(name, records[name]()), compress: true };
  }
}

/** One record per line, so that also a text editor shows it well. */
async function* gardenJson(db: Db, clock: Clock, user: User, pathOf: PathOfPhoto): AsyncGenerator<string> {
  const head = {
    format: GARDEN_FORMAT,
    version: GARDEN_VERSION,
    exportedAt: clock().toISOString(),
    account: profileRecord(user),
  };
  yield JSON.stringify(head).slice(0, -1);
  const records = gardenRecords(db, user._id, pathOf);
  for (const name of LIST_NAMES) {
    yield `,\n"${name}":[`;
    let isFirst = true;
    for await (const record of records[name]()) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}\n';
}

async function* csvOf(name: ListName, records: AsyncIterable<object>): AsyncGenerator<string> {
  const columns = Object.keys(RECORDS[name].shape);
  yield csvHeader(columns);
  for await (const record of records) {
    const cells = new Map<string, Cell>(Object.entries(record));
    yield csvLine(columns.map((column) => cells.get(column)));
  }
}

/** `diary-entries` for `diaryEntries`. */
function fileName(name: ListName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
