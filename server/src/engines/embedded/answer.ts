import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season, Species } from '@plantcare/contract/species.ts';
import type { SpeciesMatch } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import type { Question } from './question.ts';

/** All that an answer is made from. */
export interface Asked {
  plant: Species;
  match: SpeciesMatch;
  question: Question;
  around: Circumstances;
  /** Today's, where the gardener lives. */
  season: Season;
}

/** A paragraph of an answer, and the words in bold that it begins with. */
export interface Paragraph {
  lead: string;
  text: string;
}

export function paragraph({ lead, text }: Paragraph): string {
  return `**${lead}** ${text}`;
}

export function askedAbout(match: SpeciesMatch, question: Question, around: Circumstances): Asked {
  return { plant: match.plant, match, question, around, season: seasonOf(around.today, around.hemisphere) };
}

/** Whole days from one day to another, both as `2026-05-01`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function inSentences(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
