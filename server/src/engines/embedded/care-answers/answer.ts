import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import type { Circumstances } from '../../../horticulture/circumstances.ts';
import type { SpeciesMatch } from '../../../knowledge/names/match.ts';
import type { KnownSpecies } from '../../../knowledge/plants.ts';
import type { Question } from './intent/question.ts';

/** All that an answer is made from. */
export interface CareQuery {
  plant: KnownSpecies;
  match: SpeciesMatch;
  question: Question;
  circumstances: Circumstances;
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

export function careQuery(match: SpeciesMatch, question: Question, circumstances: Circumstances): CareQuery {
  return {
    plant: match.plant,
    match,
    question,
    circumstances,
    season: seasonOf(circumstances.today, circumstances.hemisphere),
  };
}
