import type { Concepts } from './concepts.ts';
import { conceptsIn } from './concepts.ts';
import { plainText, type Token, tokensOf } from './tokens.ts';

/** A text that may answer a question, as it is searched. */
export interface Passage {
  title: string;
  /** Questions that it answers, or descriptions of what it is about, each compared as a whole. */
  wordings: readonly string[];
  /** Words that speak of it, compared word by word. */
  keywords: readonly string[];
  /** What it says. */
  text: string;
}

/** Words without content of their own (stop words). */
const EMPTY = new Set(
  `a an the my our your his her its this that these those it i we you he she they me be do have will would can could should shall
  of to in on at for with and or but so if then than as from by about into up down out off very really just also too some any
  plant please help know tell thing get there here what how when where why which not no am theplant`.split(/\s+/),
);

export function contentLemmas(tokens: readonly Token[]): string[] {
  return tokens.map(({ lemma }) => lemma).filter((lemma) => !EMPTY.has(lemma) && !/^\d+$/.test(lemma));
}

/** Telling words of a text and its concepts, written "@droops", by how much each counts before its rarity. */
export type Features = ReadonlyMap<string, number>;

/** A concept counts less than a word, since the words that say it count already. */
const CONCEPT = 0.7;

function featuresOf(tokens: readonly Token[], { signs, circumstances, harm }: Concepts): Features {
  return new Map([
    ...contentLemmas(tokens).map((lemma) => [lemma, 1] as const),
    ...[...signs, ...circumstances, ...harm].map((id) => [`@${id}`, CONCEPT] as const),
  ]);
}

function featuresOfText(text: string): Features {
  const tokens = tokensOf(plainText(text));
  return featuresOf(tokens, conceptsIn(tokens));
}

/** A question to compare with passages: all of it, and the sentence that asks. */
export interface SearchedQuestion {
  whole: Features;
  asking: Features;
}

export function searchedQuestion(tokens: readonly Token[], askingSentence: number): SearchedQuestion {
  const clause = askingClause(tokens.filter(({ sentence }) => sentence === askingSentence));
  const confirms = onlyConfirms(clause);
  const told = confirms
    ? tokens.filter(({ lemma, sentence }) => sentence !== askingSentence || !TRUE.has(lemma))
    : tokens;
  const asking = confirms || asksNothingByItself(clause) ? told : clause;
  return { whole: featuresOf(told, conceptsIn(told)), asking: featuresOf(asking, conceptsIn(asking)) };
}

const TRUE = new Set('true right correct really sense'.split(' '));
const CONFIRMS = new Set([...TRUE, ...'ok okay fine good bad wise advisable recommend normal problem'.split(' ')]);

/** "True?", "is that a good idea?": what is asked was told before. */
function onlyConfirms(clause: readonly Token[]): boolean {
  const telling = contentLemmas(clause);
  return telling.length > 0 && telling.every((lemma) => CONFIRMS.has(lemma));
}

/** Words of questions that only the rest of the text explains: "what am I doing wrong?", "can I save the rest?". */
const UNEXPLAINED = new Set(
  'wrong save rest lose lost best thing happen cause reason problem fix solve now connect'.split(' '),
);

function asksNothingByItself(clause: readonly Token[]): boolean {
  return contentLemmas(clause).every((lemma) => UNEXPLAINED.has(lemma));
}

const ASKS = new Set('how when why where what which'.split(' '));
const AUXILIARIES = new Set('can could should shall do does did is are will would must may'.split(' '));
const SUBJECTS = new Set('i it we they he she this that these those there my the you'.split(' '));
/** Fewer telling words than this are no question by themselves: "…, what do I do?". */
const FEWEST_ASKING = 2;

/** The part of a sentence that asks: "how often do I water it" of "Pot on a balcony, how often do I water it". */
export function askingClause(sentence: readonly Token[]): readonly Token[] {
  const start = sentence.findLastIndex(({ word }, at) => {
    const next = sentence[at + 1]?.word ?? '';
    return ASKS.has(word) ? at > 0 : AUXILIARIES.has(word) && SUBJECTS.has(next);
  });
  const clause = sentence.slice(Math.max(0, start));
  return contentLemmas(clause).length >= FEWEST_ASKING ? clause : sentence;
}

export function withoutWords({ whole, asking }: SearchedQuestion, words: ReadonlySet<string>): SearchedQuestion {
  const kept = (features: Features) => new Map([...features].filter(([feature]) => !words.has(feature)));
  return { whole: kept(whole), asking: kept(asking) };
}

