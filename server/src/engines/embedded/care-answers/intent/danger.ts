import type { Species } from '@plantcare/contract/species.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import { type Eater, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import {
  CATS,
  CHILDREN,
  DOGS,
  FEELS_ILL,
  FUR,
  HAPPENED,
  HARM,
  MADE_A_MEAL,
  MEAL_OR_BODY,
  NO_FOOD,
  OTHER_ANIMALS,
  OWN_TROUBLE,
  PEOPLE,
  PERSON_ATE,
  PEST_ATE,
  RUBBED,
  SCENT,
  THIEVES,
  TOUCHED,
  UNWELL,
} from './danger-words.ts';

export interface Danger {
  /** Whom the question names, nobody when it asks in general. */
  eaters: readonly Eater[];
  /** The word for animals that the sources do not speak of, such as "rabbit". */
  otherAnimal: string | null;
  /**
   * Somebody has eaten of it, its sap or pollen has touched somebody, or it is deadly and the question leaves open whether
   * somebody has: what to do comes first.
   */
  happened: 'eaten' | 'touched' | 'perhaps' | null;
}

/** Null when the question speaks of no harm to anybody. `plant` is null when nobody knows which it is. */
export function dangerOf(question: string, plant: Species | null): Danger | null {
  const otherAnimal = THIEVES.test(question) ? null : (OTHER_ANIMALS.exec(question)?.[0] ?? null);
  const fur = FUR.test(question);
  const cats = CATS.test(question) || (fur && !DOGS.test(question));
  const dogs = DOGS.test(question) || (fur && !CATS.test(question));
  const child = CHILDREN.test(question);
  const concerned = cats || dogs || otherAnimal !== null || child;
  const ill = FEELS_ILL.test(question) && !SCENT.test(question);
  const personAte = !PEST_ATE.test(question) && isMealOf(plant, question);
  const harm = HARM.test(question);
  const touched = TOUCHED.test(question);
  const perhaps = mayBeDeadly(plant, question);
  // Whoever speaks of a pet or a child must hear of the danger, whatever was asked.
  if (!harm && !personAte && !touched && !concerned && !ill && !perhaps) return null;
  const ofPeople = child || personAte || (!concerned && (ill || PEOPLE.test(question)));
  const eaters: Eater[] = [
    ...(cats ? (['cats'] as const) : []),
    ...(dogs ? (['dogs'] as const) : []),
    ...(ofPeople ? (['people'] as const) : []),
  ];
  const rubbed = (cats || dogs) && RUBBED.test(question);
  const unwell = concerned && UNWELL.test(question) && !OWN_TROUBLE.test(question);
  const eaten = personAte || ill || unwell || (HAPPENED.test(question) && (concerned || harm));
  const licked = rubbed && plant !== null && isDeadly(plant);
  return { eaters, otherAnimal, happened: happened(eaten || licked, touched || rubbed, perhaps) };
}

function happened(eaten: boolean, touched: boolean, perhaps: boolean): Danger['happened'] {
  if (eaten) return 'eaten';
  if (touched) return 'touched';
  return perhaps ? 'perhaps' : null;
}

/** Somebody ate, cooked or drank of it. Of a crop that is no accident, unless it was a part that is no food. */
function isMealOf(plant: Species | null, question: string): boolean {
  if (!MADE_A_MEAL.test(question) && !PERSON_ATE.test(question)) return false;
  return !plant || !isCrop(plant) || (plant.toxicity.people !== 'no' && NO_FOOD.test(question));
}

function mayBeDeadly(plant: Species | null, question: string): boolean {
  if (!plant || !isDeadly(plant) || PEST_ATE.test(question) || !MEAL_OR_BODY.test(question)) return false;
  return !isCrop(plant) || (plant.toxicity.people !== 'no' && NO_FOOD.test(question));
}
