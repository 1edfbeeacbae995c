import type { Species } from '@plantcare/contract/species.ts';
import { toxicEffect } from '../../../../horticulture/care-sheet/needs.ts';
import { isCrop } from '../../../../horticulture/crops.ts';
import {
  EATERS,
  type Eater,
  eatersOf,
  isDeadly,
  isHarmlessGroup,
  isSeverelyToxic,
  verdict,
} from '../../../../horticulture/toxicity/wording.ts';
import { inSentences, nameOf } from '../../../../horticulture/wording.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';
import { says } from '../answer.ts';
import { asksForDose } from '../intent/asks-for-dose.ts';
import type { Harm } from '../intent/harm.ts';
import type { Question } from '../intent/question.ts';
import { answerBitterFruit } from './bitter-fruit.ts';
import { answerDiseasedCrop } from './diseased-crop.ts';
import { firstAid, whereVetIsClosed } from './first-aid.ts';
import { whetherItStays } from './may-stay.ts';
import { harmfulNamed } from './named-plants.ts';
import { isInsect, isKnownToHarm, isWild } from './other-animals.ts';
import { fearsHarm, hasOnlyVomited, isIllAlready } from './signs-of-illness.ts';
import { answerSwallowedStone } from './swallowed-stone.ts';
import { leavesNoTime } from './urgent-signs.ts';

/** Where the plant is not known, it may be any. */
const UNKNOWN_PLANT =
  'Whether it is toxic is not known here, so treat it as toxic, and keep it out of reach of pets and children until you know its name.';

const BAIT =
  'Metaldehyde, in many older slug pellets, brings on tremors and fits within hours, so act even if the animal seems well. Never give salt or another home remedy: salt can kill it.';

/** What was eaten is no plant. */
function isBait(question: Question): boolean {
  return says(question, 'pellet', 'metaldehyde');
}

const IF_EATEN =
  'If some is eaten, do not wait for signs: call a poison control center (in the United States 1-800-222-1222), for an animal a vet or the ASPCA (888-426-4435).';

const SPINES: Paragraph = {
  lead: 'What to do now:',
  text: 'Pull large spines out straight with tweezers; for fine bristles spread white glue over them, cover it with gauze, let it dry and peel it off. Do not rub, squeeze or suck the place. Wash and disinfect it, and check that your tetanus shot is under 10 years old. See a doctor at once for a spine in an eye or the mouth, and the same day for one in a joint, or if it turns hot, red or swollen.',
};

function isBySpines({ accident }: Harm, question: Question): boolean {
  return (
    (accident === 'skin' || accident === 'fur') &&
    says(question, 'spine', 'thorn', 'glochid', 'prickle', 'splinter', 'bristle') &&
    // Sap is to be washed off first.
    !says(question, 'sap', 'juice', 'latex', 'milk', 'milky') &&
    says(question, 'finger', 'hand', 'foot', 'thumb', 'skin', 'palm', 'knee', 'leg', 'arm', 'lip')
  );
}

/** Who spat it out is well, unless some went down before, or it was a child or an animal. */
function isAllSpatOut({ eaters, otherAnimal }: Harm, question: Question): boolean {
  return (
    says(question, 'spit', 'spat') &&
    !says(question, 'ate', 'eaten', 'swallow', 'half', 'whole', 'some', 'rest', 'piece') &&
    !question.concepts.harm.has('children') &&
    otherAnimal === null &&
    eaters.every((eater) => eater === 'people')
  );
}

