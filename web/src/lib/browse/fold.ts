/** Letters that stay whole under Unicode decomposition although a keyboard without them writes them plain. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The same text for "Crème", "creme" and "CRÈME". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .trim();
}

/** The words of a search, each to be found somewhere in a folded text. */
export function foldedWords(search: string): string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The order of a reader's alphabet, with "Pot 2" before "Pot 10". */
export const alphabet = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
