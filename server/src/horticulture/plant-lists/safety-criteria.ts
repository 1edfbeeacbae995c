import type { KnownSpecies } from '../../knowledge/plants.ts';
import { traitsByName } from '../../knowledge/traits.ts';
import { isCrop } from '../crops.ts';
import { type Eater, isDeadly } from '../toxicity/wording.ts';
import type { Criterion } from './criterion.ts';

const NOT_FOOD =
  'Not poisonous does not mean food: a pet or child that eats a lot of any plant can still be sick. A plant is left out where no source says that it is safe.';

const NEVER_LILIES = 'Never keep lilies or daylilies with cats: a leaf or some pollen can kill them.';

/** By toxicity. Only a sourced "no" counts as safe: what is unknown is in neither list. */
export const SAFETY_CRITERIA = {
  'safe-for-cats': safeFor('cats', 'that are safe for cats'),
  'safe-for-dogs': safeFor('dogs', 'that are safe for dogs'),
  'safe-for-children': safeFor('people', 'that are not poisonous to children'),
  'toxic-to-cats': toxicTo('cats', 'that are poisonous to cats'),
  'toxic-to-dogs': toxicTo('dogs', 'that are poisonous to dogs'),
  'toxic-to-people': toxicTo('people', 'that are poisonous to people'),
  'poisonous-berries': {
    ...toxicTo('people', 'with berries that are poisonous to people'),
    holds: ({ toxicity, scientificName }) =>
      toxicity.people === 'yes' && (traitsByName.get(scientificName)?.fruit?.includes('berries') ?? false),
    order: 'poisonous-berries',
  },
} as const satisfies Readonly<Record<string, Criterion>>;

function safeFor(eater: Eater, words: string): Criterion {
  return {
    title: () => words,
    holds: ({ toxicity }) => toxicity[eater] === 'no',
    reason: () => null,
    note: eater === 'cats' ? `${NEVER_LILIES} ${NOT_FOOD}` : NOT_FOOD,
  };
}

function toxicTo(eater: Eater, words: string): Criterion {
  return {
    title: () => words,
    holds: ({ toxicity }) => toxicity[eater] === 'yes',
    reason: ({ toxicity }) => firstSentence(toxicity.effect),
    // A warning names the deadly ones first, and those with mild effects last.
    rank: dangerOf,
    warns: true,
  };
}

/** Of what is grown as food a part is food: it stands behind what kills a child or a dog with a few seeds or leaves. */
function dangerOf(plant: KnownSpecies): number {
  const { effect } = plant.toxicity;
  if (!isCrop(plant) && KILLS_BY_LITTLE.test(effect)) return 0;
  if (isDeadly(plant)) return isCrop(plant) ? 2 : 1;
  return /\bmild/i.test(firstSentence(effect)) ? 3 : 2;
}

const KILLS_BY_LITTLE =
  /^Deadly|\bcan be fatal\b|\b(?:seeds?|berries|leaf|leaves|teaspoon\b.*) can (?:kill|be fatal)\b/;

function firstSentence(text: string): string {
  return (text.split(/(?<=\.)\s/)[0] ?? text).replace(/\.$/, '');
}