/** What to do now, or who may come to harm: those named in the question first, the others as well. */
export function answerToxicity(harm: Harm, query: GeneralQuery): Paragraph {
  if (isBySpines(harm, query.question)) return SPINES;
  const bitter = answerBitterFruit(query, harm.accident === 'eaten' && !isAllSpatOut(harm, query.question));
  if (bitter) return bitter;
  // "Leaf curl" names a leaf, but nobody ate one.
  const diseased = harm.accident === 'perhaps' ? answerDiseasedCrop(query) : null;
  if (diseased) return diseased;
  const stone = answerSwallowedStone(query, harm);
  if (stone) return stone;
  const { plant, match, question } = query;
  if (!plant || !match) {
    const named = harmfulNamed(query, harm);
    const about = named.length > 0 ? inSentences(named.slice(0, MOST_NAMED).map(aboutNamed)) : UNKNOWN_PLANT;
    const aidForNamed = firstAid(named[0] ?? null, harm, leavesNoTime(question));
    return aidForNamed === null
      ? { lead: 'Treat it as toxic:', text: `${about} ${IF_EATEN}` }
      : {
          lead: 'What to do now:',
          text: inSentences([aidForNamed, whereVetIsClosed(harm, question.written), isBait(question) ? BAIT : about]),
        };
  }
  const aid = firstAid(plant, harm, leavesNoTime(question));
  const asked = harm.eaters.includes('people') ? EATERS : eatersOf(plant, plant.toxicity);
  const eaters = asked.filter(
    // While a horse waits for a vet, nobody asks whether the plant harms cats.
    (eater) => aid === null || harm.otherAnimal === null || plant.toxicity[eater] === 'yes',
  );
  const first = harm.eaters.filter((eater) => eaters.includes(eater));
  const ofOthers = verdict(plant, plant.toxicity, { first, eaters });
  const ofAnimal =
    harm.otherAnimal === null
      ? null
      : aid === null
        ? aboutOtherAnimal(plant, harm.otherAnimal, isWild(harm.otherAnimal, question.written))
        : aboutAnimalInDanger(plant, harm.otherAnimal);
  const stay = aid === null ? whetherItStays(plant, harm, question) : null;
  // Who asks about a horse is told of the horse first.
  const isAnimalFirst =
    harm.otherAnimal !== null && (stay !== null || harm.eaters.length === 0 || isKnownToHarm(plant, harm.otherAnimal));
  const isOfDose = aid === null && asksForDose(question) && first.some((eater) => plant.toxicity[eater] === 'yes');
  const text = inSentences([
    isOfDose ? doseIn(plant) : null,
    aid,
    aid === null ? null : whereVetIsClosed(harm, question.written),
    stay?.advice ?? null,
    ...(isAnimalFirst ? [ofAnimal, ofOthers] : [ofOthers, ofAnimal]),
    effectAsAsked(plant, harm, question),
    // The note on the name says it already; in an emergency every word counts.
    aid === null || !match.others ? howSure(match) : null,
    aid === null && !stay?.advice ? whatToDo(plant, harm) : null,
  ]);
  // Who asks before a meal has eaten nothing yet.
  if (
    aid !== null &&
    harm.accident === 'perhaps' &&
    asksToEat(harm, question) &&
    (isCrop(plant) || question.form === 'yes-no')
  )
    return {
      lead: isCrop(plant) ? 'No, only the part that is grown as food:' : 'No:',
      text: inSentences([
        isCrop(plant) ? null : harm.uses.includes('tea') ? 'make no tea of it.' : 'do not eat it.',
        plant.toxicity.effect,
        verdict(plant, plant.toxicity, { first: harm.eaters }),
        aid,
      ]),
    };
  if (aid !== null) return { lead: `${whetherToxic(plant, harm, query) ?? ''}What to do now:`, text };
  if (isOfDose)
    return { lead: isSeverelyToxic(plant) ? 'Very little may be enough:' : 'No safe amount is known:', text };
  return { lead: stay?.lead ?? yesOrNo(plant, harm, question) ?? 'Toxicity:', text };
}

const AMOUNT =
  /\b(?:few|one|two|three|single|half|handful|mouthfuls?|nibble|bite|small amounts?|amounts?|little|\d+ ?(?:g|grams?)|percent|per (?:kilogram|kg|pound))\b/i;

/** "How much would he have to eat?": what the record says of an amount, and that none is safe. */
function doseIn({ toxicity: { effect } }: Species): string {
  const told = sentencesIn(effect).find((sentence) => AMOUNT.test(sentence));
  return inSentences([
    told ?? null,
    'It depends on the animal or person and the plant, so do not rely on any figure: if some was eaten, call without waiting for signs.',
  ]);
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!]) (?=[A-Z])/);
}

const OF_AIR = /\b(?:smoke|gas|fumes|shred\w*|burn(?:ed|ing)?|dust|open air)\b/i;
const OF_AIR_ASKED =
  /\b(?:(?:in|into|through) the air|gives? off|giving off|releas\w+|emits?|breath(?:e|es|ing) it in)\b/;
const OF_SKIN = /\b(?:skin|sap|rash\w*|touch\w*|blister\w*|gloves|itch\w*|contact)\b/i;

/** Where a plant was touched, or is asked to be safe to touch, its effect on the skin comes first; that of its fumes where they were breathed in. */
function effectAsAsked(plant: Species, { accident }: Harm, question: Question): string {
  const effect = toxicEffect(plant);
  const isOfTouch = accident === 'skin' || (accident === null && says(question, ...TOUCHES));
  const first = accident === 'smoke' ? OF_AIR : isOfTouch ? OF_SKIN : null;
  if (first === null) return effect;
  return withFirst(effect, first);
}

