import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { isSeverelyToxic } from '../../../../horticulture/toxicity/wording.ts';
import { says } from '../answer.ts';
import { probabilityOf, TROUBLE_INTENTS } from '../intent/classifier/topic-intents.ts';
import type { Question } from '../intent/question.ts';

const TAKEN_IN = ['tea', 'eat', 'drink', 'cook', 'juice', 'raw', 'edible', 'salad', 'smoothie', 'infusion', 'medicine'];

/**
 * Whether a question that was not understood may be about taking the plant in: "lords and ladies or wild garlic?" asks what may
 * be picked, but "thuja or privet for a hedge?" does not.
 */
export function mayBeAboutHarm(plant: Species, question: Question): boolean {
  const isCompared = question.form === 'choice' && question.otherPlants.some(isCrop);
  // "Gone every spring, only slime left" tells what ails it.
  const isTrouble = probabilityOf(TROUBLE_INTENTS, question.intents) >= 0.5;
  const isFeared = isCompared || (isSeverelyToxic(plant) && !isTrouble) || says(question, ...TAKEN_IN);
  return plant.toxicity.people === 'yes' && isFeared;
}
