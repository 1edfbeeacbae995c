import type { GeneralQuery, Paragraph } from './answer.ts';
import { embeddingOf, similarityOf } from './encoder/embedding.ts';
import { MONTHS_AND_SEASONS } from './fit/asked-measure.ts';
import { tellingLemmasOf, worthOfAll } from './fit/telling-words.ts';
import { textSentences, wordsIn } from './layout.ts';
import { askedPart } from './several/questions-in-text.ts';

/** What an answer begins with that decides, or leads to what follows: it stays where it is. */
const DECIDES =
  /^(?:yes|no|not|never|better|it depends|that depends|probably|possibly|perhaps|maybe|mostly|usually|only|wait|both|neither|almost|rarely|seldom|hardly|unlikely|too)\b/i;

const MONTH_OR_SEASON = new RegExp(String.raw`\b(?:${MONTHS_AND_SEASONS})\b`, 'i');

/** A sentence that begins so says something only after the one before it. */
const GOES_ON =
  /^(?:then|otherwise|else|but|so|also|it|they|its|their|these|those|this|that|both|after|later|until|meanwhile|instead|such|change|repeat|once|do not|don’t|never|not|without|truly|eat)\b/i;
/** One of several branches ("Firm, and the soil dry: …"), or what was named before ("Dogwood treated so …"). */
const BRANCH = /^[^.:]{1,40}: /;
const NAMED_BEFORE = /^(?:\w+ ){0,4}(?:so|such)\b/;

/** "That is late frost" speaks of what the gardener tells, and not of another sentence before it. */
const REFERS_BACK = /^(?:this|that|these|those)\b/i;

/**
 * By how much each property of a sentence makes it likelier that the answer should begin with it: logistic regression on 802 answers
 * whose best first sentence two readers chose. It was another than the first for 146, of which 20 are found so (cross-validated),
 * and 13 of the others begin anew without need; of 33 answers that began anew at 0.38, 15 were not right as readers graded them.
 */
const WEIGHTS = {
  constant: -2.7,
  /** How similar the first sentence is to the question, and how much more similar this one is: to all of it, and to what it asks. */
  first: 2.56,
  nearer: 2.69,
  nearerToAsked: 2.93,
  nearest: 0.53,
  /** How much more of what is asked it speaks of, from -1 to 1. */
  speaksOfMore: 1.2,
  position: -0.55,
  wordsOfFirst: -0.03,
  words: 0.04,
} as const;

/** The odds are logarithms: this is a probability of 0.45. */
const LIKELY = -0.2;

interface Sentence {
  text: string;
  position: number;
  similarity: number;
  similarityOfAsked: number;
  spokenOf: number;
}

/**
 * A written answer that begins with the sentence that answers: "How do you pollinate it?" wants "Indoors a soft brush …" before
 * "Lemons flower several times a year". Unchanged where its first sentence decides what is asked.
 */
export function withAskedSentenceFirst(answer: Paragraph, { question }: GeneralQuery): Paragraph {
  const texts = textSentences(answer.text);
  const [first = ''] = texts;
  if (answer.lead !== '' || question.harm !== null || texts.length === 1 || DECIDES.test(first)) return answer;
  if (REFERS_BACK.test(first) || (question.form === 'when' && MONTH_OR_SEASON.test(first))) return answer;
  const asked = tellingLemmasOf(askedPart(question.written));
  const [before, ...others] = texts.map((text, position): Sentence => {
    const embedding = embeddingOf(text);
    return {
      text,
      position,
      similarity: similarityOf(question.meaning.whole, embedding),
      similarityOfAsked: similarityOf(question.meaning.asked, embedding),
      spokenOf: share(asked, tellingLemmasOf(text)),
    };
  });
  if (!before) return answer;
  const nearness = ({ similarity, similarityOfAsked }: Sentence) => similarity + similarityOfAsked;
  const nearest = Math.max(nearness(before), ...others.map(nearness));
  const odds = (each: Sentence) =>
    WEIGHTS.constant +
    WEIGHTS.first * before.similarity +
    WEIGHTS.nearer * (each.similarity - before.similarity) +
    WEIGHTS.nearerToAsked * (each.similarityOfAsked - before.similarityOfAsked) +
    WEIGHTS.nearest * Number(nearness(each) === nearest) +
    WEIGHTS.speaksOfMore * (each.spokenOf - before.spokenOf) +
    WEIGHTS.position * each.position +
    WEIGHTS.wordsOfFirst * wordsIn(before.text) +
    WEIGHTS.words * wordsIn(each.text);
  const [likeliest] = others
    .filter(({ text }) => !GOES_ON.test(text) && !BRANCH.test(text) && !NAMED_BEFORE.test(text))
    .map((each) => ({ ...each, odds: odds(each) }))
    .toSorted((one, other) => other.odds - one.odds);
  if (!likeliest || likeliest.odds < LIKELY) return answer;
  const rest = texts.filter((_, position) => position !== likeliest.position);
  return { ...answer, text: [likeliest.text, ...rest].join(' ') };
}

/** Keeps a single common word from making a whole. */
const PRIOR = 0.5;

function share(asked: ReadonlySet<string>, spoken: ReadonlySet<string>): number {
  return worthOfAll(asked.intersection(spoken)) / (worthOfAll(asked) + PRIOR);
}
