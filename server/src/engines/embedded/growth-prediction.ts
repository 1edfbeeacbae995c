import type { GrowthPrediction, GrowthQuestion } from '@plantcare/contract/assistant.ts';
import { findSpecies, speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';

/** How tall the plant will be within a year. */
export function predictGrowth(question: GrowthQuestion, _around: Circumstances): GrowthPrediction {
  const match = findSpecies(question.species);
  const known = speciesFound(match);
  if (!match) {
    return {
      prediction: 'This plant is not in the knowledge base, so its growth cannot be reckoned.',
      timeline: [],
      known,
    };
  }
  return { prediction: `Growth is ${match.plant.growthRate}. ${match.plant.size}`, timeline: [], known };
}
