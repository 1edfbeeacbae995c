/** Ends of lines and what else steers instead of being read, such as the marks that turn the direction of writing. */
const NOT_FOR_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu;
const MAX_CHARACTERS = 150;

/** What users typed, as a part of one line: no header of a mail can end in it and another begin. */
export function oneLine(text: string): string {
  const line = text.replaceAll(NOT_FOR_A_LINE, ' ').trim();
  const characters = [...line];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : line;
}
