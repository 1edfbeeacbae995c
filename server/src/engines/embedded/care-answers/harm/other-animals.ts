import type { Species } from '@plantcare/contract/species.ts';
import { isToxicToHorses } from '../../../../knowledge/toxic-to-horses.ts';
import { lemmaOf } from '../intent/lemma.ts';
import { plainText, sentencesOf, tokensOf } from '../intent/tokens.ts';

const HORSES = 'horse pony foal donkey mule';

/** Animals that the records name together: what harms a horse harms a donkey. */
const KINDS: readonly ReadonlySet<string>[] = [
  `${HORSES} livestock`,
  'cow calf cattle livestock',
  'sheep lamb goat livestock',
  'rabbit bunny',
  'bird parrot budgie canary chicken hen',
].map((kind) => new Set(kind.split(' ')));

const WILD =
  /^(?:(?:wild|garden|song) )?(?:birds?|hummingbirds?|robins?|waxwings?|bees?|honey ?bees?|bumblebees?|butterfl(?:y|ies)|hoverfl(?:y|ies)|pollinators?|wildlife|hedgehogs?|squirrels?|deer|pigeons?|mouse|mice)$/;
/** "Our pigeons", "the birds in the cage", "mice that we keep". */
const KEPT =
  /\b(?:pet|my|our|his|her|their) ?(?:\w+ )?(?:birds?|hedgehogs?|pigeons?|mouse|mice)\b|\b(?:cages?|caged|aviary|terrarium|(?:i|we) keep|indoors|kitchen|living room|bedroom)\b/i;
/** A beekeeper’s bees fly as well. */
const INSECT = /bees?$|butterfl|hoverfl|pollinator/;

/** Whether it visits flowers, and eats nothing else of a plant. */
export function isInsect(animal: string): boolean {
  return INSECT.test(animal);
}

/** Whether the animal is one of those in the garden that belong to nobody. */
export function isWild(animal: string, written: string): boolean {
  return WILD.test(animal) && (isInsect(animal) || !KEPT.test(written));
}

const NIBBLER = /^(?:rabbits|bunnies|hares|rats|mice|voles)$/;
const OWN = /\b(?:my|our|his|her|their|pet) (?:\w+ )?(?:rabbits|bunnies|hares|rats|mice)\b|\b(?:hutch|cages?|pets?)\b/i;

/** Whether they are rabbits, mice or their like that live in the garden: "something eats my beans, rabbits?" */
export function isWildNibbler(animal: string, written: string): boolean {
  return NIBBLER.test(animal) && !OWN.test(written);
}

const HARMS = new Set('kill die poison destroy toxic poisonous harm harmful lame bleed ill failure burn'.split(' '));
/** "Other maples poison horses" tells of another plant. */
const OF_ANOTHER = new Set('other another genus relative relatives kin'.split(' '));

/** Whether a list or the record says that it harms an animal such as "pony", beside cats, dogs and people. */
export function isKnownToHarm(plant: Species, animal: string): boolean {
  const { toxicity } = plant;
  const words = animal.split(' ').map(lemmaOf);
  if (words.some((word) => HORSES.split(' ').includes(word)) && isToxicToHorses(plant)) return true;
  const kinds = KINDS.filter((kind) => words.some((word) => kind.has(word)));
  return sentencesOf(plainText(toxicity.effect)).some((sentence) => {
    const lemmas = tokensOf(sentence).map(({ lemma }) => lemma);
    const isSaid = (of: ReadonlySet<string>) => lemmas.some((lemma) => of.has(lemma));
    return kinds.some(isSaid) && isSaid(HARMS) && !isSaid(OF_ANOTHER);
  });
}
