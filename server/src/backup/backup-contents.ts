import { z } from 'zod';
import { COLUMN_KINDS, type Row } from './snapshot.ts';

/** What a backup is called in it that this program can read. */
export const FORMAT = 'plantcare-backup-1';

export const HEAD = 'backup.json';
export const CONTENTS = 'contents.json';
export const PUSH_KEYS = 'vapid-keys.json';

/** The first entry: what is needed to know whether a program can restore the backup. */
export const Head = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations that made the schema, in order. */
  schema: z.array(z.string()).min(1),
  photos: z.enum(['included', 'left out']),
  tables: z.record(z.string(), z.record(z.string(), z.enum(COLUMN_KINDS))),
});

export type Head = z.output<typeof Head>;

/** The last entry. Photos of the rows that were not in the storage: deleted meanwhile, or lost. */
export const Contents = z.object({
  rows: z.record(z.string(), z.int()),
  photoFiles: z.int(),
  missingPhotoFiles: z.array(z.string()),
});

export type Contents = z.output<typeof Contents>;

export function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

export function rowsName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.ndjson.gz`;
}

/** The table whose rows an entry holds; null for any other entry. */
export function tableOf(name: string): string | null {
  return /^tables\/(\w+)\/\d{6}\.ndjson\.gz$/.exec(name)?.[1] ?? null;
}

export function photoName(key: string): string {
  return `photos/${key}`;
}

/** The key of a photo's file in the storage; null for any other entry. */
export function photoKeyOf(name: string): string | null {
  return /^photos\/([\w-]+\.webp)$/.exec(name)?.[1] ?? null;
}

const JsonRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** @throws Error for a line that is no row. */
export function parseRows(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JsonRow.parse(JSON.parse(line)));
}
