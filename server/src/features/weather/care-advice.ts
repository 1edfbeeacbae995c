import type { CareRecommendations } from '@plantcare/contract/weather.ts';
import { plantKind } from '../../horticulture/water-need/plant-kind.ts';
import { plantLimits } from '../../horticulture/water-need/plant-limits.ts';
import type { Conditions } from '../../horticulture/weather-conditions.ts';
import { protectionAdvice } from './protection-advice.ts';
import { sunlightAdvice } from './sunlight-advice.ts';
import { wateringAdvice } from './watering-advice.ts';

/**
 * What the weather asks of a gardener, one to three sentences a line, each with the figures that it follows from.
 * @param plantType a common or scientific name, or a kind of plants; null for plants in general
 */
export function careAdvice(conditions: Conditions, plantType: string | null): CareRecommendations {
  const kind = plantKind(plantType ?? '');
  return {
    watering: wateringAdvice(conditions, kind),
    sunlight: sunlightAdvice(conditions, kind),
    protection: protectionAdvice(conditions, kind, plantLimits(plantType ?? '')),
  };
}
