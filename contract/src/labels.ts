import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PlantIds } from './plants.ts';

/** Where labels lie on a sheet of paper, in millimeters. */
export interface LabelSheet {
  /** As the gardener finds it on the package. */
  label: string;
  page: { width: number; height: number };
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** The corner of the first label, from the left and the upper edge. */
  left: number;
  top: number;
  /** From the left edge of a label to that of the next one, and from upper edge to upper edge. */
  across: number;
  down: number;
  /** Lines are printed to cut plain paper along. */
  cut: boolean;
}

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };

/** Sizes of sheets as Avery's own templates have them, and two for plain paper. */
export const LABEL_SHEETS = {
  'avery-l7160': {
    ...{ label: 'Avery L7160: 21 on A4', page: A4, columns: 3, rows: 7, width: 63.5, height: 38.1 },
    ...{ left: 7.25, top: 15.15, across: 66.04, down: 38.1, cut: false },
  },
  'avery-l7651': {
    ...{ label: 'Avery L7651: 65 on A4, small', page: A4, columns: 5, rows: 13, width: 38.1, height: 21.2 },
    ...{ left: 4.75, top: 10.7, across: 40.64, down: 21.2, cut: false },
  },
  'avery-5160': {
    ...{ label: 'Avery 5160: 30 on Letter', page: LETTER, columns: 3, rows: 10, width: 66.675, height: 25.4 },
    ...{ left: 4.7625, top: 12.7, across: 69.85, down: 25.4, cut: false },
  },
  'a4-cut': {
    ...{ label: 'Plain A4 to cut: 21', page: A4, columns: 3, rows: 7, width: 63, height: 38 },
    ...{ left: 10.5, top: 15.5, across: 63, down: 38, cut: true },
  },
  'letter-cut': {
    ...{ label: 'Plain Letter to cut: 21', page: LETTER, columns: 3, rows: 7, width: 63, height: 36 },
    ...{ left: 13.45, top: 13.7, across: 63, down: 36, cut: true },
  },
} as const satisfies Record<string, LabelSheet>;

export const LabelFormat = z.enum(Object.keys(LABEL_SHEETS) as (keyof typeof LABEL_SHEETS)[], 'Please choose a format'); // Object.keys widens to string[]
export type LabelFormat = z.output<typeof LabelFormat>;

/** How many labels a sheet of a format has. */
export function labelsPerSheet(format: LabelFormat): number {
  const { columns, rows } = LABEL_SHEETS[format];
  return columns * rows;
}

const START_WRONG = 'Please choose a label of the sheet';

export const printLabels = endpoint({
  method: 'POST',
  path: '/plants/labels',
  area: 'Plants',
  summary:
    'A PDF of labels, each with the name, species and location of a plant and a QR code of the address of its page; Latin, Cyrillic and Greek letters are printed, others are left out',
  access: 'signed-in',
  json: z
    .object({
      plants: PlantIds,
      format: LabelFormat,
      /** The first label of the first sheet that is still there, counted from 1 along its rows. */
      start: z.int(START_WRONG).min(1, START_WRONG).default(1),
    })
    .refine(({ format, start }) => start <= labelsPerSheet(format), { path: ['start'], message: START_WRONG }),
  file: 'application/pdf',
  response: z.unknown(),
});
