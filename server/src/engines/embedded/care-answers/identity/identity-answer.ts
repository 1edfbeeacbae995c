import type { GeneralQuery, Paragraph } from '../answer.ts';
import { comparisonOf, kindsOfOne } from './comparison.ts';
import { writtenComparison } from './comparison-texts.ts';
import { describedPlant } from './described-plant.ts';
import { kindOf } from './kind-of-plant.ts';

/** How a plant differs from another, or that it is the same; null where no two are compared. */
export function comparisonAnswer(query: GeneralQuery): Paragraph | null {
  const comparison = comparisonOf(query);
  // Who may come to harm is asked for then; only what tells a harmless plant from its dangerous double comes before it.
  if (query.question.harm?.asked && !writtenComparison(query.question.written)) return null;
  return comparison;
}

/** What a plant is: of a kind or not, or which one fits a description; null where none is asked. */
export function identityAnswer(query: GeneralQuery): Paragraph | null {
  return query.question.harm?.asked ? null : (kindOf(query) ?? kindsOfOne(query) ?? describedPlant(query));
}
