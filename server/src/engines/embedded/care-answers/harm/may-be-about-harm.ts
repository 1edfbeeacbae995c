import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { isSeverelyToxic } from '../../../../horticulture/toxicity/wording.ts';
import { says } from '../answer.ts';
import type { Question } from '../intent/question.ts';

const TAKEN_IN = ['tea', 'eat', 'drink', 'cook', 'juice', 'raw', 'edible', 'salad', 'smoothie', 'infusion', 'medicine'];

/**
 * Whether a question that was not understood may be about taking the plant in: "lords and ladies or wild garlic?" asks what may
 * be picked, but "thuja or privet for a hedge?" does not.
 */
export function mayBeAboutHarm(plant: Species, question: Question): boolean {
  const isCompared = question.form === 'choice' && question.otherPlants.some(isCrop);
  return plant.toxicity.people === 'yes' && (isCompared || isSeverelyToxic(plant) || says(question, ...TAKEN_IN));
}
