import { expect, test } from 'vitest';
import { csvHeader, csvLine } from './csv.ts';

test('quotes a cell with a comma, a quote or a line break, and ends each line with CRLF', () => {
  expect(csvLine(['Fern', 'large, "old"', 'two\nlines', 3, null])).toBe('Fern,"large, ""old""","two\nlines",3,\r\n');
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text such as %j, which a spreadsheet would run, gets a leading apostrophe',
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test('numbers below zero stay numbers, and lists are written as JSON', () => {
  expect(csvLine([-5, ['a']])).toBe('-5,"[""a""]"\r\n');
});

test('a file begins with the mark by which spreadsheets recognize UTF-8', () => {
  expect(csvHeader(['name', 'species'])).toBe('\uFEFFname,species\r\n');
});
