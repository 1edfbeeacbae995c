import type { DateOrder } from '@plantcare/contract/plant-table.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** In the forms below the groups y, m and d hold the parts; a time of day after them is ignored. */
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}.*)?`;
const FORMS: readonly RegExp[] = [
  String.raw`(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})`,
  // With dots the day is first wherever dots are usual.
  String.raw`(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4}|\d{2})`,
  String.raw`(?<d>\d{1,2})(?:st|nd|rd|th|\.)?[ -](?<m>[a-z]{3,9})\.?,?[ -](?<y>\d{4}|\d{2})`,
  String.raw`(?<m>[a-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})`,
].map((form) => new RegExp(`^${form}${TIME}$`, 'i'));
/** Both orders are usual for these. */
const EITHER_ORDER = new RegExp(String.raw`^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})${TIME}$`);

/** Days such as `2026-05-01`, by how a date is read; equal unless the order matters. */
type ReadDate = Readonly<Record<DateOrder, string>>;

/** @returns null for what is no date */
export function readDate(text: string, today: string): ReadDate | null {
  const [, first = '', second = '', year = ''] = EITHER_ORDER.exec(text) ?? [];
  if (year !== '') {
    const dayFirst = dayOf(year, second, first, today);
    const monthFirst = dayOf(year, first, second, today);
    const either = dayFirst ?? monthFirst;
    return either ? { 'day-first': dayFirst ?? either, 'month-first': monthFirst ?? either } : null;
  }
  for (const form of FORMS) {
    const { y = '', m = '', d = '' } = form.exec(text)?.groups ?? {};
    const day = y === '' ? null : dayOf(y, monthNumber(m), d, today);
    if (day) return { 'day-first': day, 'month-first': day };
  }
  return null;
}

/**
 * How the dates of a table are written, if one of them proves it and none the opposite.
 * @returns an example when none does
 */
export function orderOf(
  texts: readonly string[],
  today: string,
): { order: DateOrder | null; ambiguous: string | null } {
  const proven = new Set<DateOrder>();
  let ambiguous: string | null = null;
  for (const text of texts) {
    const [, first, second] = EITHER_ORDER.exec(text) ?? [];
    if (first === undefined || first === second) continue;
    if (Number(first) > 12) proven.add('day-first');
    else if (Number(second) > 12) proven.add('month-first');
    else if (readDate(text, today)) ambiguous ??= text;
  }
  const [order = null] = proven.size === 1 ? proven : [];
  return { order, ambiguous: order === null ? ambiguous : null };
}

function monthNumber(text: string): string {
  const at = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return at < 0 ? text : String(at + 1);
}

/** @returns null when the calendar has no such day */
function dayOf(year: string, month: string, day: string, today: string): string | null {
  const full = year.length === 2 ? fullYear(Number(year), Number(today.slice(0, 4))) : Number(year);
  const text = [String(full).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** 24 is 2024; a year to come is of the last century. */
function fullYear(year: number, thisYear: number): number {
  return 2000 + year > thisYear ? 1900 + year : 2000 + year;
}
