import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Import } from './transfer.ts';

const area = 'Your data';
const access = 'signed-in';
const CSV = 'text/csv';

/** What a column of a table can hold. Several columns may hold notes, all others just one. */
export const TABLE_FIELDS = [
  'name',
  'species',
  'location',
  'acquired',
  'potSize',
  'sunlight',
  'lastRepot',
  'lastWatered',
  'waterEvery',
  'notes',
] as const;

export const TableField = z.enum(TABLE_FIELDS);
export type TableField = z.output<typeof TableField>;

/** How a date such as 03/04/2025 is read. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export const DateOrder = z.enum(DATE_ORDERS);
export type DateOrder = z.output<typeof DateOrder>;

/** Of a file of plants. */
export const MOST_TABLE_BYTES = 4 * 1024 * 1024;
export const MOST_COLUMNS = 100;
/** How many plants, and how many wrong rows, a preview shows. */
export const PREVIEW_PLANTS = 5;
export const PREVIEW_WRONG_ROWS = 50;

const YesNo = z.enum(['yes', 'no'], 'Please choose yes or no');
const COLUMNS_WRONG = 'Please choose again what each column holds';

/** How a table is read, and what is made of it. What is left out is guessed from the table. */
export const TableReading = z.object({
  /** What each column holds, in their order and separated by commas; `-` ignores one: `name,-,location`. */
  columns: z
    .string(COLUMNS_WRONG)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum([...TABLE_FIELDS, '-'], COLUMNS_WRONG)).max(MOST_COLUMNS, COLUMNS_WRONG))
    .optional(),
  /** Whether the first row holds headings. */
  headings: YesNo.optional(),
  dates: z.enum(DATE_ORDERS, `Please choose one of: ${DATE_ORDERS.join(', ')}`).optional(),
  /** Whether a watering interval becomes a reminder. */
  reminders: YesNo.default('no'),
});
export type TableReading = z.output<typeof TableReading>;

/** A plant as it will be stored. */
export const TablePlant = z.object({
  /** Its row in the file, as a spreadsheet counts them. */
  row: z.int(),
  name: z.string(),
  species: z.string().nullable(),
  location: z.string().nullable(),
  acquired: z.iso.date().nullable(),
  potSize: z.string().nullable(),
  sunlight: z.string().nullable(),
  lastRepot: z.iso.date().nullable(),
  lastWatered: z.iso.date().nullable(),
  /** In days. */
  waterEvery: z.int().nullable(),
  notes: z.string().nullable(),
});
export type TablePlant = z.output<typeof TablePlant>;

export const PlantTable = z.object({
  columns: z.array(
    z.object({ heading: z.string().nullable(), sample: z.string().nullable(), field: TableField.nullable() }),
  ),
  headings: z.boolean(),
  /** Rows that hold something, without the headings. */
  rows: z.int(),
  /** How many plants can be imported, and how many of them have a watering interval. */
  plants: z.int(),
  watered: z.int(),
  first: z.array(TablePlant),
  /** Rows that cannot be imported: all of them, and the first ones with the reason. */
  wrong: z.int(),
  wrongRows: z.array(z.object({ row: z.int(), text: z.string() })),
  /** A date that can be read in two ways, and how it was read, if that was chosen; an import requires the choice. */
  ambiguousDate: z.string().nullable(),
  dates: DateOrder.nullable(),
  /** Why nothing can be imported as it is. */
  obstacle: z.string().nullable(),
});
export type PlantTable = z.output<typeof PlantTable>;

export const previewPlantTable = endpoint({
  method: 'POST',
  path: '/imports/plants/preview',
  area,
  summary: 'Read a CSV file of plants as an import would, without storing anything',
  access,
  takes: CSV,
  query: TableReading,
  response: PlantTable,
});

export const importPlantTable = endpoint({
  method: 'POST',
  path: '/imports/plants',
  area,
  summary: 'Add the plants of a CSV file to this garden, in the background, all of them or none',
  access,
  takes: CSV,
  query: TableReading.extend({
    /** Whether rows that cannot be imported are left out; otherwise they refuse the file. */
    skipWrong: YesNo.default('no'),
  }),
  response: Import,
});
