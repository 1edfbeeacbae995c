import {
  type DateOrder,
  MOST_COLUMNS,
  type TableField,
  type TablePlant,
  type TableReading,
} from '@plantcare/contract/plant-table.ts';
import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';
import { Failure } from '../failure.ts';
import { fieldsOfHeadings } from './table-columns.ts';
import { orderOf, readDate } from './table-dates.ts';
import { readInterval } from './table-interval.ts';
import { readRows } from './table-text.ts';

const MOST_TEXT = 200;
const MOST_NOTES = 10_000;
/** Of a heading or a cell that is shown as an example. */
const MOST_SHOWN = 80;
const EARLIEST = '1900-01-01';

/** How a field is named where something is wrong with it. */
const NAMES: Readonly<Record<TableField, string>> = {
  name: 'the name',
  species: 'the species',
  location: 'the location',
  acquired: 'the date it was acquired',
  potSize: 'the pot size',
  sunlight: 'the sunlight',
  lastRepot: 'the last repotting',
  lastWatered: 'the last watering',
  waterEvery: 'the watering interval',
  notes: 'the notes',
};
const DATE_FIELDS: readonly TableField[] = ['acquired', 'lastRepot', 'lastWatered'];

interface Column {
  heading: string | null;
  sample: string | null;
  field: TableField | null;
}

interface WrongRow {
  row: number;
  text: string;
}

export interface ReadPlantTable {
  columns: Column[];
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
  if (width > MOST_COLUMNS) throw new Failure('invalid_input', `This table has more than ${MOST_COLUMNS} columns.`);

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
  for (const { cells, row } of filled) {
    try {
      plants.push(plantOf(cells, row, context));
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      wrong.push({ row, text: error.message });
    }
  }
  return { columns, headings, plants, wrong, ambiguousDate: ambiguous };
}

/** Why a row cannot be imported, to be read after "Row 14: ". */
class WrongCell extends Error {
  override readonly name = 'WrongCell';
}

interface RowContext {
  columns: readonly Column[];
  order: DateOrder;
  today: string;
}

/** @throws WrongCell */
function plantOf(cells: readonly string[], row: number, { columns, order, today }: RowContext): TablePlant {
  const cellOf = (field: TableField) => cells[columns.findIndex((column) => column.field === field)] || null;
  const text = (field: TableField) => within(MOST_TEXT, field, cellOf(field));
  const day = (field: TableField) => {
    const cell = cellOf(field);
    if (cell === null) return null;
    const read = readDate(cell, today)?.[order];
    if (!read || read < EARLIEST) throw new WrongCell(`${NAMES[field]}, “${shortened(cell)}”, is not a date`);
    if (read > today) throw new WrongCell(`${NAMES[field]}, “${shortened(cell)}”, is in the future`);
    return read;
  };
  const interval = () => {
    const cell = cellOf('waterEvery');
    const days = cell === null ? null : readInterval(cell);
    if (cell === null || days !== null) return days;
    throw new WrongCell(`${NAMES.waterEvery}, “${shortened(cell)}”, is not a number of days from 1 to ${MAX_INTERVAL}`);
  };
  const name = text('name');
  if (name === null) throw new WrongCell('no name');
  return {
    row,
    name,
    species: text('species'),
    location: text('location'),
    acquired: day('acquired'),
    potSize: text('potSize'),
    sunlight: text('sunlight'),
    lastRepot: day('lastRepot'),
    lastWatered: day('lastWatered'),
    waterEvery: interval(),
    notes: within(MOST_NOTES, 'notes', notesOf(cells, columns)),
  };
}

/** What all columns of notes say, each after its heading where there are several. */
function notesOf(cells: readonly string[], columns: readonly Column[]): string | null {
  const noted = columns.filter(({ field }) => field === 'notes');
  const lines = columns.flatMap(({ field, heading }, at) => {
    const cell = cells[at];
    if (field !== 'notes' || !cell) return [];
    return noted.length > 1 && heading ? [`${heading}: ${cell}`] : [cell];
  });
  return lines.length === 0 ? null : lines.join('\n');
}

function within(most: number, field: TableField, text: string | null): string | null {
  if (text === null || text.length <= most) return text;
  throw new WrongCell(`${NAMES[field]} has more than ${most.toLocaleString('en')} characters`);
}

/** @throws Failure when two columns hold the same */
function requireOneEach(fields: readonly (TableField | null)[]): void {
  const single = fields.filter((field) => field !== null && field !== 'notes');
  const twice = single.find((field, at) => single.indexOf(field) < at);
  if (twice) throw new Failure('invalid_input', `Two columns cannot both hold ${NAMES[twice]}.`);
}

function shortened(text: string | undefined): string | null {
  if (!text) return null;
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length <= MOST_SHOWN ? characters.join('') : `${characters.slice(0, MOST_SHOWN - 1).join('')}…`;
}
