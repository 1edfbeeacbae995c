import type { CareSchedule, ScheduleQuestion } from '@plantcare/contract/assistant.ts';
import { findSpecies, speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import { feedingNeed, wateringNeed } from './sheet-lines.ts';

/** What the plant needs and how often. */
export function planCare(question: ScheduleQuestion, _around: Circumstances): CareSchedule {
  const match = findSpecies(question.plantSpecies);
  const known = speciesFound(match);
  if (!match) return { schedule: 'Check the soil every week, and water when the top 3 cm are dry.', tasks: [], known };
  return { schedule: `${wateringNeed(match.plant)}\n\n${feedingNeed(match.plant)}`, tasks: [], known };
}
