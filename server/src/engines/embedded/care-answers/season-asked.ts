import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import { readSeason } from '../../../horticulture/text-input/season.ts';
import type { CareQuery } from './answer.ts';

/** Today's season, or the one that the question names by itself or by its month. */
export function seasonAsked({ question, circumstances, season }: CareQuery): Season {
  const named = readSeason(question.plain);
  if (named) return named;
  const { month } = question.facts;
  return month === null ? season : seasonOf(`2026-${String(month).padStart(2, '0')}-15`, circumstances.hemisphere);
}
