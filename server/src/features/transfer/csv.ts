/** Spreadsheets need it to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins with one of these is a formula to a spreadsheet, which could send what it reads elsewhere. */
const FORMULA = /^[=+\-@\t\r]/;

export type Cell = string | number | boolean | null | undefined | object;

/** The first line of a CSV file (RFC 4180), in UTF-8. */
export function csvHeader(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(names);
}

/** One line; a text that a spreadsheet would take for a formula gets a leading apostrophe. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: Cell): string {
  const text = textOf(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
