import type { Intent } from '../../../../knowledge/intents.ts';
import type { Paragraph } from '../answer.ts';
import type { RecordTopic } from '../intent/topics.ts';

/** What an answer has covered, so that nothing is said twice. */
export type CoveredTopic = RecordTopic | 'safety' | 'symptoms';

export interface Answer {
  paragraphs: readonly Paragraph[];
  covered: readonly CoveredTopic[];
  /** A text that stands for itself, such as a list or an article: nothing is added to it. */
  whole?: string;
}

export const ROUTES = [
  'identity',
  'use',
  'safety',
  'list',
  'rule',
  'figure',
  'decided',
  'worked',
  'trouble',
  'record',
  'article',
] as const;

export type Route = (typeof ROUTES)[number];

/** One way to answer a question. */
export interface Candidate {
  route: Route;
  /** How sure it is that this was asked. On the one scale of all candidates: as sure as a pattern with this many words. */
  certainty: number;
  /** The intents that it answers; null where it was recognized by more than its words, so that no intent speaks against it. */
  intents: readonly Intent[] | null;
  /** Null where there turns out to be nothing to say. */
  answer: () => Answer | null;
}

/**
 * How sure it is that something was asked which is recognized as a whole, on the scale of worked questions: each word of
 * their pattern that is said counts 1, and a likeness of 1 counts 6. Chosen on the development questions.
 */
export const CERTAINTY = {
  /** "What is the difference to …?" */
  comparison: 8,
  /** "Is it a cactus?" */
  identity: 4.5,
  /** Eating, burning or brewing it. */
  use: 3.6,
  /** … where somebody may come to harm as well. */
  harmfulUse: 5.5,
  /** Who comes to harm is asked, in as many words, or only meant. */
  harmAsked: 7,
  harmMeant: 2.8,
  harmMentioned: 1,
  list: 4,
  listBySeveral: 8,
  /** Two plants, and a fact by which their records differ: more than how they differ in looks. */
  chosenByRecord: 9.8,
  /** Several plants fit all criteria, which read every word of the question. */
  wholeList: 4.8,
  wholeListBySeveral: 9.5,
  /** Each word of the question that no criterion of a list reads, up to so many. */
  unreadWord: 0.6,
  mostUnread: 1.8,
  /** "Which are safe for cats?" asks for plants, not for what harms a cat. */
  safeList: 8.2,
  /** One of two things, a distance, or whether a month is the time for it: the record decides. */
  decided: 9.2,
  /** A rule holds a figure that the gardener gave against the record, or knows what to do after the cause that is named. */
  rule: { figure: 9.5, place: 9.6, cause: 6.4, time: 4.2, timeChosen: 6.5, alternatives: 7.6 },
  /** The figure that was asked for: added up for this garden, of this very plant or situation, only of its kind, or of a genus of which another kind is named. */
  figure: { computed: 9.8, own: 8.2, kind: 5.5, otherKind: 3 },
  /** Topics are spoken of; the record says yes or no, or how often and how much. */
  topic: 2.5,
  answeredByRecord: 4,
  /** The record compares the figure that was given, or nothing but the topic is spoken of: "when do I water it?" */
  plainlyOfRecord: 7,
  /**
   * Something is wrong with the plant: without a sign, with one, with several; a problem of its own; one described as in its
   * record; or one that the gardener's own notes speak for.
   */
  trouble: {
    unasked: -0.8,
    unnamed: 2,
    life: 3.6,
    oneSign: 3.5,
    severalSigns: 4.2,
    own: 5.2,
    described: 8,
    noted: 8.5,
  },
  /** What is alike only counts from here on. */
  alike: 2.1,
  /** … where its intent is probable as well. */
  alikeOfIntent: 2,
} as const;
