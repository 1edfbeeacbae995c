import type { DateOrder, TableField, TablePlant } from '@plantcare/contract/plant-table.ts';
import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';
import { MOST_NOTES, MOST_TEXT } from './imported-plant.ts';
import { readDate } from './table-dates.ts';
import { readInterval } from './table-interval.ts';

/** Of a heading or a cell that is shown as an example. */
const MOST_SHOWN = 80;
const EARLIEST = '1900-01-01';

/** How a field is named where something is wrong with it. */
export const FIELD_NAMES: Readonly<Record<TableField, string>> = {
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

export interface TableColumn {
  heading: string | null;
  /** The first cell that holds something. */
  sample: string | null;
  field: TableField | null;
}

/** Why a row cannot be imported, to be read after "Row 14: ". */
export class WrongCell extends Error {
  override readonly name = 'WrongCell';
}

export interface RowContext {
  columns: readonly TableColumn[];
  order: DateOrder;
  today: string;
}

/** The plant of a row. @throws WrongCell */
export function plantOf(cells: readonly string[], row: number, { columns, order, today }: RowContext): TablePlant {
  const cellOf = (field: TableField) => cells[columns.findIndex((column) => column.field === field)] || null;
  const text = (field: TableField) => within(MOST_TEXT, field, cellOf(field));
  const day = (field: TableField) => {
    const cell = cellOf(field);
    if (cell === null) return null;
    const read = readDate(cell, today)?.[order];
    if (!read || read < EARLIEST) throw new WrongCell(`${FIELD_NAMES[field]}, “${shortened(cell)}”, is not a date`);
    if (read > today) throw new WrongCell(`${FIELD_NAMES[field]}, “${shortened(cell)}”, is in the future`);
    return read;
  };
  const interval = () => {
    const cell = cellOf('waterEvery');
    const days = cell === null ? null : readInterval(cell);
    if (cell === null || days !== null) return days;
    throw new WrongCell(
      `${FIELD_NAMES.waterEvery}, “${shortened(cell)}”, is not a number of days from 1 to ${MAX_INTERVAL}`,
    );
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
function notesOf(cells: readonly string[], columns: readonly TableColumn[]): string | null {
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
  throw new WrongCell(`${FIELD_NAMES[field]} has more than ${most.toLocaleString('en')} characters`);
}

/** A text as an example: on one line, and not long. */
export function shortened(text: string | undefined): string | null {
  if (!text) return null;
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length <= MOST_SHOWN ? characters.join('') : `${characters.slice(0, MOST_SHOWN - 1).join('')}…`;
}
