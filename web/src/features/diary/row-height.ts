import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import type { DiaryRow } from './diary-rows.ts';

/** From this width photos are next to the text. */
const WIDE_FROM = 640;
const TEXT_LINE = 25;
const TITLE_LINE = 28;
const MAX_TEXT_LINES = 6;
/** A title with a line of names. */
const GROUP = 60;

function linesOf(text: string | null, letters: number): number {
  if (text === null) return 0;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
  return lines > MAX_TEXT_LINES ? MAX_TEXT_LINES + 1.5 : lines; // and "Read on" below
}

/**
 * The estimated height of a row in pixels, for a window of this width in pixels. It is corrected when the row is rendered;
 * a good estimate avoids jumps when scrolling up.
 */
export function guessHeight(row: DiaryRow, width: number): number {
  const around = (row.heading === null ? 0 : 77) + (row.startsDay ? 36 : 24);
  return around + (row.kind === 'group' ? GROUP : bodyHeight(row.entry, width));
}

function bodyHeight(entry: DiaryEntry, width: number): number {
  const wide = width >= WIDE_FROM;
  const photo = entry.photoUrl !== null;
  const column = Math.min(width, 1024) - (wide ? 190 : 132) - (wide && photo ? 170 : 0);
  const text = (linesOf(entry.description, column / 7.6) + linesOf(entry.notes, column / 7.6)) * TEXT_LINE;
  const title = Math.ceil(entry.title.length / (column / 10)) * TITLE_LINE;
  const words = title + 50 + text;
  if (!photo) return words;
  return wide ? Math.max(words, 164) : words + column * 0.75 + 12;
}
