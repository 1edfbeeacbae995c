import type { Species } from '@plantcare/contract/species.ts';
import { isDeadly } from '../../../../horticulture/toxicity/wording.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import type { Harm } from '../intent/harm.ts';

export const FOR_ANIMALS = 'an animal poison control center (in the United States the ASPCA at 888-426-4435)';
export const FOR_PEOPLE = 'a poison control center (in the United States 1-800-222-1222)';
export const SERVICES = 'Call emergency services (911, 112 or 999) for trouble breathing, collapse or seizures.';

const IN_EYE =
  'Rinse the eye at once under gently running lukewarm water for at least 15 minutes, lids held open and contact lenses out. Then see a doctor today, or at once if it hurts or sight is blurred. Do not rub it.';
const ON_SKIN =
  'Wash the sap off the skin with soap and plenty of cool water now, and wash the clothes. Keep that skin out of the sun for 48 hours, because some saps burn in sunlight. See a doctor if it blisters, swells or spreads. If some got into an eye, rinse it under running water for 15 minutes and see a doctor.';
const OFF_FUR = 'Wash it off the fur with lukewarm water and mild soap before it is licked off';
const IN_SMOKE = `Get everybody into fresh air now and keep away from the smoke. Call ${FOR_PEOPLE} at once. ${SERVICES}`;

/** What to do first, where something has happened. `plant` is null when nobody knows which it is. */
export function firstAid(plant: Species | null, harm: Harm): string | null {
  const { pets, people } = whom(harm);
  switch (harm.accident) {
    case null:
      return null;
    case 'eye':
      return inSentences([IN_EYE, `For advice call ${FOR_PEOPLE}.`]);
    case 'smoke':
      return IN_SMOKE;
    case 'skin':
      return inSentences([people || !pets ? ON_SKIN : null, pets ? onFur(plant, harm) : null]);
    case 'fur':
      return inSentences([pets ? onFur(plant, harm) : null, people && !pets ? ON_SKIN : null]);
    case 'eaten':
      return whenEaten(plant, harm);
    case 'perhaps':
      return `If anybody has eaten or drunk of it, ${lowerFirst(whenEaten(plant, harm))}`;
  }
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
function whenEaten(plant: Species | null, harm: Harm): string {
  const { eaters, otherAnimal } = harm;
  const { pets, people } = whom(harm);
  const call = pets ? `a vet or ${FOR_ANIMALS}` : FOR_PEOPLE;
  const services = people ? SERVICES : null;
  const known = eaters.map((eater) => plant?.toxicity[eater] ?? 'unknown');
  if (known.length > 0 && otherAnimal === null && known.every((toxic) => toxic === 'no')) {
    return inSentences([
      'Take the rest out of the mouth and offer water.',
      `Call ${call} if vomiting goes on, or at any sign that worries you.`,
      services,
    ]);
  }
  const deadly =
    plant !== null && isDeadly(plant) && (known.length === 0 || known.includes('yes') || otherAnimal !== null);
  return inSentences([
    deadly ? hurry(pets, people) : `Call ${call} now, without waiting for signs.`,
    people && pets ? `For a person call ${FOR_PEOPLE}.` : null,
    services,
    `Take the rest out of the mouth and rinse it with water${people ? ', and give a few sips to drink' : ''}. Do not induce vomiting. Take a piece or a photo of the plant, or the package, along.`,
  ]);
}

function hurry(pets: boolean, people: boolean): string {
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
