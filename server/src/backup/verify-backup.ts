import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { requireKnownSchema } from '../db/migrate.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import { LARGEST_ENTRY_BYTES } from './archive-entry.ts';
import { readArchive } from './archive-reader.ts';
import {
  CONTENTS,
  Contents,
  FORMAT,
  HEAD,
  Head,
  PUSH_KEYS,
  parseRows,
  photoKeyOf,
  tableOf,
} from './backup-contents.ts';
import { BackupError } from './backup-error.ts';
import type { Row } from './snapshot.ts';

export interface VerifiedBackup {
  head: Head;
  contents: Contents;
}

/**
 * Reads a whole backup without changing anything.
 * @throws BackupError when it is damaged, or of another kind or a newer version than this program can restore
 */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const examined = new Examination(file);
  const complaints: unknown[] = [];
  for await (const entry of readArchive(file)) {
    if (complaints.length > 0) continue;
    // Thrown only once the file is known to be unaltered: otherwise what is wrong is that it was altered.
    await examined.add(entry).catch((error: unknown) => complaints.push(error));
  }
  if (complaints.length > 0) throw complaints[0];
  return examined.result();
}

/** What the entries of a backup hold, as far as they were read. */
class Examination {
  readonly #file: string;
  readonly #rows: Record<string, number> = {};
  #head: Head | null = null;
  #contents: Contents | null = null;
  #photoFiles = 0;

  constructor(file: string) {
    this.#file = file;
  }

  async add(entry: ArchiveEntry): Promise<void> {
    if (this.#head === null) {
      this.#head = readHead(this.#file, entry);
    } else if (entry.name === CONTENTS) {
      this.#contents = Contents.parse(readJson(entry));
    } else if (photoKeyOf(entry.name) !== null) {
      this.#photoFiles += 1;
    } else if (entry.name !== PUSH_KEYS) {
      const { table, rows } = await readRows(entry);
      requireColumns(this.#head, table, rows);
      this.#rows[table] = (this.#rows[table] ?? 0) + rows.length;
    }
  }

  /** @throws BackupError when it holds less than it says */
  result(): VerifiedBackup {
    const [file, head, contents] = [this.#file, this.#head, this.#contents];
    if (head === null || contents === null) throw new BackupError(`${file} is no complete backup`);
    for (const [table, count] of Object.entries(contents.rows)) {
      if ((this.#rows[table] ?? 0) !== count) throw new BackupError(`${file} lacks rows of ${table}`);
    }
    if (this.#photoFiles !== contents.photoFiles) throw new BackupError(`${file} lacks photos`);
    return { head, contents };
  }
}

function readHead(file: string, entry: ArchiveEntry): Head {
  const json = entry.name === HEAD ? readJson(entry) : null;
  const head = Head.safeParse(json);
  if (!head.success)
    throw new BackupError(`${file} is no ${FORMAT}: a newer version of AI Plant Care may be able to read it`);
  requireKnownSchema(head.data.schema, 'backup');
  return head.data;
}

function readJson({ body }: ArchiveEntry): unknown {
  return JSON.parse(Buffer.from(body).toString('utf8'));
}

/** The rows that an entry holds. @throws BackupError for an entry of an unknown kind */
export async function readRows({ name, body }: ArchiveEntry): Promise<{ table: string; rows: Row[] }> {
  const table = tableOf(name);
  if (table === null) throw new BackupError(`${name} is no part of a backup`);
  const text = await promisify(gunzip)(body, { maxOutputLength: LARGEST_ENTRY_BYTES });
  return { table, rows: parseRows(text.toString('utf8')) };
}

/** @throws BackupError when a row has other columns, or values of other kinds, than the backup says of its table */
function requireColumns({ tables }: Head, table: string, rows: readonly Row[]): void {
  const columns = Object.entries(tables[table] ?? {});
  const fits = (row: Row) =>
    Object.keys(row).length === columns.length &&
    columns.every(([column, kind]) => {
      const value = row[column];
      if (value === null) return true;
      if (kind === 'integer') return Number.isSafeInteger(value);
      return typeof value === (kind === 'text' ? 'string' : 'number');
    });
  if (!rows.every(fits)) throw new BackupError(`a row of ${table} does not fit its table`);
}
