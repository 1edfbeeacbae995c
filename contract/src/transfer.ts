import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Message } from './text.ts';

const area = 'Your data';
const access = 'signed-in';
const ZIP = 'application/zip';

export const downloadData = endpoint({
  method: 'GET',
  path: '/export',
  area,
  summary: 'Everything of this account as a ZIP file: JSON, a CSV file per table, and the photos',
  access,
  file: ZIP,
  response: z.unknown(),
});

export const IMPORT_STATES = ['running', 'done', 'failed', 'undone'] as const;

export const ImportState = z.enum(IMPORT_STATES);
export type ImportState = z.output<typeof ImportState>;

/** What is imported: a ZIP file of downloaded data, a backup of HortusFox, or a table of plants. */
export const IMPORT_SOURCES = ['zip', 'hortusfox', 'table'] as const;

export const ImportSource = z.enum(IMPORT_SOURCES);
export type ImportSource = z.output<typeof ImportSource>;

/** A file that is added to a garden. Until it is done, nothing of it is there. */
export const Import = z.object({
  _id: Id,
  source: ImportSource,
  state: ImportState,
  /** Photos that are read, of how many. */
  photosDone: z.int(),
  photos: z.int(),
  plants: z.int(),
  diaryEntries: z.int(),
  reminders: z.int(),
  /** What of the file has no place here, such as "5 inventory items". */
  leftOut: z.array(z.string()),
  /** Why it failed. */
  error: z.string().nullable(),
  createdAt: Instant,
  /** What of its plants is deleted with it when it is undone, though it was changed or added since; null unless done. */
  since: z
    .object({ plantsLeft: z.int(), plantsChanged: z.int(), diaryEntries: z.int(), reminders: z.int() })
    .nullable(),
});

export type Import = z.output<typeof Import>;

export const listImports = endpoint({
  method: 'GET',
  path: '/imports',
  area,
  summary: 'The last imports, newest first',
  access,
  response: z.array(Import),
});

export const startImport = endpoint({
  method: 'POST',
  path: '/imports',
  area,
  summary:
    'Add a downloaded ZIP file, or a backup of HortusFox, to this garden, in the background, all of it or nothing. The settings of the account stay as they are',
  access,
  takes: ZIP,
  response: Import,
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/imports/:id/undo',
  area,
  summary: 'Delete the plants of an import with all that belongs to them',
  access,
  params: z.object({ id: Id }),
  item: 'Import',
  response: Message,
});
