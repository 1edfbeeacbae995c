/** Line breaks and other control characters, such as those that change the writing direction. */
const NOT_FOR_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu;
const MAX_CHARACTERS = 150;

/** User input on one line, so that it cannot end an email header and start another. */
export function oneLine(text: string): string {
  const line = text.replaceAll(NOT_FOR_A_LINE, ' ').trim();
  const characters = [...line];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : line;
}
