import { lemmaOf } from './lemma.ts';
import { plainText, type Token } from './tokens.ts';

/**
 * A phrase as the data files write it: words separated by spaces, each a base form or any other form of it.
 * `a|b` is either word, `..` up to three words of any kind, `=ate|drank` the words in exactly this form, and `fall|=fell` only the second so.
 */
export interface Phrase<Meaning> {
  meaning: Meaning;
  parts: readonly Part[];
  /** How many words it has: of phrases that overlap, the longer one counts. */
  length: number;
}

type Part = 'gap' | readonly Alternative[];
interface Alternative {
  text: string;
  exact: boolean;
}

/** Where a phrase was found: the words from `start` up to `end`, and which of them are its own rather than in a gap. */
export interface PhraseMatch<Meaning> {
  meaning: Meaning;
  start: number;
  end: number;
  own: readonly number[];
  length: number;
}

const LONGEST_GAP = 3;

export function phrase<Meaning>(written: string, meaning: Meaning): Phrase<Meaning> {
  const parts = plainText(written)
    .replaceAll('-', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word): Part => {
      if (word === '..') return 'gap';
      const alternatives = word.split('|');
      return alternatives.map((each) => {
        const exact = each.startsWith('=') || word.startsWith('=');
        const text = each.replace('=', '');
        return { text: exact ? text : lemmaOf(text), exact };
      });
    });
  const [first] = parts;
  if (first === undefined || first === 'gap') throw new Error(`A phrase begins with a word: "${written}"`);
  return { meaning, parts, length: parts.filter((part) => part !== 'gap').length };
}

/** Finds phrases in a text, by their first words: thousands cost no more than the few that begin with a word of it. */
export class PhraseFinder<Meaning> {
  readonly #byFirstWord = new Map<string, Phrase<Meaning>[]>();

  constructor(phrases: Iterable<Phrase<Meaning>>) {
    for (const each of phrases) {
      const [first] = each.parts;
      if (first === undefined || first === 'gap') continue;
      for (const text of new Set(first.map((alternative) => alternative.text))) {
        const others = this.#byFirstWord.get(text);
        if (others) others.push(each);
        else this.#byFirstWord.set(text, [each]);
      }
    }
  }

  /** Every place where a phrase fits, also where several overlap. */
  in(tokens: readonly Token[]): PhraseMatch<Meaning>[] {
    const found: PhraseMatch<Meaning>[] = [];
    for (const [start, token] of tokens.entries()) {
      for (const each of this.#beginningWith(token)) {
        const own = fits(each.parts, 0, tokens, start);
        if (!own) continue;
        const end = (own.at(-1) ?? start) + 1;
        found.push({ meaning: each.meaning, start, end, own, length: each.length });
      }
    }
    return found;
  }

  #beginningWith({ word, lemma }: Token): Iterable<Phrase<Meaning>> {
    const byLemma = this.#byFirstWord.get(lemma) ?? [];
    const byWord = word === lemma ? undefined : this.#byFirstWord.get(word);
    return byWord ? new Set([...byLemma, ...byWord]) : byLemma;
  }
}

/** The positions of the words that the parts from `part` on match, beginning just at `at`; null where they do not. */
function fits(parts: readonly Part[], part: number, tokens: readonly Token[], at: number): number[] | null {
  const wanted = parts[part];
  if (wanted === undefined) return [];
  if (wanted === 'gap') {
    for (let skipped = 0; skipped <= LONGEST_GAP; skipped++) {
      const rest = fits(parts, part + 1, tokens, at + skipped);
      if (rest) return rest;
    }
    return null;
  }
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || (part > 0 && before && before.sentence !== token.sentence)) return null;
  if (!isOneOf(wanted, token)) return null;
  const rest = fits(parts, part + 1, tokens, at + 1);
  return rest && [at, ...rest];
}

function isOneOf(alternatives: readonly Alternative[], { word, lemma }: Token): boolean {
  for (const { text, exact } of alternatives) if (word === text || (!exact && lemma === text)) return true;
  return false;
}

/** Matches that share no word with a longer one: "drop its buds" leaves no "drop" behind. */
export function longest<Meaning>(matches: readonly PhraseMatch<Meaning>[]): PhraseMatch<Meaning>[] {
  const claimed = new Map<number, number>();
  for (const { own, length } of matches) {
    for (const at of own) claimed.set(at, Math.max(claimed.get(at) ?? 0, length));
  }
  return matches.filter(({ own, length }) => own.every((at) => (claimed.get(at) ?? 0) <= length));
}
