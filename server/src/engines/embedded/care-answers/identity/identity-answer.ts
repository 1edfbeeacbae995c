import type { GeneralQuery, Paragraph } from '../answer.ts';
import { comparisonOf } from './comparison.ts';
import { describedPlant } from './described-plant.ts';
import { kindOf } from './kind-of-plant.ts';

/** What a plant is: the same as another or not, of a kind or not, or which one fits a description; null where none is asked. */
export function identityAnswer(query: GeneralQuery): Paragraph | null {
  // Who may come to harm is asked for then, whatever the plant is.
  if (query.question.harm?.asked) return null;
  return comparisonOf(query) ?? kindOf(query) ?? describedPlant(query);
}
