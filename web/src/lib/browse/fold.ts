import { onFirstUse } from '@/lib/on-first-use.ts';

/** Letters that Unicode does not decompose, with what people type instead. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Most texts: nothing in them is decomposed, which takes ten times as long. */
const ASCII = /^[\x20-\x7e\n]*$/;

/** The same text for "Crème", "creme" and "CRÈME". */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().trim();
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .trim();
}

/** The words of a search, each of which must be found in a folded text. */
export function foldedWords(search: string): string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Alphabetical order, with "Pot 2" before "Pot 10". */
export const alphabet = onFirstUse(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }));
