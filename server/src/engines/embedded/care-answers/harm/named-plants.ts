import type { Species } from '@plantcare/contract/species.ts';
import { EATERS, harms, isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import type { GeneralQuery } from '../answer.ts';
import type { Harm } from '../intent/harm.ts';

/** Where two plants are named, neither is the one that is asked about: those that harm somebody concerned, the deadliest first. */
export function harmfulNamed({ plant, question }: GeneralQuery, harm: Harm): readonly Species[] {
  if (plant) return [];
  const concerned = harm.eaters.length > 0 && harm.otherAnimal === null ? harm.eaters : EATERS;
  return question.otherPlants
    .filter((each) => harms(each) && concerned.some((eater) => each.toxicity[eater] === 'yes'))
    .toSorted((one, other) => Number(isDeadly(other)) - Number(isDeadly(one)));
}
