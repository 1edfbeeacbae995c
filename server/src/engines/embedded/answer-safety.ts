import type { Species } from '@plantcare/contract/species.ts';
import { EATERS, type Eater, isDeadly, verdict } from '../toxicity-words.ts';
import { type Asked, inSentences, type Paragraph } from './answer.ts';
import type { Danger } from './question-danger.ts';

const CALL_FOR_PETS = 'Call a vet or an animal poison control center (in the United States the ASPCA at 888-426-4435)';
const CALL_FOR_PEOPLE =
  'Call a poison control center (in the United States 1-800-222-1222), or emergency services at trouble breathing, collapse or seizures';

const TOUCHED =
  'Wash the sap off the skin with soap and plenty of water at once; rinse an eye under running water for 15 minutes and see a doctor.';

/** Who is named in the question comes first; the others are said as well. */
export function answerSafety({ plant, match, question }: Asked): Paragraph {
  const danger = question.danger ?? { eaters: [], otherAnimal: null, happened: null };
  const text = inSentences([
    danger.happened === 'eaten' ? firstAid(plant, danger) : danger.happened === 'touched' ? TOUCHED : null,
    verdict(plant, plant.toxicity, { first: danger.eaters }),
    danger.otherAnimal === null ? null : aboutOtherAnimal(plant, danger.otherAnimal),
    plant.toxicity.effect,
    match.misspelled || match.others
      ? 'Check its full name on the label before you rely on any of this.'
      : match.as === 'species'
        ? null
        : 'Its species can differ: be careful until you know exactly which one it is.',
    danger.happened ? null : whatToDo(plant, danger.eaters),
  ]);
  return { lead: danger.happened ? 'What to do now:' : 'Toxicity:', text };
}

function aboutOtherAnimal({ toxicity }: Species, animal: string): string {
  const one = animal.endsWith('s') || animal === 'sheep' || animal === 'cattle' ? animal : `a ${animal}`;
  const suspect = EATERS.some((eater) => toxicity[eater] === 'yes')
    ? ' As it is toxic to others, treat it as toxic.'
    : '';
  return `The sources say nothing about ${one}, so ask a vet before you let it near.${suspect}`;
}

/** What to do when it has been eaten: nothing waits for signs unless all sources call the plant harmless. */
function firstAid(plant: Species, { eaters, otherAnimal }: Danger): string {
  const pets = eaters.includes('cats') || eaters.includes('dogs') || otherAnimal !== null;
  const people = eaters.includes('people');
  const call = people && !pets ? CALL_FOR_PEOPLE : CALL_FOR_PETS;
  const known = eaters.map((eater) => plant.toxicity[eater]);
  if (known.length > 0 && otherAnimal === null && known.every((toxic) => toxic === 'no')) {
    return `Take the rest out of the mouth and offer water. ${call} if vomiting goes on, or at any sign that worries you.`;
  }
  const grave = isDeadly(plant) && (known.length === 0 || known.includes('yes'));
  return inSentences([
    grave
      ? `This is an emergency: go at once, without waiting for signs. ${call} on the way.`
      : `${call} now, without waiting for signs.`,
    people && pets ? `${CALL_FOR_PEOPLE}, for a person.` : null,
    'Take the plant out of the mouth, rinse it with water, do not make anybody vomit, and take a piece or a photo of the plant along.',
  ]);
}

function whatToDo(plant: Species, asked: readonly Eater[]): string | null {
  const concerned = asked.length > 0 ? asked : EATERS;
  if (concerned.every((eater) => plant.toxicity[eater] === 'no')) return null;
  if (isDeadly(plant)) return 'Better not keep it where pets or children can reach it.';
  return 'Keep it out of reach, and call a vet or poison control center if some is eaten.';
}
