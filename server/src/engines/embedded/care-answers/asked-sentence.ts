import type { GeneralQuery, Paragraph } from './answer.ts';
import { embeddingOf, similarityOf } from './encoder/embedding.ts';
import { MONTHS_AND_SEASONS } from './fit/asked-measure.ts';
import { tellingLemmas, tellingLemmasOf, worthOfAll } from './fit/telling-words.ts';
import { textSentences } from './layout.ts';

/** What an answer begins with that decides, or leads to what follows: it stays where it is. */
const DECIDES =
  /^(?:yes|no|not|never|better|it depends|that depends|probably|possibly|perhaps|maybe|mostly|usually|only|wait|both|neither|almost|rarely|seldom|hardly|unlikely|too)\b/i;

const MONTH_OR_SEASON = new RegExp(String.raw`\b(?:${MONTHS_AND_SEASONS})\b`, 'i');

/** A sentence that begins so says something only after the one before it. */
const GOES_ON =
  /^(?:then|otherwise|else|but|so|also|it|they|its|their|these|those|this|that|both|after|later|until|meanwhile|instead|such|change|repeat|once|do not|don’t|never|not)\b/i;

/**
 * How near a sentence is to a question: their similarity in meaning, from -1 to 1, and half the share of what is asked that it
 * speaks of. The limits were set on 410 answers to new questions, of which 17 were begun anew: 11 for the better, and 3 for the
 * worse, which `DECIDES` and `GOES_ON` now leave as they were.
 */
const PART_OF_WORDS = 0.5;
const NEAR = 0.55;
const FAR = 0.5;
const NEARER_BY = 0.2;

/**
 * A written answer that begins with the sentence that answers: "How do you pollinate it?" wants "Indoors a soft brush …" before
 * "Lemons flower several times a year". Unchanged where its first sentence is near the question, or decides it.
 */
export function withAskedSentenceFirst(answer: Paragraph, { question }: GeneralQuery): Paragraph {
  const [first = '', ...others] = textSentences(answer.text);
  if (answer.lead !== '' || question.harm !== null || others.length === 0 || DECIDES.test(first)) return answer;
  if (question.form === 'when' && MONTH_OR_SEASON.test(first)) return answer;
  const asked = tellingLemmas(question.tokens);
  const nearness = (sentence: string) => {
    const embedding = embeddingOf(sentence);
    const { whole, asked: only } = question.meaning;
    const similarity = (similarityOf(whole, embedding) + similarityOf(only, embedding)) / 2;
    return similarity + PART_OF_WORDS * share(asked, tellingLemmasOf(sentence));
  };
  const ofFirst = nearness(first);
  if (ofFirst >= FAR) return answer;
  const [nearest] = others
    .filter((sentence) => !GOES_ON.test(sentence))
    .map((sentence) => ({ sentence, near: nearness(sentence) }))
    .toSorted((one, other) => other.near - one.near);
  if (!nearest || nearest.near < NEAR || nearest.near - ofFirst < NEARER_BY) return answer;
  const rest = [first, ...others.filter((sentence) => sentence !== nearest.sentence)];
  return { ...answer, text: [nearest.sentence, ...rest].join(' ') };
}

/** Keeps a single common word from making a whole. */
const PRIOR = 0.5;

function share(asked: ReadonlySet<string>, spoken: ReadonlySet<string>): number {
  return worthOfAll(asked.intersection(spoken)) / (worthOfAll(asked) + PRIOR);
}