function wordsIn(features: Features): number {
  return [...features.keys()].filter((feature) => !feature.startsWith('@')).length;
}

/** How much each part of a passage counts, measured on worked questions that were looked for by one of their examples. */
const PARTS = { wordings: 1, title: 1, keywords: 0.5, text: 0.5 };
const ALL_PARTS = PARTS.wordings + PARTS.title + PARTS.keywords + PARTS.text;

/** How much of a likeness is what the question lacks of the wording; the rest is what the wording lacks of the question. */
const OF_QUESTION = 0.4;

/** A question of fewer words, such as "water?", is like many passages by chance. */
const ENOUGH_WORDS = 5;

/** Which share of these words the question has. */
export function enoughWords({ whole }: SearchedQuestion): number {
  return Math.min(1, wordsIn(whole) / ENOUGH_WORDS);
}

/** Of a long question any text has some words: a part counts by the square root of its worth. */
const ROOT_SCALE = 2;

/**
 * How often a passage speaks of a feature, each part counting as many times as this. All parts are then searched as one
 * text (BM25F: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), since a question says some of it in
 * the words of one wording and some in those of another.
 */
const TIMES = { wordings: 1.5, title: 2, keywords: 1.5, text: 1 };
/** A feature that is said often counts at most twice as much as one that is said this many times. */
const SATURATION = 1;

/** A question that is as alike one of a passage's wordings is that question, in nearly its words. */
const NEARLY_THE_SAME = 0.85;

/** With more wordings than this each of them counts less, or what has many would be found for any question. */
const USUAL_WORDINGS = 3;

function timesOf(part: keyof typeof PARTS, passage: Passage | undefined): number {
  const isOneOfMany = part === 'wordings' && passage !== undefined && passage.wordings.length > USUAL_WORDINGS;
  return isOneOfMany ? TIMES.wordings * Math.sqrt(USUAL_WORDINGS / passage.wordings.length) : TIMES[part];
}

/** A piece of a passage that is compared as a whole. */
interface Piece {
  passage: number;
  part: keyof typeof PARTS;
  /** What all its features are worth together. */
  worth: number;
}

/** The passages that have a feature, and beside each how much it speaks of it, from 0 to 1. In arrays of numbers, which take a fifth of the memory of a map. */
interface Postings {
  passages: Uint32Array;
  spoken: Float32Array;
}

const NO_POSTINGS: Postings = { passages: new Uint32Array(), spoken: new Float32Array() };

/** Compares a question with passages. Words count by how rare they are among all passages (inverse document frequency). */
export class PassageIndex {
  readonly #size: number;
  readonly #ofWhole: number;
  readonly #pieces: readonly Piece[];
  /** By feature: the pieces that have it. */
  readonly #found: ReadonlyMap<string, Uint32Array>;
  readonly #rarity: ReadonlyMap<string, number>;
  readonly #postings: ReadonlyMap<string, Postings>;

