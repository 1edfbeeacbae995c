import type { GeneralQuery, Paragraph } from '../answer.ts';
import type { RecordTopic } from '../intent/topics.ts';

/** What an answer has said, so that nothing is said twice. */
export type Told = RecordTopic | 'safety' | 'symptoms';

export interface Answer {
  paragraphs: readonly Paragraph[];
  told: readonly Told[];
  /** A text that stands for itself, such as a list or an article: nothing is added to it. */
  whole?: string;
}

export type Route = 'identity' | 'use' | 'safety' | 'list' | 'decided' | 'worked' | 'trouble' | 'record' | 'article';

/** One way to answer a question. */
export interface Candidate {
  route: Route;
  /** How sure it is that this was asked. On the one scale of all candidates: as sure as a pattern of so many words. */
  certainty: number;
  /** Null where there turns out to be nothing to say. */
  answer: () => Answer | null;
}

/** What gives candidates; a question may have several of each. */
export type RouteFinder = (query: GeneralQuery) => readonly Candidate[];

/**
 * How sure it is that something was asked which is recognized as a whole, on the scale of worked questions: each word of
 * their pattern that is said counts 1, and a likeness of 1 counts 4. Chosen on the development questions.
 */
export const CERTAINTY = {
  /** "What is the difference to …?" */
  comparison: 5,
  /** "Is it a cactus?" */
  identity: 4,
  /** Eating, burning or brewing it. */
  use: 3.4,
  /** … where somebody may come to harm as well. */
  harmfulUse: 5,
  /** Who comes to harm is asked, in as many words, or only meant. */
  harmAsked: 6,
  harmMeant: 2.6,
  harmMentioned: 1,
  list: 3.4,
  listBySeveral: 5.5,
  /** "Which are safe for cats?" asks for plants, not for what harms a cat. */
  safeList: 6.5,
  /** One of two things, a distance, or whether a month is the time for it: the record decides. */
  decided: 5,
  /** Topics are spoken of; the record says yes or no, or how often and how much. */
  topic: 2.2,
  answeredByRecord: 3.6,
  /** The record compares the figure that was given, or nothing but the topic is spoken of: "when do I water it?" */
  plainlyOfRecord: 4.4,
  /** Something is wrong with the plant: without a sign, with one, with several; a problem of its own; one described as in its record. */
  trouble: { unasked: -0.8, unnamed: 2, life: 3.4, oneSign: 2.6, severalSigns: 3.8, own: 4.2, described: 5 },
  /** What is alike only counts from here on. */
  alike: 1.9,
} as const;
