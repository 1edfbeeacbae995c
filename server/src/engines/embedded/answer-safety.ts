import type { Species, Toxic } from '@plantcare/contract/species.ts';
import { plantById } from '../../knowledge/plants.ts';
import { type Asked, inSentences, type Paragraph } from './answer.ts';
import type { Danger, Eater } from './question-danger.ts';
import { listed } from './sheet-lines.ts';
import { nameOf } from './sheet-names.ts';

const EATERS: readonly Eater[] = ['cats', 'dogs', 'people'];

const VERDICTS: Record<Toxic | 'some', (eaters: string) => string> = {
  yes: (eaters) => `It is **toxic to ${eaters}**.`,
  some: (eaters) => `Some plants of this group are **toxic to ${eaters}**, so treat it as toxic.`,
  no: (eaters) => `It is not known to be toxic to ${eaters}.`,
  unknown: (eaters) => `Whether it harms ${eaters} is not known, so treat it as toxic to them.`,
};

/** Where seconds count, the records of plants say so. */
const GRAVE = /\b(deadly|at once|deaths?|fatal)\b/i;

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
    verdict(plant, danger.eaters),
    danger.otherAnimal === null ? null : aboutOtherAnimal(plant, danger.otherAnimal),
    plant.toxicity.effect,
    match.misspelled
      ? `This holds only if it really is ${nameOf(plant)}: check the label before you rely on it.`
      : match.as === 'species'
        ? null
        : 'Its species can differ: be careful until you know exactly which one it is.',
    danger.happened ? null : whatToDo(plant, danger.eaters),
  ]);
  return { lead: danger.happened ? 'What to do now:' : 'Toxicity:', text };
}

/** What is known for each, those who are alike together: "toxic to cats and dogs, not known to be toxic to people". */
export function verdict({ _id, toxicity }: Species, first: readonly Eater[]): string {
  const putTogether = plantById(_id) === undefined;
  const order = [...first, ...EATERS.filter((eater) => !first.includes(eater))];
  const groups = Map.groupBy(order, (eater) => toxicity[eater]);
  return [...groups]
    .map(([toxic, eaters]) => VERDICTS[putTogether && toxic === 'yes' ? 'some' : toxic](listed(eaters, 'and')))
    .join(' ');
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
  const grave = GRAVE.test(plant.toxicity.effect) && (known.length === 0 || known.includes('yes'));
  return inSentences([
    grave
      ? `This is an emergency: go at once, without waiting for signs. ${call} on the way.`
      : `${call} now, without waiting for signs.`,
    people && pets ? `${CALL_FOR_PEOPLE}, for a person.` : null,
    'Take the plant out of the mouth, rinse it with water, do not make anybody vomit, and take a piece or a photo of the plant along.',
  ]);
}

function whatToDo({ toxicity }: Species, asked: readonly Eater[]): string | null {
  const concerned = asked.length > 0 ? asked : EATERS;
  if (concerned.every((eater) => toxicity[eater] === 'no')) return null;
  const grave = GRAVE.test(toxicity.effect);
  if (grave) return 'Better not keep it where pets or children can reach it.';
  return 'Keep it out of reach, and call a vet or poison control center if some is eaten.';
}