  /** @param ofWhole how much of a likeness is that to the whole passage, from 0 to 1; the rest is that to its parts */
  constructor(passages: readonly Passage[], ofWhole = 0) {
    this.#size = passages.length;
    this.#ofWhole = ofWhole;
    const texts = passages.flatMap(({ title, wordings, keywords, text }, passage) => [
      { passage, part: 'title' as const, features: featuresOfText(title) },
      { passage, part: 'keywords' as const, features: featuresOfText(keywords.join('. ')) },
      { passage, part: 'text' as const, features: featuresOfText(text) },
      ...wordings.map((wording) => ({ passage, part: 'wordings' as const, features: featuresOfText(wording) })),
    ]);
    const found = new Map<string, number[]>();
    for (const [piece, { features }] of texts.entries())
      for (const feature of features.keys()) {
        const pieces = found.get(feature);
        if (pieces) pieces.push(piece);
        else found.set(feature, [piece]);
      }
    this.#found = new Map([...found].map(([feature, pieces]) => [feature, Uint32Array.from(pieces)]));
    // What only the texts say is as rare as what none says.
    const frequency = (pieces: readonly number[]) =>
      new Set(pieces.filter((piece) => texts[piece]?.part !== 'text').map((piece) => texts[piece]?.passage)).size;
    this.#rarity = new Map([...found].map(([feature, pieces]) => [feature, this.#rarityOf(frequency(pieces))]));
    this.#postings = new Map(
      [...found].map(([feature, pieces]) => {
        const times = new Map<number, number>();
        for (const piece of pieces) {
          const { passage, part } = texts[piece] ?? { passage: 0, part: 'text' };
          times.set(passage, (times.get(passage) ?? 0) + timesOf(part, passages[passage]));
        }
        const spoken = Float32Array.from(times.values(), (said) => said / (said + SATURATION));
        return [feature, { passages: Uint32Array.from(times.keys()), spoken }];
      }),
    );
    this.#pieces = texts.map(({ passage, part, features }) => ({ passage, part, worth: this.#worth(features) }));
  }

  /** How many passages speak of a word, in its base form. */
  passagesWith(lemma: string): number {
    return this.#postings.get(lemma)?.passages.length ?? 0;
  }

  /** How alike the question and each passage are, in the order of the passages: 0 is nothing in common, 1 much. */
  scores({ whole, asking }: SearchedQuestion): number[] {
    const [ofWhole, ofAsking] = [this.#scores(whole), this.#scores(asking)];
    const share = enoughWords({ whole, asking });
    const isEnough = wordsIn(whole) >= FEWEST_ASKING;
    return ofWhole.likeness.map((score, passage) => {
      const alike = ofWhole.alike[passage] ?? 0;
      const found = (share * (score + (ofAsking.likeness[passage] ?? 0))) / 2;
      return isEnough && alike >= NEARLY_THE_SAME ? Math.max(found, alike) : found;
    });
  }

  /** By passage: how alike the question and all of it are, and how alike the question and its likest wording. */
  #scores(question: Features): { likeness: number[]; alike: number[] } {
    const scores = new Array<number>(this.#size).fill(0);
    const alike = new Array<number>(this.#size).fill(0);
    const worth = this.#worth(question);
    const shares = this.#shared(question);
    for (const piece of shares.pieces) {
      const shared = shares.byPiece[piece] ?? 0;
      const { passage, part, worth: ofPiece } = this.#pieces[piece] ?? { passage: 0, part: 'text', worth: 0 };
      if (part === 'wordings') {
        const likeness = shared / (OF_QUESTION * worth + (1 - OF_QUESTION) * ofPiece);
        alike[passage] = Math.max(alike[passage] ?? 0, likeness);
      } else {
        scores[passage] = (scores[passage] ?? 0) + (PARTS[part] * shared) / (ROOT_SCALE * Math.sqrt(worth));
      }
    }
    const spoken = this.#spokenOf(question, worth);
    const likeness = scores.map((score, passage) => {
      const ofParts = (score + PARTS.wordings * (alike[passage] ?? 0)) / ALL_PARTS;
      return this.#ofWhole * (spoken[passage] ?? 0) + (1 - this.#ofWhole) * ofParts;
    });
    return { likeness, alike };
  }

  /** How much of the question each passage speaks of, from 0 to 1. */
  #spokenOf(question: Features, worth: number): number[] {
    const scores = new Array<number>(this.#size).fill(0);
    for (const [feature, weight] of question) {
      const share = (weight * this.#rarityOfFeature(feature)) / worth;
      const { passages, spoken } = this.#postings.get(feature) ?? NO_POSTINGS;
      for (const [at, passage] of passages.entries())
        scores[passage] = (scores[passage] ?? 0) + share * (spoken[at] ?? 0);
    }
    return scores;
  }

  /** What the question and each piece have in common, and which pieces have anything of it. */
  #shared(question: Features): { byPiece: Float64Array; pieces: readonly number[] } {
    const byPiece = new Float64Array(this.#pieces.length);
    const pieces: number[] = [];
    for (const [feature, weight] of question) {
      const worth = weight * this.#rarityOfFeature(feature);
      for (const piece of this.#found.get(feature) ?? []) {
        const before = byPiece[piece] ?? 0;
        if (before === 0) pieces.push(piece);
        byPiece[piece] = before + worth;
      }
    }
    return { byPiece, pieces };
  }

  #worth(features: Features): number {
    let worth = 0;
    for (const [feature, weight] of features) worth += weight * this.#rarityOfFeature(feature);
    return worth;
  }

  #rarityOfFeature(feature: string): number {
    return this.#rarity.get(feature) ?? this.#rarityOf(0);
  }

  #rarityOf(frequency: number): number {
    return Math.log(1 + this.#size / (1 + frequency));
  }
}
