import { type GeneralQuery, isAboutKnownPlant, paragraph } from '../answer.ts';
import { embeddingOf, similarityOf } from '../encoder/embedding.ts';
import { lemmasOfSubject, NO_SUBJECT } from '../fit/answer-fit.ts';
import { tellingLemmas, tellingLemmasOf, worthOfAll } from '../fit/telling-words.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { FORMS } from '../intent/form.ts';
import type { Question } from '../intent/question.ts';
import { similarityToWordings } from '../intent/similarity.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { askedPart, tellsBesides } from '../several/questions-in-text.ts';
import { ROUTES } from './candidate.ts';
import type { ScoredAnswer } from './scored-answers.ts';

type Lemmas = ReadonlySet<string>;

/** What is measured of an answer to a question, by name. */
export type Features = Readonly<Record<string, number>>;

/** An answer begins with the answer: so many of its words are compared in meaning, so many as its first sentence, so many for signs, and so many in all. */
const WORDS_OF_BEGINNING = 44;
const WORDS_OF_SENTENCE = 30;
const WORDS_OF_SIGNS = 60;
const WORDS_READ = 80;

/** Of these it counts too how far an answer is behind the one that has most of it. */
const COMPARED = [
  'score',
  'similarity',
  'similarityOfAsked',
  'wordingSimilarity',
  'wordingSimilarityOfAsked',
  'wordings',
  'titleSaid',
  'sentence',
  'coveredOfAsked',
  'coveredByText',
  'likeness',
] as const;

/** What speaks for and against each of the answers, to rank them by. */
export function rankingFeatures(answers: readonly ScoredAnswer[], query: GeneralQuery): Features[] {
  const asked = askedWords(query.question);
  const writtenForPlant = answers.filter(
    ({ best: { route, scope } }) => route === 'worked' && scope === 'thisPlant',
  ).length;
  const each = answers.map((answer): Features => ({ ...featuresOf(answer, asked, query), writtenForPlant }));
  const most = COMPARED.map((name) => [name, Math.max(...each.map((features) => features[name] ?? 0))] as const);
  return each.map((features) => ({
    ...features,
    ...Object.fromEntries(most.map(([name, highest]) => [`${name} behind`, (features[name] ?? 0) - highest])),
  }));
}

interface AskedWords {
  all: Lemmas;
  /** Of the sentences that ask. */
  only: Lemmas;
  /** Whether something is told beside what is asked. */
  tellsBesides: boolean;
}

function askedWords({ written, tokens }: Question): AskedWords {
  const all = tellingLemmas(tokens);
  const part = askedPart(written);
  return { all, only: part === written ? all : tellingLemmasOf(part), tellsBesides: tellsBesides(written) };
}

function featuresOf(answer: ScoredAnswer, asked: AskedWords, query: GeneralQuery): Features {
  const { question } = query;
  const { best, evidence, score, confidence } = answer;
  const text = beginningOf(answer);
  const words = text.split(' ');
  const { title, wordings } = best.subject ? lemmasOfSubject(best.subject) : NO_SUBJECT;
  const sentence = tellingLemmasOf(words.slice(0, WORDS_OF_SENTENCE).join(' '));
  const spoken = tellingLemmasOf(words.slice(0, WORDS_READ).join(' ')).union(title);
  const { signs, circumstances } = conceptsIn(tokensOf(plainText(words.slice(0, WORDS_OF_SIGNS).join(' '))));
  const told = question.concepts;
  const beginning = words.slice(0, WORDS_OF_BEGINNING).join(' ');
  const meaning = best.worked ? null : embeddingOf(beginning);
  const similarity = meaning ? similarityOf(question.meaning.whole, meaning) : (best.worked?.similarity ?? 0);
  return {
    ...oneOf('route', ROUTES, best.route),
    ...oneOf('form', FORMS, question.form),
    score,
    confidence,
    certainty: evidence.certainty,
    fit: evidence.intents,
    covered: evidence.covered,
    probability: evidence.probability,
    formFits: Number(evidence.form),
    likeness: best.worked?.likeness ?? 0,
    said: best.worked?.said ?? 0,
    similarity,
    similarityOfAsked: meaning ? similarityOf(question.meaning.asked, meaning) : (best.worked?.similarityOfAsked ?? 0),
    wordingSimilarity: best.worked ? similarityToWordings(question.meaning.whole, best.worked.question) : 0,
    wordingSimilarityOfAsked: best.worked ? similarityToWordings(question.meaning.asked, best.worked.question) : 0,
    ofPlant: Number(best.worked?.isComplete ?? false),
    ofAny: Number(best.worked?.isComplete === false),
    matched: Number(best.scope === 'matched'),
    likely: Number(best.isLikely),
    doubted: Number(answer.isDoubted),
    story: Number(asked.tellsBesides),
    harm: Number(question.harm !== null),
    tellingWords: question.tellingWords,
    words: question.tokens.length,
    knownPlant: Number(isAboutKnownPlant(query)),
    length: words.length,
    lead: Number(answer.answer.whole === undefined && answer.answer.paragraphs[0]?.lead !== ''),
    titleSaid: precision(title, asked.all),
    titleF: harmonic(title, asked.all),
    sentenceSaid: precision(sentence, asked.all),
    sentence: harmonic(sentence, asked.all),
    wordings: Math.max(0, ...wordings.map((each) => harmonic(each, asked.all))),
    wordingSaid: Math.max(0, ...wordings.map((each) => precision(each, asked.all))),
    coveredOfAsked: share(asked.only, spoken),
    coveredOfAskedFirst: share(asked.only, sentence.union(title)),
    coveredByText: share(asked.all, spoken),
    titleWords: title.size,
    sameSigns: told.signs.intersection(signs).size,
    signsTold: told.signs.size,
    signs: signs.size,
    sameCircumstances: told.circumstances.intersection(circumstances).size,
    circumstancesTold: told.circumstances.size,
  };
}

/** The text that an answer begins with, without emphasis. */
export function beginningOf({ answer }: ScoredAnswer): string {
  const text = answer.whole ?? answer.paragraphs.slice(0, 1).map(paragraph).join('');
  return text.replaceAll('**', '').replaceAll('\n', ' ');
}

/** 1 for the one that it is, and 0 for the others. */
function oneOf(name: string, all: readonly string[], one: string): Features {
  return Object.fromEntries(all.map((each) => [`${name} ${each}`, Number(each === one)]));
}

/** Added to what is divided by, so that a single common word does not make a whole. */
const PRIOR = 0.5;

/** How much of what a text speaks of is said in the question, by worth. */
function precision(text: Lemmas, asked: Lemmas): number {
  return worthOfAll(text.intersection(asked)) / (worthOfAll(text) + PRIOR);
}

/** The harmonic mean of that and how much of the question the text speaks of. */
function harmonic(text: Lemmas, asked: Lemmas): number {
  const both = worthOfAll(text.intersection(asked));
  return both === 0 ? 0 : (2 * both) / (worthOfAll(text) + worthOfAll(asked) + 2 * PRIOR);
}

/** Of nothing asked it is not known how much is covered. */
const OF_NOTHING = 0.5;

function share(asked: Lemmas, spoken: Lemmas): number {
  return asked.size === 0 ? OF_NOTHING : worthOfAll(asked.intersection(spoken)) / worthOfAll(asked);
}
