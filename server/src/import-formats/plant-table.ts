import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableField, TablePlant, TableReading } from '@plantcare/contract/plant-table.ts';
import { Failure } from '../failure.ts';
import { fieldsOfHeadings } from './table-columns.ts';
import { orderOf } from './table-dates.ts';
import { FIELD_NAMES, plantOf, shortened, type TableColumn, WrongCell } from './table-row.ts';
import { readRows } from './table-text.ts';

/** Rows that are read at once; other requests have a turn in between. */
const ROWS_AT_ONCE = 200;
const DATE_FIELDS: readonly TableField[] = ['acquired', 'lastRepot', 'lastWatered'];

interface WrongRow {
  row: number;
  text: string;
}

export interface ReadPlantTable {
  columns: TableColumn[];
  headings: boolean;
  plants: TablePlant[];
  wrong: WrongRow[];
  /** A date that can be read in two ways, where nothing in the table tells which. */
  ambiguousDate: string | null;
}

/**
 * Reads the plants of a CSV file; what `reading` leaves open is guessed.
 * @param today the gardener's day; nothing has happened after it
 * @throws Failure in the gardener's words when the file is no table
 */
export async function readPlantTable(bytes: Uint8Array, reading: TableReading, today: string): Promise<ReadPlantTable> {
  const rows = await readRows(bytes);
  const top = rows.findIndex((row) => row.some((cell) => cell !== ''));
  const width = Math.max(...rows.slice(top, top + 100).map((row) => row.length));

  const guessed = fieldsOfHeadings(rows[top] ?? []);
  const headings = reading.headings ? reading.headings === 'yes' : guessed.some((field) => field !== null);
  const fields = Array.from({ length: width }, (_, at): TableField | null => {
    if (reading.columns) return reading.columns[at] === '-' ? null : (reading.columns[at] ?? null);
    return headings ? (guessed[at] ?? null) : at === 0 ? 'name' : null;
  });
  requireOneEach(fields);

  const first = headings ? top + 1 : top;
  const filled = rows.flatMap((cells, at) =>
    at >= first && cells.some((cell) => cell !== '') ? [{ cells, row: at + 1 }] : [],
  );
  const columns = fields.map((field, at) => ({
    heading: headings ? shortened(rows[top]?.[at]) : null,
    sample: shortened(filled.find(({ cells }) => cells[at])?.cells[at]),
    field,
  }));

  const dateTexts = filled.flatMap(({ cells }) =>
    fields.flatMap((field, at) => (field && DATE_FIELDS.includes(field) ? (cells[at] ?? []) : [])),
  );
  const { order, ambiguous } = orderOf(dateTexts, today);
  const context = { columns, order: reading.dates ?? order ?? 'day-first', today };

  const plants: TablePlant[] = [];
  const wrong: WrongRow[] = [];
  for (const [at, { cells, row }] of filled.entries()) {
    if (at % ROWS_AT_ONCE === 0) await nextTurn();
    try {
      plants.push(plantOf(cells, row, context));
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      wrong.push({ row, text: error.message });
    }
  }
  return { columns, headings, plants, wrong, ambiguousDate: ambiguous };
}

/** @throws Failure when two columns hold the same */
function requireOneEach(fields: readonly (TableField | null)[]): void {
  const single = fields.filter((field) => field !== null && field !== 'notes');
  const twice = single.find((field, at) => single.indexOf(field) < at);
  if (twice) throw new Failure('invalid_input', `Two columns cannot both hold ${FIELD_NAMES[twice]}.`);
}
