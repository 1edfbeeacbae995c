import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import type { SpeciesMatch } from '../../../knowledge/names/match.ts';
import type { KnownSpecies } from '../../../knowledge/plants.ts';
import type { Question } from './intent/question.ts';

/** What every answer is made from; nobody may know which plant it is. */
export interface GeneralQuery {
  plant: KnownSpecies | null;
  match: SpeciesMatch | null;
  question: Question;
  circumstances: Circumstances;
  /** Today's, where the gardener lives. */
  season: Season;
  /** What the gardener calls the plant. */
  typed: string;
}

/** The same of a plant with a record. */
export interface CareQuery extends GeneralQuery {
  plant: KnownSpecies;
  match: SpeciesMatch;
}

/** A paragraph of an answer, and the words in bold that it begins with; none where the text begins with the answer. */
export interface Paragraph {
  lead: string;
  text: string;
}

/** The first sentence of an answer: whether it is so where that was asked, and the figure the gardener gave, compared. */
export interface DirectAnswer {
  /** Null where no yes or no was asked for, or the record cannot decide. */
  yes: boolean | null;
  text: string;
}

export function paragraph({ lead, text }: Paragraph): string {
  return lead === '' ? text : `**${lead}** ${text}`;
}

export function generalQuery(
  match: SpeciesMatch | null,
  question: Question,
  circumstances: Circumstances,
  typed: string,
): GeneralQuery {
  const season = seasonOf(circumstances.today, circumstances.hemisphere);
  return { plant: match?.plant ?? null, match, question, circumstances, season, typed };
}

export function isAboutKnownPlant(query: GeneralQuery): query is CareQuery {
  return query.plant !== null && query.match !== null;
}

/** Whether the question holds one of the words, in any of their forms. */
export function says({ tokens }: Pick<Question, 'tokens'>, ...lemmas: readonly string[]): boolean {
  return tokens.some(({ lemma, word }) => lemmas.includes(lemma) || lemmas.includes(word));
}

const BAD =
  'too bad harm harmful hurt kill damage wrong problem worry die burn scorch suffer mind stress shock mistake unhealthy danger dangerous risk lose freeze threaten'.split(
    ' ',
  );

/** Whether it is asked that something is bad: "is that too cold?" is answered yes where it is. */
export function asksForBad(question: Pick<Question, 'tokens'>): boolean {
  return says(question, ...BAD);
}

/** The Yes or No that a text without emphasis begins with; null where it begins with neither. */
export function yesOrNoIn(text: string): string | null {
  return /^(?:Yes|No)\b/.exec(text)?.[0] ?? null;
}

/** What is good or bad for the plant, as the answer to a question that asks for either. */
export function judged(good: boolean, question: Question, text: string): DirectAnswer {
  const asks = question.form === 'yes-no';
  return { yes: asks ? good !== asksForBad(question) : null, text };
}
