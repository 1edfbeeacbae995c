import type { GeneralQuery, Paragraph } from '../answer.ts';
import { comparisonOf } from './comparison.ts';
import { writtenComparison } from './comparison-texts.ts';
import { describedPlant } from './described-plant.ts';
import { kindOf } from './kind-of-plant.ts';

/** What a plant is: the same as another or not, of a kind or not, or which one fits a description; null where none is asked. */
export function identityAnswer(query: GeneralQuery): Paragraph | null {
  const comparison = comparisonOf(query);
  // Who may come to harm is asked for then; only what tells a harmless plant from its dangerous double comes before it.
  if (query.question.harm?.asked) return comparison && writtenComparison(query.question.written) ? comparison : null;
  return comparison ?? kindOf(query) ?? describedPlant(query);
}
