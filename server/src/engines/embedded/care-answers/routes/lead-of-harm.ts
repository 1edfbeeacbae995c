import { harms } from '../../../../horticulture/toxicity/wording.ts';
import { type GeneralQuery, type Paragraph, paragraph, yesOrNoIn } from '../answer.ts';
import { tellingLemmasOf } from '../fit/telling-words.ts';
import { isThing } from '../generic-words.ts';
import { asksToTakeIn } from '../harm/may-be-about-harm.ts';
import { isKnownToHarm } from '../harm/other-animals.ts';
import { worseNamed } from '../harm/risky-uses.ts';
import { beginsWithCall } from '../harm/written-first-aid.ts';
import { asksForDose } from '../intent/asks-for-dose.ts';
import { FEW_WORDS, isShort } from './few-words.ts';
import { RIGHTER, SURE_OF_PLANT } from './leads.ts';
import { type RankedAnswer, rankedAnswers } from './ranked-answers.ts';
import { beginningOf } from './ranking-features.ts';

/** How much righter another must be expected to be to take the place of what tells who may come to harm. */
export function leadOfHarm({ best: { route } }: RankedAnswer, query: GeneralQuery): number {
  const { question } = query;
  // What is general of composts spares nobody from the worse of two plants.
  if (route === 'use' && worseNamed(query) !== null) return Infinity;
  // What is written of this very plant's poison weighs what the record cannot, which knows little of other animals than cats and dogs.
  const [highest] = rankedAnswers(query);
  if ((mayBeTakenIn(highest, query) || !asksToTakeIn(question)) && isSureOfHarm(highest, query))
    return question.harm?.otherAnimal == null ? RIGHTER.recognized : 0;
  if (isUnknownOfAnimal(query) && tellsOfAnimal(highest, query)) return RIGHTER.recognized;
  // What to do after a meal is no answer to how much would harm.
  if (asksForDose(question)) return Infinity;
  return route === 'use' ? RIGHTER.named : RIGHTER.decided;
}

/** Whether nothing is known of the animal that is named, and the plant is no poison to others. */
function isUnknownOfAnimal({ plant, question: { harm } }: GeneralQuery): boolean {
  return plant !== null && harm?.otherAnimal != null && !harms(plant) && !isKnownToHarm(plant, harm.otherAnimal);
}

/** From this rank on what is written of an animal is told where its plant's record says nothing of it. */
const SURE_OF_ANIMAL = 0.6;

/** Whether a written answer speaks of the animal that the question names. */
function tellsOfAnimal(answer: RankedAnswer | undefined, { question: { harm } }: GeneralQuery): boolean {
  if (!answer?.best.subject || answer.rank < SURE_OF_ANIMAL || harm?.otherAnimal == null) return false;
  const animal = tellingLemmasOf(harm.otherAnimal);
  return animal.isSubsetOf(tellingLemmasOf([answer.best.subject.title, ...answer.best.subject.wordings].join('. ')));
}

/** Of what harms nobody, or of an unknown plant where it is not allowed, a written answer may tell whether it can be eaten. */
function mayBeTakenIn(answer: RankedAnswer | undefined, { plant }: GeneralQuery): boolean {
  return plant === null ? answer !== undefined && yesOrNoIn(beginningOf(answer)) !== 'Yes' : !harms(plant);
}

/** Whether it tells who may come to harm, and the question speaks of that. */
export function isOfHarm({ best: { route } }: RankedAnswer, { question }: GeneralQuery): boolean {
  return question.harm !== null && (route === 'safety' || route === 'use');
}

const EATER = '(?:cats?|dogs?|pets?|animals?|livestock|horses?|people|humans?|children|kids|babies|toddlers?|you)';
/** "Cut out the dead wood" and "safe from frost" speak of no poison. */
const SPEAKS_OF_HARM = new RegExp(
  String.raw`\b(?:poison\w*|toxic|not (?:drink|eat)|upsets? (?:the |a |your )?(?:stomachs?|bell(?:y|ies)|guts?)|chok\w+|cyanide|harmless|(?:does|do) no harm|irritat\w+|deadly|(?:upsets?|kills?) (?:\w+ ){0,2}${EATER}|vet|doctor|safe (?:to (?:eat|drink|handle|touch)|(?:for|around|with|near) (?:\w+ ){0,2}${EATER}))\b`,
  'i',
);
const POISON = /\b(?:poison\w*|(?:non-?)?toxic|harmless|chok\w+|deadly)\b/i;
const WHOM = new RegExp(String.raw`\b${EATER}\b`, 'i');

/** "Toxic to touch?" is no question of eating, and what is written of touching answers it from this rank on. */
const TOUCH = /\b(?:touch\w*|handl(?:e|ing))\b/i;
const SURE_OF_TOUCH = 0.7;

/** Whether it is written of this very plant, fits very well, and speaks of harm. */
function isSureOfHarm(answer: RankedAnswer | undefined, { plant, question, typed }: GeneralQuery): boolean {
  const isOfTouch = TOUCH.test(question.plain) && TOUCH.test(answer?.best.subject?.title ?? '');
  if (!answer || answer.best.worked === null || answer.rank < (isOfTouch ? SURE_OF_TOUCH : SURE_OF_PLANT)) return false;
  // "Neem oil: may I spray it on basil?" names the plant only as its place.
  if (plant !== null && answer.best.scope !== 'thisPlant' && !isThing(typed)) return false;
  // That it is harmless is told as the record says it, where no more is asked.
  const isHarmless = plant !== null && !harms(plant) && question.harm?.otherAnimal == null;
  if (isHarmless && isShort({ question }, FEW_WORDS.decided)) return false;
  const [first] = answer.answer.paragraphs;
  // Who asks for a dose has nobody to call for yet.
  if (!first || (asksForDose(question) && beginsWithCall(first.text))) return false;
  return SPEAKS_OF_HARM.test(paragraph(first));
}

/** Whether it tells of a poison and for whom, so that it knows a plant that has no record. */
export function tellsWhomItHarms(first: Paragraph): boolean {
  const text = paragraph(first);
  return POISON.test(text) && WHOM.test(text);
}
