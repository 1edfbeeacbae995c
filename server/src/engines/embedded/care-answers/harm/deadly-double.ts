import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { harms, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { nameOf } from '../../../../horticulture/wording.ts';
import { type GeneralQuery, type Paragraph, says } from '../answer.ts';

/** Words of somebody who wants to eat a plant, or to tell it from another. */
export const IDENTIFIES =
  'eat edible cook tea pick forage taste salad soup difference similar same look confuse mistake identify'.split(' ');

const COMPARES = [...IDENTIFIES, 'tell', 'different', 'mix', 'or', 'either', 'sure'];

/** What to know of a deadly plant that is named beside the one that is asked about, which may be taken for it. */
export function deadlyDouble({ plant, question }: GeneralQuery): Paragraph | null {
  // "Squill in the lawn" compares nothing.
  if (!plant && !says(question, ...COMPARES)) return null;
  // Garlic and plums are deadly to some animal, and nobody takes them for another plant.
  const deadly =
    question.otherPlants.find((each) => harms(each) && isDeadly(each) && !isCrop(each)) ??
    (plant && isTakenForFood(plant, question) ? plant : undefined);
  if (!deadly) return null;
  return {
    lead: 'Be sure before you eat or use it:',
    text: `${nameOf(deadly)} is toxic. ${deadly.toxicity.effect} Compare every single leaf, stem and root with a good picture of both, have an expert look at it, and when in doubt leave it.`,
  };
}

/** "Lords and ladies: this or ramsons?" may have the toxic one for a meal. */
function isTakenForFood(plant: Species, { form, otherPlants }: GeneralQuery['question']): boolean {
  return form === 'choice' && plant.toxicity.people === 'yes' && !isCrop(plant) && otherPlants.some(isCrop);
}
