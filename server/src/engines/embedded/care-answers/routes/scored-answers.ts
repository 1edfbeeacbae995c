import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import { inLocalMonths } from '../../../../horticulture/months.ts';
import { isFromSouth } from '../../../../horticulture/text-input/southern-places.ts';
import { type GeneralQuery, paragraph } from '../answer.ts';
import { type AnswerFit, type AnswerSubject, answerFit } from '../fit/answer-fit.ts';
import { CONFIDENT, confidenceOf, type Evidence } from '../fit/confidence.ts';
import { probabilityOf } from '../intent/classifier/topic-intents.ts';
import type { WorkedQuestion } from '../intent/worked-questions.ts';
import type { WorkedAnswer } from '../worked-answers.ts';
import { type Answer, type Candidate, CERTAINTY, type Route } from './candidate.ts';
import { figureCandidates } from './figure-route.ts';
import {
  articleCandidates,
  decidedCandidates,
  harmCandidates,
  identityCandidates,
  listCandidates,
} from './recognized-routes.ts';
import { recordCandidates, troubleCandidates } from './record-route.ts';
import { ruleCandidates } from './rule-route.ts';
import { workedCandidates } from './worked-route.ts';

export interface Choice {
  best: Chosen;
  answer: Answer;
}

interface Chosen extends Candidate {
  /** What a worked question takes the place of. */
  instead: WorkedQuestion['instead'] | null;
  /** What the text of a worked question was written for. */
  subject: AnswerSubject | null;
  /** Whether it is written about this very plant, or a pattern of several words is said. */
  scope: keyof typeof INTENT_EXPONENT;
  /** How well its intents fit the question: 1 where they are the most probable ones. */
  fit: number;
  /** The written answer; null where it is put together. */
  worked: WorkedAnswer | null;
  /** False for a written answer that is hardly meant, by what is told beside the question. */
  isLikely: boolean;
}

/**
 * How much the fit of a text counts, on the scale of certainties: how much of the question it speaks of, how probable its
 * intents are, and that it cannot answer a question of this form. Of 964 development questions 766 got a right answer
 * without, and 781 to 788 with weights of 2 or 3, 0 to 1 and 0 or 1.
 */
const WORTH = { covered: 3, intents: 0.5, otherForm: -1 } as const;
/** How probable the intents of an answer count that was recognized by more than its words. */
const RECOGNIZED = 0.5;

export interface ScoredAnswer extends Choice {
  score: number;
  confidence: number;
  evidence: Evidence;
  /** Whether it is hardly right, or speaks of nothing that the question tells, so that it is better not told. */
  isDoubted: boolean;
}

/** Whether it holds a figure of the gardener's against the record, or is the very figure that was asked for. */
export function isOfFigures({ route, certainty }: Pick<Candidate, 'route' | 'certainty'>): boolean {
  return (
    (route === 'rule' && certainty >= CERTAINTY.rule.figure) ||
    (route === 'figure' && certainty >= CERTAINTY.figure.own)
  );
}

/** Whether it warns of a danger of garden work or chemicals. */
export function isOfDanger({ worked }: Pick<Chosen, 'worked'>): boolean {
  return worked?.question.instead === 'safety';
}

/**
 * What is recognized by more than its words need not say them again: a rule that compares figures or
 * chooses one of two things, and a list of plants with the properties that were asked for.
 */
function coveredBy(candidate: Candidate, { covered }: AnswerFit): number {
  const { route, certainty } = candidate;
  if (isOfFigures(candidate)) return 1;
  if (route === 'figure') return Math.max(covered, COVERED_BY_CHOICE);
  if (route === 'rule' && certainty >= CERTAINTY.rule.alternatives) return Math.max(covered, COVERED_BY_CHOICE);
  return route === 'list' ? Math.max(covered, COVERED_BY_LIST) : covered;
}

/** Who may come to harm is told wherever it is spoken of. */
function isNeverDoubted({ route }: Pick<Candidate, 'route'>): boolean {
  return route === 'use' || route === 'safety';
}

/** A text that was found by likeness must speak of what the question tells; what was recognized may do so in words of its own. */
const FOUND_BY_LIKENESS: ReadonlySet<Route> = new Set(['worked', 'figure', 'article'] as const);

const COVERED_BY_CHOICE = 0.85;
const COVERED_BY_LIST = 0.7;

/** The answers that could be told, each with what speaks for it. */
export function scoredAnswers(query: GeneralQuery): readonly ScoredAnswer[] {
  return candidatesFor(query).flatMap((each) => scoredAnswer(each, query) ?? []);
}

