import type { Species } from '@plantcare/contract/species.ts';
import { isDeadly } from '../../../horticulture/toxicity/wording.ts';
import { inSentences } from '../../../horticulture/wording.ts';
import type { Danger } from './intent/danger.ts';

const FOR_ANIMALS = 'an animal poison control center (in the United States the ASPCA at 888-426-4435)';
const FOR_PEOPLE = 'a poison control center (in the United States 1-800-222-1222)';
const SERVICES = 'At trouble breathing, collapse or seizures call emergency services.';

const SAP_ON_SKIN =
  'Wash the sap off the skin with soap and plenty of water at once; rinse an eye under running water for 15 minutes and see a doctor.';
const ON_FUR =
  'Wash it off the fur with lukewarm water and mild soap before it is licked off, and watch for drooling or vomiting.';

/** What to do first, where something has happened. `plant` is null when nobody knows which it is. */
export function firstAid(plant: Species | null, danger: Danger): string | null {
  if (danger.happened === null) return null;
  if (danger.happened === 'touched') return touched(danger);
  const eaten = whenEaten(plant, danger);
  return danger.happened === 'perhaps' ? `If anybody has eaten or drunk of it, ${lowerFirst(eaten)}` : eaten;
}

function touched(danger: Danger): string {
  const { pets, people } = whom(danger);
  return inSentences([pets ? ON_FUR : null, people ? SAP_ON_SKIN : null]);
}

/** Nothing waits for signs unless all sources call the plant harmless. */
function whenEaten(plant: Species | null, danger: Danger): string {
  const { eaters, otherAnimal } = danger;
  const { pets, people } = whom(danger);
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
  const deadly = plant !== null && isDeadly(plant) && (known.length === 0 || known.includes('yes'));
  return inSentences([
    deadly ? hurry(pets, people) : `Call ${call} now, without waiting for signs.`,
    people && pets ? `For a person call ${FOR_PEOPLE}.` : null,
    services,
    'Take the plant out of the mouth, rinse it with water, do not make anybody vomit, and take a piece or a photo of the plant along.',
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
function whom({ eaters, otherAnimal }: Danger): { pets: boolean; people: boolean } {
  const nobody = eaters.length === 0 && otherAnimal === null;
  return {
    pets: nobody || otherAnimal !== null || eaters.includes('cats') || eaters.includes('dogs'),
    people: nobody || eaters.includes('people'),
  };
}
