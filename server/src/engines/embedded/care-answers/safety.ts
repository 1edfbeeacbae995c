import type { Species } from '@plantcare/contract/species.ts';
import { toxicEffect } from '../../../horticulture/care-sheet/needs.ts';
import { isCrop } from '../../../horticulture/crops.ts';
import { EATERS, type Eater, isDeadly, verdict } from '../../../horticulture/toxicity/wording.ts';
import { inSentences } from '../../../horticulture/wording.ts';
import type { CareQuery, Paragraph } from './answer.ts';
import { firstAid } from './first-aid.ts';
import type { Danger } from './intent/danger.ts';
import type { Question } from './intent/question.ts';

/** Who is named in the question comes first; the others are said as well. */
export function answerSafety({ plant, match, question }: CareQuery): Paragraph {
  const danger: Danger = question.danger ?? { eaters: [], otherAnimal: null, happened: null };
  const text = inSentences([
    firstAid(plant, danger),
    verdict(plant, plant.toxicity, { first: danger.eaters }),
    danger.otherAnimal === null ? null : aboutOtherAnimal(plant, danger.otherAnimal),
    toxicEffect(plant),
    asksForFood(question, danger) && !isFood(plant) ? 'That does not make it food.' : null,
    match.misspelled || match.others
      ? 'Check its full name on the label before you rely on any of this.'
      : match.as === 'species'
        ? null
        : 'Its species can differ: be careful until you know exactly which one it is.',
    danger.happened ? null : whatToDo(plant, danger.eaters),
  ]);
  return { lead: danger.happened ? 'What to do now:' : 'Toxicity:', text };
}

function asksForFood({ plain }: Question, { eaters, otherAnimal, happened }: Danger): boolean {
  const pets = otherAnimal !== null || eaters.includes('cats') || eaters.includes('dogs');
  return (
    !pets && happened === null && /\b(edible|eat(en|ing)?|teas?|salads?|tasty|cook|recipes?|garnish)\b/.test(plain)
  );
}

/** Some flowers that are no crop are eaten, and their records say so; where it is toxic there is no need to add this. */
function isFood(plant: Species): boolean {
  const { people, effect } = plant.toxicity;
  return isCrop(plant) || people === 'yes' || /\b(food|edible|are eaten|eaten by people)\b/.test(effect);
}

function aboutOtherAnimal({ toxicity }: Species, animal: string): string {
  const one = animal.endsWith('s') || animal === 'sheep' || animal === 'cattle' ? animal : `a ${animal}`;
  const suspect = EATERS.some((eater) => toxicity[eater] === 'yes')
    ? ' As it is toxic to others, treat it as toxic.'
    : '';
  return `The sources say nothing about ${one}, so ask a vet before you let it near.${suspect}`;
}

function whatToDo(plant: Species, query: readonly Eater[]): string | null {
  const concerned = query.length > 0 ? query : EATERS;
  if (concerned.every((eater) => plant.toxicity[eater] === 'no')) return null;
  if (isDeadly(plant)) return 'Better not keep it where pets or children can reach it.';
  return 'Keep it out of reach, and call a vet or poison control center if some is eaten.';
}
