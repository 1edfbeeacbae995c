import type { Circumstances } from '../../../horticulture/circumstances.ts';
import { adviseCare } from './care-advice.ts';

/** The day on which tests ask, unless a season matters to them: the middle of spring in the north. */
export const IN_MAY: Circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] };

/** What the assistant answers in May to somebody in the north who has none of their plants linked to the question. */
export function advice(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice;
}
