import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_COLUMNS } from '@plantcare/contract/plant-table.ts';
import { CsvError, parse } from 'csv-parse';
import { Failure } from '../failure.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** How much of a file is looked at to find its separator. */
const LOOKED_AT = 20_000;
/** Parsed at once, in some 10 ms; other requests have a turn in between. */
const CHUNK_BYTES = 32 * 1024;
const MOST_ROWS = 10_000;
const MOST_ROW_BYTES = 200_000;

/**
 * The cells of a CSV file, row by row as a spreadsheet counts them; a row without anything is there too. Encoding and separator
 * are found in the file.
 * @throws Failure in the gardener's words
 */
export async function readRows(bytes: Uint8Array): Promise<string[][]> {
  const text = decode(bytes);
  const { separator, from } = separatorOf(text);
  const rows: string[][] = from > 0 ? [[]] : [];
  const options = {
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MOST_ROW_BYTES,
  };
  try {
    // Made here: every row is a list of texts without the option `columns`.
    const parsed: AsyncIterable<string[]> = Readable.from(chunksOf(text.slice(from))).pipe(parse(options));
    for await (const row of parsed) {
      if (rows.length === MOST_ROWS) throw refusal(`This file has more than ${MOST_ROWS.toLocaleString('en')} rows.`);
      if (row.length > MOST_COLUMNS) throw refusal(`Row ${rows.length + 1} has more than ${MOST_COLUMNS} columns.`);
      rows.push(row.map(cleaned));
    }
  } catch (error) {
    throw error instanceof CsvError ? refusal(reasonOf(error, from > 0 ? 1 : 0)) : error;
  }
  if (!rows.some((row) => row.some((cell) => cell !== ''))) throw refusal('This file is empty.');
  return rows;
}

/** UTF-8 or UTF-16 with a mark, else UTF-8, else what older spreadsheets on Windows write. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0x50 && second === 0x4b)
    throw refusal('This is a spreadsheet or a ZIP file. Please save the table as CSV, and choose that file.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The separator that divides the first rows most evenly, and where the table begins: after the line `sep=;` that some
 * spreadsheets write.
 */
function separatorOf(text: string): { separator: string; from: number } {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (named) return { separator: `${named[1]}`, from: named[0].length };
  // What is quoted divides nothing, and may contain line breaks.
  const lines = text
    .slice(0, LOOKED_AT)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const evenness = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const [first = 0] = counts;
    return first === 0 ? 0 : counts.filter((count) => count === first).length + Math.min(first, 50) / 100;
  };
  const [separator = ','] = SEPARATORS.toSorted((a, b) => evenness(b) - evenness(a));
  return { separator, from: 0 };
}

async function* chunksOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES);
    await nextTurn();
  }
}

/** Without white space at its ends, what a database cannot store, and the apostrophe that keeps a spreadsheet from calculating. */
function cleaned(cell: string): string {
  const text = cell.replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** @param before rows before the first that was parsed */
function reasonOf({ code, records }: CsvError, before: number): string {
  const last = Number(records) + before;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `A quotation mark after row ${last} is never closed.`;
  return `Row ${last + 1} ${code === 'CSV_MAX_RECORD_SIZE' ? 'is too long' : 'cannot be read'}. Is this a CSV file?`;
}

function refusal(text: string): Failure {
  return new Failure('invalid_input', text);
}
