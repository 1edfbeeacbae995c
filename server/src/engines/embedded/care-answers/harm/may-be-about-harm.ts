import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { isDeadly, isSeverelyToxic } from '../../../../horticulture/toxicity/wording.ts';
import { says } from '../answer.ts';
import { probabilityOf, TROUBLE_INTENTS } from '../intent/classifier/topic-intents.ts';
import type { Question } from '../intent/question.ts';

const TAKEN_IN = ['tea', 'eat', 'drink', 'cook', 'juice', 'raw', 'edible', 'salad', 'smoothie', 'infusion', 'medicine'];

/** Whether it speaks of eating or brewing it. */
export function asksToTakeIn(question: Question): boolean {
  // "The poor thing drank all its water" tells of the plant.
  return says(question, ...TAKEN_IN) && !question.concepts.harm.has('figureOfSpeech');
}

/**
 * Whether a question that was not understood may be about taking the plant in: "lords and ladies or wild garlic?" asks what may
 * be picked, but "thuja or privet for a hedge?" does not.
 */
export function mayBeAboutHarm(plant: Species, question: Question): boolean {
  const isCompared = question.form === 'choice' && question.otherPlants.some(isCrop);
  // "Gone every spring, only slime left" tells what ails it.
  const isTrouble = probabilityOf(TROUBLE_INTENTS, question.intents) >= 0.5;
  const isDangerous = question.harm === null ? isDeadly(plant) : isSeverelyToxic(plant);
  const isFeared = isCompared || (isDangerous && !isTrouble) || asksToTakeIn(question);
  return plant.toxicity.people === 'yes' && isFeared;
}
