import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './label-text.ts';

const measure = (text: string) => [...text].length;

test('text is broken between words, and cut with an ellipsis after the last line', () => {
  expect(wrapText('Swiss cheese plant', 12, 2, measure)).toEqual(['Swiss cheese', 'plant']);
  expect(wrapText('Swiss cheese plant of grandmother', 12, 2, measure)).toEqual(['Swiss cheese', 'plant of gr…']);
  expect(wrapText('Fern', 12, 1, measure)).toEqual(['Fern']);
  expect(wrapText('', 12, 1, measure)).toEqual([]);
});

test('a word that is too long is broken', () => {
  expect(wrapText('Pneumonoultramicroscopic', 10, 3, measure)).toEqual(['Pneumonoul', 'tramicrosc', 'opic']);
  expect(wrapText('Pneumonoultramicroscopic', 10, 1, measure)).toEqual(['Pneumonou…']);
});

test('no line is ever too wide, and no more lines come than fit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 2, max: 30 }),
      fc.integer({ min: 1, max: 3 }),
      (text, width, most) => {
        const lines = wrapText(text, width, most, measure);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      },
    ),
  );
});
