/** Minus signs and dashes as people type them, decimal commas, and spaces that do not break. */
const NUMBER = /(?<![\d.])-?\d+(?:\.\d+)?/g;

/** A text with plain minus signs, decimal points and spaces, in small letters. A comma before three digits parts thousands. */
export function plainFigures(text: string): string {
  return text
    .toLowerCase()
    .replace(/[−‐‑]/g, '-')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');
}

/**
 * The numbers of a text that `plainFigures` made, in their order. A dash between two figures is a span ("18-22"), not a
 * minus sign.
 */
export function numbersIn(text: string): number[] {
  const spans = text.replace(/(?<=\d\s*(?:[°º]\s*[cf]?|%)?)\s*[-–—]\s*(?=\d)/g, ' to ');
  return [...spans.matchAll(NUMBER)].map(([number]) => Number(number));
}
