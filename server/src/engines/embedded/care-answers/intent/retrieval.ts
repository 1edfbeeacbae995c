import type { Embedding } from '../encoder/embedding.ts';
import { formsOf, likenessIn } from './asked-forms.ts';
import { circumstancesOf, contradicts } from './contradiction.ts';
import type { Form } from './form.ts';
import { enoughWords, PassageIndex, type SearchedQuestion } from './passages.ts';
import { searchedEntries } from './searched-entries.ts';
import { similarities } from './similarity.ts';
import type { WorkedQuestion } from './worked-questions.ts';

/**
 * How much of a likeness is that to the passage as a whole. Measured on worked questions that were looked for by one of
 * their examples while the index lacked it: of 1,657 the right one came first for 37% at 0, 46% at 0.7.
 */
const OF_WHOLE = 0.7;

const index = new PassageIndex(
  searchedEntries.map(({ question: { id, patterns, examples, replies } }) => ({
    title: id.replaceAll('-', ' '),
    wordings: examples,
    keywords: patterns.map((pattern) => pattern.replaceAll(/[@#]\S+|[!&|=/]|\.\./g, ' ')),
    text: replies.map(({ say }) => say.replaceAll(/\{\w+\}/g, '')).join(' '),
  })),
  OF_WHOLE,
);

/** How many written answers there are, and how many of them speak of a word, in its base form. */
export const writtenAnswers = searchedEntries.length;

export function answersWith(lemma: string): number {
  return index.passagesWith(lemma);
}

/** The forms in which worked questions are asked: found when one is first alike, since finding all takes a second. */
const forms = new Map<number, ReadonlySet<Form>>();

function formsAt(at: number): ReadonlySet<Form> {
  const before = forms.get(at);
  if (before) return before;
  const found = formsOf(searchedEntries[at]?.question.examples ?? []);
  forms.set(at, found);
  return found;
}

/** Less alike than this is never told, whatever its form. */
const HARDLY_ALIKE = 0.1;

/**
 * What is asked about just this plant is so much likelier to be meant than what is asked about any: of 700 questions each,
 * nine in ten went to the right kind.
 */
const OF_PLANT = 1.6;

/** Among the few questions about one plant those of two or three words are told apart too: such a share counts at least. */
const FEW_WORDS = 0.55;

/**
 * How much words and meaning count together. Logistic regression on 1,500 wordings that neither the index nor the encoder had seen:
 * the right entry comes first for 46% by words alone, and for 59% so. The scale is a little below that of words alone, since
 * many questions have no right entry: chosen by the scores of the held-out and development questions, which hardly depend on it.
 */
const TOGETHER = { inWords: 0.7, similarity: 1.56, ofPlant: 0.32, bias: -0.82 } as const;

/** @param words from 0 to 1: what few words mean, such as "safe?", says less than the words themselves */
function together(
  inWords: number,
  similarity: number,
  { words, isOfPlant }: { words: number; isOfPlant: boolean },
): number {
  const likeness =
    TOGETHER.inWords * inWords + TOGETHER.similarity * similarity + (isOfPlant ? TOGETHER.ofPlant : 0) + TOGETHER.bias;
  return words * likeness + (1 - words) * inWords;
}

/** What rules out the circumstances that an entry is written for leaves so much of its likeness. */
const RULED_OUT = 0.6;

const written = new Map<number, ReadonlySet<string>>();

function circumstancesAt(at: number): ReadonlySet<string> {
  const before = written.get(at);
  if (before) return before;
  const found = circumstancesOf(searchedEntries[at]?.question.examples ?? []);
  written.set(at, found);
  return found;
}

/** The places of the entries that are asked about any plant, and by plant of those that are asked about it. */
const ofAnyPlant: number[] = [];
const byPlant = new Map<string, number[]>();
for (const [at, { plants }] of searchedEntries.entries()) {
  if (plants === null) ofAnyPlant.push(at);
  for (const plant of new Set(plants)) {
    const others = byPlant.get(plant);
    if (others) others.push(at);
    else byPlant.set(plant, [at]);
  }
}

/** The places of the entries that may be asked of a plant with these names, in order. */
function entriesFor(names: ReadonlySet<string>): number[] {
  const ofPlant = new Set([...names].flatMap((name) => byPlant.get(name) ?? []));
  return [...ofAnyPlant, ...ofPlant].sort((one, other) => one - other);
}

export interface AlikeQuestion {
  question: WorkedQuestion;
  /** From 0 to about 1, more where it is about just this plant. */
  likeness: number;
  /** In meaning: the cosine of the embeddings of the question and the answer; then that of its part that asks. */
  similarity: number;
  similarityOfAsked: number;
  /** Whether it is asked about this plant and its relatives only. */
  isOfPlant: boolean;
}

/** What a question means: all of it, and the part that asks, which are the same where it tells nothing besides. */
export interface Meaning {
  whole: Embedding;
  asked: Embedding;
}

interface Asked {
  form: Form;
  /** All names of the plant. */
  names: ReadonlySet<string>;
  /** The circumstances that are told. */
  told: ReadonlySet<string>;
}

/** How alike each worked question that may be asked of the plant and the question are. */
export function alikeQuestions(
  question: SearchedQuestion,
  meaning: Meaning,
  { form, names, told }: Asked,
): AlikeQuestion[] {
  const scores = index.scores(question);
  const entries = entriesFor(names);
  const similar = similarities(meaning.whole, entries);
  const similarOfAsked = meaning.asked === meaning.whole ? similar : similarities(meaning.asked, entries);
  const words = enoughWords(question);
  const ofPlant = words === 0 ? 0 : (OF_PLANT * Math.max(words, FEW_WORDS)) / words;
  return entries.flatMap((at) => {
    const entry = searchedEntries[at];
    if (entry === undefined) return [];
    const { question: worked, plants } = entry;
    const score = scores[at] ?? 0;
    const likeness = score < HARDLY_ALIKE ? score : likenessIn(form, score, formsAt(at));
    const inWords = plants ? ofPlant * likeness : likeness;
    const similarity = similar[at] ?? -1;
    const isOfPlant = plants !== null;
    const both = together(inWords, similarity, { words, isOfPlant });
    const isRuledOut = both > HARDLY_ALIKE && contradicts(told, circumstancesAt(at));
    return [
      {
        question: worked,
        likeness: isRuledOut ? RULED_OUT * both : both,
        similarity,
        similarityOfAsked: similarOfAsked[at] ?? -1,
        isOfPlant,
      },
    ];
  });
}
