import type { Species } from '@plantcare/contract/species.ts';
import { lemmaOf } from '../intent/lemma.ts';
import { plainText, sentencesOf, tokensOf } from '../intent/tokens.ts';

/** Animals that the records name together: what harms a horse harms a donkey. */
const KINDS: readonly ReadonlySet<string>[] = [
  'horse pony foal donkey mule livestock',
  'cow calf cattle livestock',
  'sheep lamb goat livestock',
  'rabbit bunny',
  'bird parrot budgie canary chicken hen',
].map((kind) => new Set(kind.split(' ')));

const HARMS = new Set('kill die poison destroy toxic poisonous harm harmful lame bleed ill failure burn'.split(' '));
/** "Other maples poison horses" tells of another plant. */
const OF_ANOTHER = new Set('other another genus relative relatives kin'.split(' '));

/** Whether the record says that it harms an animal such as "pony", beside cats, dogs and people. */
export function isKnownToHarm({ toxicity }: Species, animal: string): boolean {
  const words = animal.split(' ').map(lemmaOf);
  const kinds = KINDS.filter((kind) => words.some((word) => kind.has(word)));
  return sentencesOf(plainText(toxicity.effect)).some((sentence) => {
    const lemmas = tokensOf(sentence).map(({ lemma }) => lemma);
    const isSaid = (of: ReadonlySet<string>) => lemmas.some((lemma) => of.has(lemma));
    return kinds.some(isSaid) && isSaid(HARMS) && !isSaid(OF_ANOTHER);
  });
}