function scoredAnswer(best: Chosen, query: GeneralQuery): ScoredAnswer | null {
  const answer = inMonthsOf(query.circumstances.hemisphere, best);
  const text = answer && (answer.whole ?? answer.paragraphs.slice(0, 1).map(paragraph).join(''));
  if (!answer || !text) return null;
  const fit = answerFit(query.question, text, best.subject);
  const covered = coveredBy(best, fit);
  const probability = best.intents ? probabilityOf(best.intents, query.question.intents) : RECOGNIZED;
  const score =
    best.certainty + WORTH.covered * covered + WORTH.intents * probability + (fit.formFits ? 0 : WORTH.otherForm);
  const evidence = { certainty: best.certainty, intents: best.fit, probability, covered, form: fit.formFits };
  const confidence = confidenceOf(evidence);
  const isBesideThePoint = fit.sharesNothing && FOUND_BY_LIKENESS.has(best.route) && best.scope !== 'matched';
  const isDoubted = !isNeverDoubted(best) && (confidence < CONFIDENT || isBesideThePoint);
  return { best, answer, score, evidence, confidence, isDoubted };
}

/** What compares or computes months, and what is told of a record, has those of where the gardener lives already. */
const OF_LOCAL_MONTHS: ReadonlySet<Route> = new Set(['rule', 'figure', 'list', 'decided', 'record'] as const);

/** The answer with the months of that hemisphere, for which some texts are written. */
function inMonthsOf(hemisphere: Hemisphere, { route, subject, ...candidate }: Chosen): Answer | null {
  const answer = candidate.answer();
  const isOfSouth = subject !== null && isFromSouth(subject.title);
  if (answer === null || isOfSouth || OF_LOCAL_MONTHS.has(route)) return answer;
  const { paragraphs, whole, ...others } = answer;
  return {
    ...others,
    paragraphs: paragraphs.map(({ lead, text }) => ({
      lead: inLocalMonths(lead, hemisphere),
      text: inLocalMonths(text, hemisphere),
    })),
    ...(whole === undefined ? {} : { whole: inLocalMonths(whole, hemisphere) }),
  };
}

/**
 * How much an improbable intent lessens certainty: less for what is written about this very plant, for there is little
 * else to mix it up with, and for a pattern of several words. Chosen on questions that neither the classifier nor the index had seen: of 493 training utterances
 * 328 got an answer of their intent without it and 353 with it; of 695 wordings 195 and 221 found the question they are of.
 */
const INTENT_EXPONENT = { anyPlant: 0.8, matched: 0.4, thisPlant: 0.2 };
/** This many words of a pattern say by themselves what is asked. */
const WORDS_OF_MATCH = 3;
/** Added to each probability, so that even an intent that seems impossible can be outvoted. */
const LEAST_PROBABILITY = 0.4;

/** How probable a candidate's intents are beside the most probable one, up to 1. */
function fitOf({ intents }: Pick<Candidate, 'intents'>, { question }: GeneralQuery): number {
  if (intents === null) return 1;
  const most = Math.max(...question.intents.values());
  const relative = (probabilityOf(intents, question.intents) + LEAST_PROBABILITY) / (most + LEAST_PROBABILITY);
  return Math.min(1, relative);
}

const subjects = new WeakMap<WorkedQuestion, AnswerSubject>();

function subjectOf(question: WorkedQuestion): AnswerSubject {
  const before = subjects.get(question);
  if (before) return before;
  const subject = { title: question.id.replaceAll('-', ' '), wordings: question.examples };
  subjects.set(question, subject);
  return subject;
}

function scopeOf({ isComplete, said }: WorkedAnswer): Chosen['scope'] {
  if (isComplete) return 'thisPlant';
  return said >= WORDS_OF_MATCH ? 'matched' : 'anyPlant';
}

function candidatesFor(query: GeneralQuery): Chosen[] {
  const worked = workedCandidates(query).map((each) => ({
    ...each,
    instead: each.worked.question.instead,
    subject: subjectOf(each.worked.question),
    scope: scopeOf(each.worked),
  }));
  const others = [
    identityCandidates,
    harmCandidates,
    listCandidates,
    ruleCandidates,
    figureCandidates,
    decidedCandidates,
    troubleCandidates,
    recordCandidates,
    articleCandidates,
  ].flatMap((find) =>
    find(query).map((each) => ({
      ...each,
      instead: null,
      subject: null,
      scope: 'anyPlant' as const,
      worked: null,
      isLikely: true,
    })),
  );
  return ranked([...others, ...worked], query);
}

/** The most certain first, as far as their intents fit. */
function ranked(candidates: readonly Omit<Chosen, 'fit'>[], query: GeneralQuery): Chosen[] {
  return candidates
    .map((each) => ({ ...each, fit: fitOf(each, query) }))
    .map((each) => ({ ...each, certainty: each.certainty * each.fit ** INTENT_EXPONENT[each.scope] }))
    .toSorted((one, other) => other.certainty - one.certainty);
}
