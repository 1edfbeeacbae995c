import { fold, foldedWords } from '@/lib/browse/fold.ts';

const MOST_BEFORE_TYPING = 12;
const MOST_WHILE_TYPING = 4;

/** The usual texts that contain every typed word, without the text in the field and those already `found`. */
export function usualTexts(usual: readonly string[], typed: string, found: readonly string[]): string[] {
  const words = foldedWords(typed);
  const known = new Set([typed, ...found].map(fold));
  return usual
    .filter((text) => !known.has(fold(text)) && words.every((word) => fold(text).includes(word)))
    .slice(0, words.length === 0 ? MOST_BEFORE_TYPING : MOST_WHILE_TYPING);
}
