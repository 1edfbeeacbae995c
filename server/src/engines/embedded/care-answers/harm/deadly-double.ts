import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { harms, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { nameOf } from '../../../../horticulture/wording.ts';
import { plants } from '../../../../knowledge/plants.ts';
import { type GeneralQuery, type Paragraph, says } from '../answer.ts';
import type { Question } from '../intent/question.ts';

/** Words of somebody who wants to eat a plant, or to tell it from another. */
const IDENTIFIES =
  'eat edible cook tea pick forage taste salad soup difference similar same look confuse mistake identify'.split(' ');

const COMPARES = [...IDENTIFIES, 'tell', 'different', 'mix', 'or', 'either', 'sure'];

const CHOSEN_FOR =
  'hedge screen privacy shade work easy care grow fast buy choose maintain cover climb companion repel deter pest attract'.split(
    ' ',
  );

/** Where something was found rather than what it is for. */
const UNDER_HEDGE = /\b(?:under|below|beneath|by|in|near) (?:a|the|my|our) hedge\b/;

/** "Laurel or privet for a hedge?" takes neither for the other. */
function choosesToGrow({ question }: GeneralQuery): boolean {
  const isChosen = says(question, ...CHOSEN_FOR) && !UNDER_HEDGE.test(question.plain);
  return question.form === 'choice' && isChosen && !says(question, ...IDENTIFIES);
}

/** What to know of a deadly plant that is named beside the one that is asked about, which may be taken for it. */
export function deadlyDouble(query: GeneralQuery): Paragraph | null {
  const { plant, question } = query;
  if (choosesToGrow(query)) return null;
  // "Squill in the lawn" compares nothing, nor does "marigolds beside my foxgloves".
  if (!says(question, ...(plant && question.form !== 'choice' ? IDENTIFIES : COMPARES))) return null;
  // Garlic and plums are deadly to some animal, and nobody takes them for another plant.
  const deadly =
    question.otherPlants.find(
      (each) => harms(each) && isDeadly(each) && !isCrop(each) && !isOnlyAGrowth(each, question),
    ) ?? (plant && isTakenForFood(plant, question) ? plant : hemlockBeside(plant, question));
  if (!deadly) return null;
  return {
    lead: 'Be sure before you eat or use it:',
    text: `${nameOf(deadly)} is toxic. ${deadly.toxicity.effect} Compare every single leaf, stem and root with a good picture of both, have an expert look at it, and when in doubt leave it.`,
  };
}

/** "The stems look like a witches' broom." */
function isOnlyAGrowth({ scientificName }: Species, { written }: Question): boolean {
  return scientificName.startsWith('Cytisus') && /\bwitch(?:es|['’]?s)?['’]? ?brooms?\b/i.test(written);
}

/** "Lords and ladies: this or ramsons?" may have the toxic one for a meal. */
function isTakenForFood(plant: Species, { form, otherPlants }: Question): boolean {
  return form === 'choice' && plant.toxicity.people === 'yes' && !isCrop(plant) && otherPlants.some(isCrop);
}

const POISON_HEMLOCK = plants.find(({ scientificName }) => scientificName === 'Conium maculatum');

/** "Cow parsley or hemlock?" means the herb; alone the name is mostly that of the conifer. */
function hemlockBeside(plant: Species | null, { tokens, otherPlants }: Question): Species | undefined {
  const isBesideItsLikes = [plant, ...otherPlants].some((each) => each?.family === POISON_HEMLOCK?.family);
  return isBesideItsLikes && tokens.some(({ lemma }) => lemma === 'hemlock') ? POISON_HEMLOCK : undefined;
}
