import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { usualPlace } from '../../../../horticulture/usual-place.ts';
import type { CareQuery } from '../answer.ts';
import { growsInGround } from '../lists/plant-traits.ts';
import { ownPosition, type Position } from '../setting.ts';

/** So says the question, else the own plant's place, else the way the plant is usually grown; "balcony" and "terrace" mean pots. */
export function positionOf(query: Pick<CareQuery, 'plant' | 'question' | 'circumstances'>): Position {
  const { plant, question } = query;
  const { circumstances } = question.concepts;
  const isOutside = circumstances.has('outdoors') || question.facts.settings.has('outdoors');
  if (question.facts.settings.has('cold window')) return 'room';
  if (circumstances.has('ground')) return 'ground';
  // What stands in a garage or a cellar stands in a pot.
  if (SHELTERS.some((shelter) => question.facts.settings.has(shelter)) && plant.matureSize.potted) return 'pot';
  if (circumstances.has('potted')) return 'pot';
  if (circumstances.has('indoors') && !isOutside) return 'room';
  if (PAVED.test(question.plain)) return 'pot';
  // What can be brought in stands in a pot.
  if (question.facts.actions.some(({ meaning }) => meaning === 'bring in') && plant.matureSize.potted) return 'pot';
  const own = isOutside ? null : ownPosition(query);
  if (own) return own;
  // Dahlias and cannas stand in beds from May to the first frost.
  if (growsInGround(plant) || (!isOutside && survivalOfPlant(plant).id === 'lifted-tuber')) return 'ground';
  return isOutside || usualPlace(plant) !== 'room' ? 'pot' : 'room';
}

const SHELTERS = ['unheated shelter', 'dark shelter'] as const;

export const PAVED = /\b(?:balcony|patio|terrace|deck|porch|veranda|doorstep|roof)\b/;
