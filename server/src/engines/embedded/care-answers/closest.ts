import type { Species } from '@plantcare/contract/species.ts';
import { isSeverelyToxic } from '../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, paragraph, says } from './answer.ts';
import { deadlyDouble } from './harm/deadly-double.ts';
import { answerSafety, NOBODY_NAMED } from './harm/safety.ts';
import type { Question } from './intent/question.ts';
import { unknownAnswer } from './unknown-answer.ts';

/**
 * What comes closest to a question that was not understood. Since it may have been about eating, burning or telling a plant
 * from another, the danger of one that harms people is told too: first where it can do lasting harm or is compared.
 */
export function closest(query: GeneralQuery): string {
  const { plant, question } = query;
  const double = deadlyDouble(query);
  if (double) return [paragraph(double), unknownAnswer(query)].join('\n\n');
  if (!plant || question.tellingWords === 0 || !mayBeAboutHarm(plant, question)) return unknownAnswer(query);
  const danger = paragraph(answerSafety(NOBODY_NAMED, query));
  const isFirst = isSeverelyToxic(plant) || question.otherPlants.length > 0 || question.form === 'choice';
  return (isFirst ? [danger, unknownAnswer(query)] : [unknownAnswer(query), danger]).join('\n\n');
}

const TAKEN_IN = ['tea', 'eat', 'drink', 'cook', 'juice', 'raw', 'edible', 'salad', 'smoothie', 'infusion', 'medicine'];

/** "Lords and ladies or wild garlic?" asks what may be picked. */
function mayBeAboutHarm(plant: Species, question: Question): boolean {
  const isCompared = question.otherPlants.length > 0 && question.form === 'choice';
  return plant.toxicity.people === 'yes' && (isCompared || isSeverelyToxic(plant) || says(question, ...TAKEN_IN));
}