/** What the record says of its smoke, dust and gas, before the rest. */
export function effectInAir(plant: Species): string {
  return withFirst(toxicEffect(plant), OF_AIR);
}

function withFirst(effect: string, first: RegExp): string {
  const sentences = sentencesIn(effect);
  return inSentences([
    ...sentences.filter((each) => first.test(each)),
    ...sentences.filter((each) => !first.test(each)),
  ]);
}

const TOUCHES = ['touch', 'sap', 'skin', 'rash', 'handle', 'itch', 'itchy', 'latex', 'glove'];

/** As many of several plants as are told of. */
const MOST_NAMED = 2;

function aboutNamed(plant: Species): string {
  return `${verdict(plant, plant.toxicity, { subject: nameOf(plant) })} ${plant.toxicity.effect}`;
}

function asksToEat({ uses }: Harm, { form }: Question): boolean {
  return (form === 'yes-no' || form === 'other') && (uses.includes('eat') || uses.includes('tea'));
}

/** "She chewed a leaf, is it poisonous?" is told so before what to do, and so is everybody where it harms nobody. */
function whetherToxic(plant: Species, harm: Harm, { question, match }: GeneralQuery): string | null {
  const asks = says(question, 'toxic', 'poison', 'poisonous', 'safe', 'dangerous', 'harmful');
  const concerned = harm.eaters.length > 0 && harm.otherAnimal === null ? harm.eaters : EATERS;
  if (concerned.some((eater) => plant.toxicity[eater] === 'yes')) return asks ? 'It is toxic. ' : null;
  const isHarmless = harm.otherAnimal === null && concerned.every((eater) => plant.toxicity[eater] === 'no');
  if (!isHarmless) return null;
  // Of somebody who is ill already, or a plant whose name is in doubt, nothing comes before what to do.
  if (isIllAlready(question) && !(asks && hasOnlyVomited(question))) return null;
  if (asks) return `${says(question, 'safe') ? 'It' : 'No, it'} is not known to be poisonous. `;
  if (harm.accident !== 'eaten' || match === null || howSure(match) !== null) return null;
  return `${fearsHarm(question) ? 'No, it' : 'It'} is not known to be poisonous. `;
}

function howSure(match: NonNullable<GeneralQuery['match']>): string | null {
  if (match.misspelled || match.others) return 'Check its full name on the label before you rely on any of this.';
  return match.as === 'species' ? null : 'Its species can differ: be careful until you know exactly which one it is.';
}

/** "No:" to "is it safe?" and "Yes:" to "is it toxic?" where it is toxic to somebody who was named. */
function yesOrNo(plant: Species, harm: Harm, question: Question): string | null {
  // "Is it safe or do I keep it up high?" asks it too.
  const begins = /^(?:is|are)\b/.test(question.plain);
  const asks =
    question.form === 'yes-no' ||
    (question.form === 'choice' && begins) ||
    (question.form === 'other' && question.tokens.length <= 8);
  const toxic = says(
    question,
    'toxic',
    'poison',
    'poisonous',
    'dangerous',
    'harmful',
    'danger',
    'bad',
    'harm',
    'hurt',
    'kill',
    'deadly',
    'fatal',
    'lethal',
    'die',
    'hazard',
    'irritate',
    'worry',
    'matter',
    'problem',
    'risk',
    'risky',
    'trouble',
    'threat',
    'concern',
  );
  const safe = says(
    question,
    'safe',
    'ok',
    'okay',
    'fine',
    'friendly',
    'harmless',
    'nontoxic',
    'non',
    'edible',
    'proof',
    'give',
    'feed',
    ...(toxic || (harm.otherAnimal === null && !isHarmlessFood(plant))
      ? []
      : ['eat', 'have', 'graze', 'nibble', 'chew']),
  );
  // That it is toxic when chewed is no yes to "does it give off poison at night?"
  if (OF_AIR_ASKED.test(question.plain) && !OF_AIR.test(plant.toxicity.effect)) return null;
  // "May I throw it to the sheep?" asks whether that is safe, in whatever words.
  const given = harm.otherAnimal !== null && question.form === 'yes-no' && !toxic;
  if (!asks || (safe === toxic && !given)) return null;
  const concerned = harm.eaters.length > 0 ? harm.eaters : harm.otherAnimal === null ? EATERS : [];
  const known = concerned.map((eater) => plant.toxicity[eater]);
  const toOthers =
    harm.otherAnimal !== null &&
    (EATERS.some((eater) => plant.toxicity[eater] === 'yes') || isKnownToHarm(plant, harm.otherAnimal));
  if (known.includes('yes') || toOthers) {
    if (says(question, ...EXAGGERATED)) return isSeverelyToxic(plant) ? 'No, it is not exaggerated:' : 'Partly:';
    if (toxic && asksIfDeadly(question) && !isSeverelyToxic(plant)) return 'No, not deadly as a rule:';
    return toxic ? 'Yes:' : 'No:';
  }
  if (known.length === 0 && !toxic && isHarmlessFood(plant)) return 'Probably yes, a little of it:';
  if (isHarmlessGroup(plant) && harm.otherAnimal === null) return toxic ? 'Probably not:' : 'Probably yes:';
  if (known.length === 0 || known.includes('unknown')) return 'Not known for sure:';
  return toxic ? 'No, not as far as is known:' : 'Yes, as far as is known:';
}

