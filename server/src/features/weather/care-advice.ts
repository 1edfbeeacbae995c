import type { CareRecommendations } from '@plantcare/contract/weather.ts';
import type { Conditions } from '../../horticulture/weather-conditions.ts';
import { findPlantProfile } from '../../horticulture/weather-needs/find-plant-profile.ts';
import { protectionAdvice } from './protection-advice.ts';
import { sunlightAdvice } from './sunlight-advice.ts';
import { wateringAdvice } from './watering-advice.ts';

/**
 * What to do for a plant in this weather, one to three sentences a line, each with the figures that it follows from.
 * @param plantType a common or scientific name, or a kind of plants; null for plants in general
 */
export function careAdvice(conditions: Conditions, plantType: string | null): CareRecommendations {
  const plant = findPlantProfile(plantType);
  return {
    watering: wateringAdvice(conditions, plant),
    sunlight: sunlightAdvice(conditions, plant),
    protection: protectionAdvice(conditions, plant),
  };
}
