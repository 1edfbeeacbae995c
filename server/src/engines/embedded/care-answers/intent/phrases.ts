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

interface NextPart<Meaning> {
  part: readonly Alternative[];
  prefix: Prefix<Meaning>;
}

/** A node of the prefix tree (trie) of all phrases: what may follow the parts that lead to it. */
class Prefix<Meaning> {
  /** The phrases that end here, each with its place among all. */
  readonly complete: { phrase: Phrase<Meaning>; order: number }[] = [];
  afterGap: Prefix<Meaning> | null = null;
  /** The parts that may come next, by each of their words. */
  readonly byWord = new Map<string, NextPart<Meaning>[]>();
  readonly #byPart = new Map<string, Prefix<Meaning>>();

  with(part: Part): Prefix<Meaning> {
    if (part === 'gap') {
      this.afterGap ??= new Prefix();
      return this.afterGap;
    }
    const key = part.map(({ text, exact }) => (exact ? `=${text}` : text)).join('|');
    const known = this.#byPart.get(key);
    if (known) return known;
    const prefix = new Prefix<Meaning>();
    this.#byPart.set(key, prefix);
    for (const text of new Set(part.map((alternative) => alternative.text))) {
      const others = this.byWord.get(text);
      if (others) others.push({ part, prefix });
      else this.byWord.set(text, [{ part, prefix }]);
    }
    return prefix;
  }
}

/** Finds phrases in a text. Those that begin alike are read together, so that thousands cost little more than a few. */
export class PhraseFinder<Meaning> {
  readonly #root = new Prefix<Meaning>();

  constructor(phrases: Iterable<Phrase<Meaning>>) {
    for (const [order, each] of [...phrases].entries())
      each.parts.reduce((prefix, part) => prefix.with(part), this.#root).complete.push({ phrase: each, order });
  }

  /** Every place where a phrase fits, also where several overlap: by their first words, then in the order of the phrases. */
  in(tokens: readonly Token[]): PhraseMatch<Meaning>[] {
    const matches: PhraseMatch<Meaning>[] = [];
    for (const start of tokens.keys()) {
      const found: Found<Meaning>[] = [];
      collectMatches(this.#root, tokens, [], start, found);
      if (found.length > 1) found.sort((one, other) => one.order - other.order);
      for (const [at, { order, match }] of found.entries()) if (found[at - 1]?.order !== order) matches.push(match);
    }
    return matches;
  }
}

interface Found<Meaning> {
  order: number;
  match: PhraseMatch<Meaning>;
}

/** Adds to `found` each phrase below `prefix` that matches from `at` on; `own` are the places matched so far. Shorter gaps come first. */
function collectMatches<Meaning>(
  prefix: Prefix<Meaning>,
  tokens: readonly Token[],
  own: number[],
  at: number,
  found: Found<Meaning>[],
): void {
  for (const { phrase, order } of prefix.complete) {
    const [start = at] = own;
    const match = {
      meaning: phrase.meaning,
      start,
      end: (own.at(-1) ?? start) + 1,
      own: [...own],
      length: phrase.length,
    };
    found.push({ order, match });
  }
  const token = tokens[at];
  if (token && (own.length === 0 || tokens[at - 1]?.sentence === token.sentence)) {
    collectAfterWord(prefix.byWord.get(token.lemma), tokens, own, at, found);
    if (token.word !== token.lemma) collectAfterWord(prefix.byWord.get(token.word), tokens, own, at, found);
  }
  if (prefix.afterGap)
    for (let skipped = 0; skipped <= LONGEST_GAP && at + skipped <= tokens.length; skipped++)
      collectMatches(prefix.afterGap, tokens, own, at + skipped, found);
}

function collectAfterWord<Meaning>(
  next: readonly NextPart<Meaning>[] | undefined,
  tokens: readonly Token[],
  own: number[],
  at: number,
  found: Found<Meaning>[],
): void {
  const token = tokens[at];
  if (next === undefined || token === undefined) return;
  own.push(at);
  for (const { part, prefix } of next) if (isOneOf(part, token)) collectMatches(prefix, tokens, own, at + 1, found);
  own.pop();
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