/** "Is it exaggerated that it is deadly?" */
const EXAGGERATED = ['exaggerate', 'exaggerated', 'exaggeration', 'overblown', 'overstated', 'hype', 'myth'];

function asksIfDeadly(question: Question): boolean {
  return says(question, 'deadly', 'kill', 'fatal', 'lethal', 'die');
}

/** Harms nobody of whom the sources speak, and people eat it. */
function isHarmlessFood(plant: Species): boolean {
  const isEaten = isCrop(plant) || /\b(?:edible|(?:is|are) (?:eaten|food))\b/.test(plant.toxicity.effect);
  return isEaten && EATERS.every((eater) => plant.toxicity[eater] === 'no');
}

function asOne(animal: string): string {
  if (/s$|^(?:sheep|cattle|fish|mice|geese|deer)$/.test(animal)) return animal;
  return /^[aeio]/.test(animal) ? `an ${animal}` : `a ${animal}`;
}

/** What is known of the danger to an animal for which a vet is called already. */
function aboutAnimalInDanger(plant: Species, animal: string): string {
  const one = asOne(animal);
  if (isDeadly(plant)) return `Treat it as deadly to ${one} as well.`;
  return isKnownToHarm(plant, animal) ? `It is **toxic to ${one}**.` : `The sources say nothing about ${one}.`;
}

function aboutOtherAnimal(plant: Species, animal: string, isWildOne: boolean): string {
  const one = asOne(animal);
  if (isWildOne) return aboutWildAnimal(plant, animal);
  if (isDeadly(plant))
    return `Treat it as deadly to ${one} as well, even a nibble: keep the animal away from it now, and call a vet at once if it has eaten some, without waiting for signs.`;
  if (isKnownToHarm(plant, animal))
    return `It is **toxic to ${one}**: never feed it, keep the animal away from it, and call a vet at once if it has eaten some, without waiting for signs.`;
  const { toxicity } = plant;
  const suspect = EATERS.some((eater) => toxicity[eater] === 'yes')
    ? ' As it is toxic to others, treat it as toxic: never feed it, and keep it out of reach.'
    : '';
  return `The sources say nothing about ${one}, so ask a vet before you let it near.${suspect}`;
}

/** Nobody keeps it away, or takes it to a vet. */
function aboutWildAnimal(plant: Species, animal: string): string {
  const one = asOne(animal);
  if (isInsect(animal)) return `Its nectar may harm ${one}, though the sources say nothing sure.`;
  if (isKnownToHarm(plant, animal)) return `It is **toxic to ${one}**: cut off what they could eat of it.`;
  if (isDeadly(plant))
    return `Treat it as dangerous to ${one} as well, though the sources say nothing sure: cut off what they could eat of it.`;
  return `The sources say nothing about ${one}.`;
}

function whatToDo(plant: Species, { eaters }: Harm): string | null {
  const concerned: readonly Eater[] = eaters.length > 0 ? eaters : EATERS;
  if (isHarmlessGroup(plant) || concerned.every((eater) => plant.toxicity[eater] === 'no')) return null;
  if (isDeadly(plant)) return 'Better not keep it where pets or children can reach it.';
  const call = eaters.length === 0 ? 'a vet or poison control center' : callFor(eaters);
  return `Keep it out of reach, and call ${call} if some is eaten.`;
}

function callFor(eaters: readonly Eater[]): string {
  if (!eaters.includes('people')) return 'a vet';
  return eaters.length > 1 ? 'a vet or poison control center' : 'a poison control center';
}
