import { lemmaOf } from './lemma.ts';

/** A word of a question: as it was written in small letters, and its base form. `sentence` counts from 0. */
export interface Token {
  word: string;
  lemma: string;
  sentence: number;
}

/** Contractions, written with any apostrophe or none. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|should|would|could|must)n'?t\b/g, '$1 not'],
  [/\b(what|where|when|who|how|it|that|there|he|she)'s\b/g, '$1 is'],
  [/\b(whats|wheres|hows|thats|theres)\b/g, '$1'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|we|you|they)'ve\b/g, '$1 have'],
  [/\b(i|we|you|they|it|he|she)'ll\b/g, '$1 will'],
  [/\b(i|we|you|they|he|she)'d\b/g, '$1 would'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/(?<=\p{L})'s\b/gu, ''],
  [/'/g, ''],
  // "Is it to late?"
  [/\b(it|this|that|is|are|way|not|much) to (late|early|much|many|cold|hot|big|small|old|young)\b/g, '$1 too $2'],
];

const SPELLED_TOGETHER: Readonly<Record<string, string>> = {
  whats: 'what is',
  wheres: 'where is',
  hows: 'how is',
  thats: 'that is',
  theres: 'there is',
};

/** "A bit dry" is slightly dry; without this it would be read as a bite, as would "the same bit of lawn". */
const A_BIT = /\b(?:a|little|tiny) bit\b/g;
const SAME_BIT = /\b(same|every|this|that|another|each|last|first|any) bit\b/g;

/** Small letters that are perhaps not plain text yet: they have accents, typographic signs, contractions, "to late" or "a bit". */
const NOT_PLAIN =
  /[^\0-\x7f]|['`]|\b(?:cant|cannot|wont|im|bit)\b|(?:do|does|did|is|are|was|were|ha[sd]|have|should|would|could|must)nt\b|\b(?:what|where|how|that|there)s\b|\bto (?:late|early|much|many|cold|hot|big|small|old|young)\b/;

/** Small letters, plain quotes and dashes, no accents, contractions written out, "to late" put right. */
export function plainText(text: string): string {
  const small = text.toLowerCase();
  // Most of the hundred thousand texts that are read at every start need no more.
  if (!NOT_PLAIN.test(small)) return small;
  let plain = small
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—]/g, '-');
  for (const [form, whole] of CONTRACTIONS) plain = plain.replace(form, whole);
  plain = plain.replace(A_BIT, 'slightly').replace(SAME_BIT, '$1 part');
  return plain.replace(/\b(?:whats|wheres|hows|thats|theres)\b/g, (word) => SPELLED_TOGETHER[word] ?? word);
}

/** A text's sentences: parted by full stops, question and exclamation marks, semicolons and line breaks. */
export function sentencesOf(plain: string): string[] {
  return plain
    .split(/(?<=[?!;\n])\s*|(?<=\D)\.\s+|(?<=\D)\.$/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The words of plain text; `corrected` puts a mistyped word right. */
export function tokensOf(plain: string, corrected: (word: string) => string = (word) => word): Token[] {
  const tokens: Token[] = [];
  for (const [sentence, text] of sentencesOf(plain).entries())
    for (const written of text.match(/[\p{L}\p{N}]+/gu) ?? [])
      for (const word of corrected(written).split(' ')) tokens.push({ word, lemma: lemmaOf(word), sentence });
  return tokens;
}
