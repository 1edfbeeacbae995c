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

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  `a an the my our your his her its this that these those it i we you he she they me be do have will would can could should shall
  of to in on at for with and or but so if then than as from by about into up down out off very really just also too some any
  plant please help know tell thing get there here what how when where why which not no am theplant`.split(/\s+/),
);

export function tellingLemmas(tokens: readonly Token[]): string[] {
  return tokens.map(({ lemma }) => lemma).filter((lemma) => !EMPTY.has(lemma));
}

/** Telling words of a text and its concepts, written "@droops", by how much each counts before its rarity. */
export type Features = ReadonlyMap<string, number>;

/** A concept counts less than a word, since the words that say it count already. */
const CONCEPT = 0.7;

export function featuresOf(tokens: readonly Token[], { signs, circumstances, harm }: Concepts): Features {
  return new Map([
    ...tellingLemmas(tokens).map((lemma) => [lemma, 1] as const),
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
  const asking = askingClause(tokens.filter(({ sentence }) => sentence === askingSentence));
  return { whole: featuresOf(tokens, conceptsIn(tokens)), asking: featuresOf(asking, conceptsIn(asking)) };
}

const ASKS = new Set('how when why where what which'.split(' '));
const AUXILIARIES = new Set('can could should shall do does did is are will would must may'.split(' '));
const SUBJECTS = new Set('i it we they he she this that these those there my the you'.split(' '));
/** Fewer telling words than this are no question by themselves: "…, what do I do?". */
const FEWEST_ASKING = 2;

/** "Pot on a balcony, how often do I water it": from where the sentence begins to ask. */
function askingClause(sentence: readonly Token[]): readonly Token[] {
  const start = sentence.findLastIndex(({ word }, at) => {
    const next = sentence[at + 1]?.word ?? '';
    return ASKS.has(word) ? at > 0 : AUXILIARIES.has(word) && SUBJECTS.has(next);
  });
  const clause = sentence.slice(Math.max(0, start));
  return tellingLemmas(clause).length >= FEWEST_ASKING ? clause : sentence;
}

export function withoutWords({ whole, asking }: SearchedQuestion, words: ReadonlySet<string>): SearchedQuestion {
  const kept = (features: Features) => new Map([...features].filter(([feature]) => !words.has(feature)));
  return { whole: kept(whole), asking: kept(asking) };
}

function wordsIn(features: Features): number {
  return [...features.keys()].filter((feature) => !feature.startsWith('@')).length;
}

interface Indexed {
  title: Features;
  wordings: readonly { features: Features; worth: number }[];
  keywords: Features;
  text: Features;
}

/** How much each part of a passage counts, measured on worked questions that were looked for by one of their examples. */
const PARTS = { wordings: 1, title: 1, keywords: 0.5, text: 0.5 };

/** How much of a likeness is what the question lacks of the wording; the rest is what the wording lacks of the question. */
const OF_QUESTION = 0.4;

/** A question of fewer words, such as "water?", is like many passages by chance. */
const ENOUGH_WORDS = 5;

/** Of a long question any text has some words: a part counts by the square root of its worth. */
const ROOT_SCALE = 2;

/** Compares a question with passages. Words count by how rare they are among all passages (inverse document frequency). */
export class PassageIndex {
  readonly #size: number;
  readonly #passages: readonly Indexed[];
  readonly #frequency = new Map<string, number>();

  constructor(passages: readonly Passage[]) {
    const parts = passages.map(({ title, wordings, keywords, text }) => ({
      title: featuresOfText(title),
      wordings: wordings.map(featuresOfText),
      keywords: featuresOfText(keywords.join('. ')),
      text: featuresOfText(text),
    }));
    for (const { title, wordings, keywords } of parts) {
      const all = new Set([...title.keys(), ...keywords.keys(), ...wordings.flatMap((each) => [...each.keys()])]);
      for (const feature of all) this.#frequency.set(feature, (this.#frequency.get(feature) ?? 0) + 1);
    }
    this.#size = passages.length;
    this.#passages = parts.map((part) => ({
      ...part,
      wordings: part.wordings.map((features) => ({ features, worth: this.#worth(features) })),
    }));
  }

  /** How alike the question and each passage are, in the order of the passages: 0 is nothing in common, 1 much. */
  scores({ whole, asking }: SearchedQuestion): number[] {
    const [ofWhole, ofAsking] = [this.#worth(whole), this.#worth(asking)];
    const certainty = Math.min(1, wordsIn(whole) / ENOUGH_WORDS);
    return this.#passages.map(
      (passage) => (certainty * (this.#score(whole, ofWhole, passage) + this.#score(asking, ofAsking, passage))) / 2,
    );
  }

  #score(question: Features, worth: number, { title, wordings, keywords, text }: Indexed): number {
    if (worth === 0) return 0;
    const alike = wordings.map(
      (each) => this.#shared(question, each.features) / (OF_QUESTION * worth + (1 - OF_QUESTION) * each.worth || 1),
    );
    const said = (part: Features) => this.#shared(question, part) / (ROOT_SCALE * Math.sqrt(worth));
    return (
      (PARTS.wordings * Math.max(0, ...alike) +
        PARTS.title * said(title) +
        PARTS.keywords * said(keywords) +
        PARTS.text * said(text)) /
      (PARTS.wordings + PARTS.title + PARTS.keywords + PARTS.text)
    );
  }

  #rarity(feature: string): number {
    return Math.log(1 + this.#size / (1 + (this.#frequency.get(feature) ?? 0)));
  }

  #worth(features: Features): number {
    let worth = 0;
    for (const [feature, weight] of features) worth += weight * this.#rarity(feature);
    return worth;
  }

  #shared(question: Features, part: Features): number {
    let shared = 0;
    for (const [feature, weight] of question) if (part.has(feature)) shared += weight * this.#rarity(feature);
    return shared;
  }
}
