import { EATERS, eatersOf, toxicityOf, toxicPartOfCrop, verdict } from '../../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, type Paragraph, paragraph } from '../answer.ts';
import type { Harm } from '../intent/harm.ts';
import { shortened, wordsIn } from '../layout.ts';
import { answerToxicity } from './toxicity-answer.ts';
import { writtenFirstAid, writtenOfMatter } from './written-first-aid.ts';

/**
 * What to do now: as it is written for just this accident, else by what the record says of the plant's poison, with what is
 * surely written of the matter below it.
 */
export function answerSafety(harm: Harm, query: GeneralQuery): readonly Paragraph[] {
  const written = writtenFirstAid(harm, query);
  if (written) return [written];
  const aid = answerToxicity(harm, query);
  const told = writtenOfMatter(harm, query);
  const room = WORDS - wordsIn(paragraph(aid));
  return told === null || room < FEWEST_BESIDE ? [aid] : [aid, shortened(told, room)];
}

/** As much as is told of an accident, in words; fewer than the second say nothing besides first aid. */
const WORDS = 170;
const FEWEST_BESIDE = 30;

/** One line for who only mentions a pet or a child. */
export function safetyInShort(harm: Harm, { plant, match }: GeneralQuery): Paragraph {
  const toxicity = toxicityOf(match);
  if (plant && match?.as === 'genus' && EATERS.every((eater) => plant.toxicity[eater] === 'no'))
    return { lead: 'Pets and people:', text: 'The group is not known to be toxic, but its species can differ.' };
  const part =
    plant && harm.otherAnimal === null && harm.eaters.every((eater) => eater === 'people')
      ? toxicPartOfCrop(plant)
      : null;
  if (part !== null) return { lead: 'Pets and people:', text: part };
  const eaters = plant && !harm.eaters.includes('people') ? eatersOf(plant, toxicity) : EATERS;
  const text = plant
    ? verdict(plant, toxicity, { first: harm.eaters.filter((eater) => eaters.includes(eater)), eaters })
    : 'Treat it as toxic until you know its name, and keep it out of reach of pets and children.';
  return { lead: 'Pets and people:', text };
}

/** The danger of the plant for everybody, where the question names nobody. */
export const NOBODY_NAMED: Harm = {
  eaters: [],
  otherAnimal: null,
  accident: null,
  uses: [],
  mixing: false,
  asked: true,
};
