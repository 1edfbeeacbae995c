const NUMBER = /(?<![\d.])-?\d+(?:\.\d+)?/g;

/** A dash after a figure and its unit, where another figure follows. */
const DASH_OF_A_SPAN = /(?<=\d ?(?:[°º%]|deg(?:rees?)?)? ?(?:[cf]|celsius|fahrenheit)?) ?[-–—] ?(?=[-–—]?\d)/g;

/**
 * A text with plain minus signs, decimal points and single spaces, in small letters. A comma before three digits parts
 * thousands.
 */
export function plainFigures(text: string): string {
  return text
    .toLowerCase()
    .replace(/[−‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\bminus (?=\d)/g, '-')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
}

/**
 * The numbers of a text that `plainFigures` made, in their order. A dash between two figures is a span ("18-22"), not a
 * minus sign.
 */
export function numbersIn(text: string): number[] {
  const spans = text.replace(DASH_OF_A_SPAN, ' to ').replace(/[–—](?=\d)/g, '-');
  return [...spans.matchAll(NUMBER)].map(([number]) => Number(number));
}
