import { onFirstUse } from '@/lib/on-first-use.ts';

const letters = onFirstUse(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** A letter that the next character cannot change; looking for graphemes takes a phone a tenth of a second the first time. */
const PLAIN_LETTER = /^[A-Za-z](?=[A-Za-z]|$)/;

function firstLetter(word: string): string {
  const [plain] = PLAIN_LETTER.exec(word) ?? [];
  if (plain !== undefined) return plain;
  return [...letters().segment(word)][0]?.segment ?? '';
}

/** The first letters of the first and the last name: "Ada King Lovelace" → "AL". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('');
}
