import type { GeneralQuery } from '../answer.ts';
import { canAnswerForm } from '../fit/form-fit.ts';
import type { Form } from '../intent/form.ts';
import { type Question, readQuestion } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { type RecordTopic, topicsOf } from '../intent/topics.ts';
import { textSentences } from '../layout.ts';
import { choose } from '../routes/choose.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { questionsIn } from './questions-in-text.ts';
import { rankTo, textOf } from './told-answers.ts';

/** What is written for two things asked at once ranks at least this high for them. */
const WRITTEN_FOR_BOTH = 0.6;

/**
 * The written answer that tells both things which are asked in one: "when and how do I divide it" is not answered by the month
 * alone. Null where nothing is asked so, or something besides, or where none tells both.
 */
export function writtenForJoined(query: GeneralQuery): RankedAnswer | null {
  const asked = questionsIn(query.question.written);
  const joined = asked.filter(({ isJoined }) => isJoined);
  if (joined.length < 2) return null;
  const each = joined.map((one) => readQuestion(one.asked, query.typed, query.plant));
  const queries = each.map((question) => ({ ...query, question }));
  // Besides "how and when do I bring it in" it may be asked whether to feed it then.
  const besides =
    joined.length < asked.length
      ? asked.map((one) => ({ ...query, question: readQuestion(one.withStory ?? one.asked, query.typed, query.plant) }))
      : [];
  const tellsBoth = (answer: RankedAnswer) =>
    besides.every((own) => rankTo(own, answer) >= RANK_OF_EACH) &&
    each.every((question) => canAnswerForm(question, textOf(answer)) && speaksOf(question, each, textOf(answer)));
  const best = choose(query);
  const isEnough = best && (best.best.route === 'worked' || each.every(isMeasured));
  if (isEnough && tellsBoth(best)) return best;
  const written = rankedAnswers(query).filter(
    (answer) =>
      answer.best.worked !== null &&
      (answer.best.worked.isComplete || query.plant === null) &&
      !answer.isDoubted &&
      (answer.rank >= WRITTEN_FOR_BOTH || queries.every((own) => rankTo(own, answer) >= WRITTEN_FOR_BOTH)),
  );
  const both = written.find(tellsBoth) ?? null;
  // What is written nearly in the words of the question is not given up for what only speaks of both.
  return both && best?.best.worked && best.rank - both.rank > MUCH_RIGHTER_FOR_BOTH ? null : both;
}

const MUCH_RIGHTER_FOR_BOTH = 0.3;
/** Where more is asked besides, it ranks at least this high for each question. */
const RANK_OF_EACH = 0.45;

/** Whether a text speaks of the topics by which a question differs from another, with how often where that is asked: water and feed. */
export function speaksOf(
  { topics, form }: Pick<Question, 'topics' | 'form'>,
  all: readonly Question[],
  text: string,
): boolean {
  const spoken = new Set(
    textSentences(text).flatMap((sentence) => {
      const topics = topicsOf(tokensOf(plainText(sentence)), 0).map(({ topic }) => topic);
      if (form !== 'how-often') return topics;
      return OFTEN.test(sentence) ? topics.slice(0, 1) : [];
    }),
  );
  const isCommon = (topic: RecordTopic) => all.every((each) => each.topics.some((other) => other.topic === topic));
  return topics.every(({ topic }) => isCommon(topic) || spoken.has(topic));
}

const OFTEN = /\b(?:every|once|twice|daily|weekly|monthly|a (?:day|week|month))\b/i;

/** Whether the words of an answer show that it is one: a time or a length. */
function isMeasured({ form, plain }: Question): boolean {
  return MEASURED.has(form) || /\bhow (?:deep|low|high|tall|wide|far|close|thick)\b/.test(plain);
}

const MEASURED: ReadonlySet<Form> = new Set(['when', 'how-much'] as const);
