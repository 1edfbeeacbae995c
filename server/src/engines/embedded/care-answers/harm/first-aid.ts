import type { Species } from '@plantcare/contract/species.ts';
import { isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import type { Harm } from '../intent/harm.ts';

export const FOR_ANIMALS = 'an animal poison control center (in the United States the ASPCA at 888-426-4435)';
export const FOR_PEOPLE = 'a poison control center (in the United States 1-800-222-1222)';
/** For nights and holidays. */
export const WHERE_CLOSED =
  'If your vet is closed, go to an emergency or out-of-hours animal clinic, or ring one on the way. Poison lines for animals answer day and night: in the United States the ASPCA at 888-426-4435 or the Pet Poison Helpline at 855-764-7661, in Britain the Animal PoisonLine at 01202 509000; there may be a fee.';
export const SERVICES = 'Call emergency services (911, 112 or 999) for trouble breathing, collapse or seizures.';

const SERVICES_NOW = 'Call emergency services (911, 112 or 999) now.';
const NO_TIME_PET =
  'This is an emergency: call an emergency vet now, by night too, and bring a small animal in at once.';

/** What comes before a text on an accident that does not itself say that there is no time. */
export function beforeText(text: string, isOfAnimal: boolean): string | null {
  if (SAYS_NO_TIME.test(text.slice(0, BEGINNING))) return null;
  return isOfAnimal ? NO_TIME_PET : SERVICES_NOW;
}

const BEGINNING = 160;
const SAYS_NO_TIME =
  /\b(?:emergency|hospital|this minute|by night too|(?:go|take|bring|get)\b.{0,60}\bvet\b.{0,30}\b(?:at once|now|immediately))\b/i;

const IN_EYE =
  'Rinse the eye at once under gently running lukewarm water for at least 15 minutes, lids held open and contact lenses out. Then see a doctor today, or at once if it hurts or sight is blurred. Do not rub it.';
const WASH_SKIN = 'Wash the sap off the skin with soap and plenty of cool water now, and wash the clothes.';
const OUT_OF_SUN = 'Keep that skin out of the sun for 48 hours, because some saps burn in sunlight.';
const SEE_DOCTOR =
  'See a doctor if it blisters, swells or spreads. If some got into an eye, rinse it under running water for 15 minutes and see a doctor.';
const OFF_FUR = 'Wash it off the fur with lukewarm water and mild soap before it is licked off';
const IN_SMOKE = `Get everybody into fresh air now and keep away from the smoke or fumes. Call ${FOR_PEOPLE} at once. ${SERVICES}`;

const CLOSED =
  /\b(?:vets?|practice|clinic|surgery)\b.{0,40}\b(?:closed?|shut|open|answer\w*|reach\w*|available|away|asleep)\b|\b(?:no|without a|can(?:not|['’]t) (?:get|reach|find|afford) (?:a|the|my|our|any)) vets?\b|\b(?:out of|after) hours\b|\b(?:middle of the night|at night|midnight|sunday|bank holiday|public holiday|\d ?am)\b.{0,60}\bvets?\b|\bvets?\b.{0,60}\b(?:middle of the night|midnight|sunday|monday|tomorrow|morning|holiday)\b/i;

export function saysVetIsClosed(written: string): boolean {
  return CLOSED.test(written);
}

/** What an owner does whose vet is not there; null where nobody says so. */
export function whereVetIsClosed(harm: Harm, written: string): string | null {
  return whom(harm).pets && saysVetIsClosed(written) ? WHERE_CLOSED : null;
}

/**
 * What to do first, where something has happened. `plant` is null when nobody knows which it is; it is urgent where signs are
 * told that leave no time.
 */
export function firstAid(plant: Species | null, harm: Harm, isUrgent = false): string | null {
  const { pets, people } = whom(harm);
  switch (harm.accident) {
    case null:
      return null;
    case 'eye':
      return inSentences([IN_EYE, `For advice call ${FOR_PEOPLE}.`]);
    case 'smoke':
      return IN_SMOKE;
    case 'skin':
      return inSentences([
        people || !pets ? onSkin(plant) : null,
        (people || !pets) && plant !== null && passesThroughSkin(plant)
          ? `Its poison passes through the skin: call ${FOR_PEOPLE} now, and emergency services (911, 112 or 999) for numbness that spreads, nausea, weakness or an uneven heartbeat.`
          : null,
        pets ? onFur(plant, harm) : null,
      ]);
    case 'fur':
      return inSentences([pets ? onFur(plant, harm) : null, people && !pets ? onSkin(plant) : null]);
    case 'eaten':
      return whenEaten(plant, harm, isUrgent);
    case 'perhaps':
      return `If anybody has eaten or drunk of it, ${lowerFirst(whenEaten(plant, harm, isUrgent))}`;
  }
}

function onSkin(plant: Species | null): string {
  return inSentences([WASH_SKIN, plant === null || mayBurnInSun(plant) ? OUT_OF_SUN : null, SEE_DOCTOR]);
}

/** Families whose saps hold furocoumarins. */
const BURNS_IN_SUN = new Set(['Apiaceae', 'Rutaceae', 'Moraceae', 'Hypericaceae']);

function mayBurnInSun({ family, toxicity: { effect } }: Species): boolean {
  return BURNS_IN_SUN.has(family) || /\b(?:sun|sunlight|sunshine|sunny)\b/.test(effect);
}

function passesThroughSkin({ toxicity: { effect } }: Species): boolean {
  return /\bthrough (?:the |wet )?skin\b/.test(effect);
}

/** A cat that has pollen of a lily on its fur licks a deadly dose. */
function onFur(plant: Species | null, { eaters }: Harm): string {
  const isDeadlyToIt =
    plant !== null && isDeadly(plant) && eaters.some((eater) => eater !== 'people' && plant.toxicity[eater] === 'yes');
  return isDeadlyToIt
    ? `${hurry(true, false)} ${OFF_FUR}, before you leave or on the way.`
    : `${OFF_FUR}, and watch for drooling or vomiting.`;
}

/** Nothing waits for signs unless all sources call the plant harmless. */
function whenEaten(plant: Species | null, harm: Harm, isUrgent: boolean): string {
  const { eaters, otherAnimal } = harm;
  const { pets, people } = whom(harm);
  const call = pets ? `a vet or ${FOR_ANIMALS}` : FOR_PEOPLE;
  const services = people ? (isUrgent ? SERVICES_NOW : SERVICES) : null;
  const known = eaters.map((eater) => plant?.toxicity[eater] ?? 'unknown');
  if (!isUrgent && known.length > 0 && otherAnimal === null && known.every((toxic) => toxic === 'no')) {
    return inSentences([
      'Take the rest out of the mouth and offer water.',
      `Call ${call} if vomiting goes on, or at any sign that worries you.`,
      services,
    ]);
  }
  const isOfLivestock = eaters.length === 0 && LIVESTOCK.test(otherAnimal ?? '');
  const isNow = isUrgent || isEmergency(plant, harm);
  return inSentences([
    // Who may stop breathing needs an ambulance before any advice.
    isUrgent ? services : null,
    isOfLivestock
      ? ringVet(isNow)
      : isNow
        ? hurry(pets, people, isUrgent)
        : `Call ${call} now, without waiting for signs.`,
    people && pets ? `For a person call ${FOR_PEOPLE}.` : null,
    isUrgent ? null : services,
    isOfLivestock
      ? 'Take what is left away from it, keep it quiet, and give it nothing by mouth unless the vet says so.'
      : `Take the rest out of the mouth and rinse it with water${people ? ', and give a few sips to drink' : ''}. Do not induce vomiting.`,
    'Take a piece or a photo of the plant, or the package, along.',
  ]);
}

/** Of these a vet decides what goes into the mouth. */
const LIVESTOCK =
  /\b(?:horses?|pon(?:y|ies)|foals?|donkeys?|mules?|cows?|cattle|cal(?:f|ves)|sheep|lambs?|goats?|alpacas?|llamas?)\b/i;

/** Whether the plant may kill one of those who ate it. */
export function isEmergency(plant: Species | null, { eaters, otherAnimal }: Harm): boolean {
  if (plant === null || !isDeadly(plant)) return false;
  const known = eaters.map((eater) => plant.toxicity[eater]);
  return known.length === 0 || known.includes('yes') || otherAnimal !== null;
}

/** The numbers to call that a text leaves out; null where it gives them. */
export function linesFor(harm: Harm, text: string): string | null {
  const { pets, people } = whom(harm);
  return (
    inSentences([
      people && !text.includes('1-800-222-1222')
        ? 'A poison control center in the United States: 1-800-222-1222.'
        : null,
      pets && !text.includes('888-426-4435') ? 'The ASPCA in the United States, for animals: 888-426-4435.' : null,
      people && !/\b911\b|emergency/.test(text) ? SERVICES : null,
    ]) || null
  );
}

/** A horse is not driven to a practice. */
function ringVet(isUrgent: boolean): string {
  const urgency = isUrgent ? 'This is an emergency: ring a vet this minute' : 'Ring a vet now';
  return `${urgency}, who comes to the animal, without waiting for signs. Where none answers, call ${FOR_ANIMALS}.`;
}

/** Where it is urgent for people only, the ambulance was called before. */
function hurry(pets: boolean, people: boolean, isUrgent = false): string {
  if (isUrgent && people && !pets) return `This is an emergency. Call ${FOR_PEOPLE} while you wait.`;
  const where = pets && people ? 'a vet or, with a person, to a hospital' : pets ? 'a vet' : 'a hospital';
  const call = pets ? `the vet or ${FOR_ANIMALS}` : FOR_PEOPLE;
  return `This is an emergency: go to ${where} at once, without waiting for signs. Call ${call} on the way.`;
}

function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** Where nobody is named it may be anybody. */
function whom({ eaters, otherAnimal }: Harm): { pets: boolean; people: boolean } {
  const nobody = eaters.length === 0 && otherAnimal === null;
  return {
    pets: nobody || otherAnimal !== null || eaters.includes('cats') || eaters.includes('dogs'),
    people: nobody || eaters.includes('people'),
  };
}
