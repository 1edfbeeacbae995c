import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { EATERS, verdict } from '../../../../horticulture/toxicity/wording.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { leafFallOf } from '../../../../knowledge/leaf-fall.ts';
import { FERN_FAMILIES } from '../../../../knowledge/names/relatives.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';

/** A group that a plant may be taken for: the words for it, and whether the plant belongs there; null where that is not known. */
interface Kind {
  words: RegExp;
  name: string;
  holds: (plant: KnownSpecies) => boolean | null;
}

const inFamily =
  (...families: readonly string[]) =>
  (plant: KnownSpecies) =>
    families.includes(plant.family);
const inGenus =
  (...genera: readonly string[]) =>
  ({ scientificName }: KnownSpecies) =>
    genera.includes(scientificName.split(' ')[0] ?? '');

/** Trees are taller than shrubs, in cm. */
const TREE_FROM = 500;

const KINDS: readonly Kind[] = [
  { words: /cactus|cacti/, name: 'a cactus', holds: inFamily('Cactaceae') },
  {
    words: /succulents?/,
    name: 'a succulent',
    holds: ({ category, family }) => category === 'succulent' || family === 'Cactaceae',
  },
  { words: /ferns?/, name: 'a fern', holds: ({ family }) => FERN_FAMILIES.includes(family) },
  { words: /palms?(?: tree)?/, name: 'a palm', holds: inFamily('Arecaceae') },
  { words: /orchids?/, name: 'an orchid', holds: inFamily('Orchidaceae') },
  { words: /bromeliads?/, name: 'a bromeliad', holds: inFamily('Bromeliaceae') },
  { words: /lily|lilies/, name: 'a true lily', holds: inGenus('Lilium') },
  { words: /bamboos?/, name: 'a bamboo', holds: inGenus('Phyllostachys', 'Fargesia', 'Bambusa') },
  { words: /ivy/, name: 'a true ivy', holds: inGenus('Hedera') },
  { words: /ferns?/, name: 'a fern', holds: ({ family }) => FERN_FAMILIES.includes(family) },
  { words: /pines?(?: tree)?/, name: 'a pine', holds: inGenus('Pinus') },
  { words: /roses?/, name: 'a rose', holds: inGenus('Rosa') },
  { words: /geraniums?/, name: 'a true geranium', holds: inGenus('Geranium') },
  { words: /violets?/, name: 'a true violet', holds: inGenus('Viola') },
  { words: /jasmines?/, name: 'a true jasmine', holds: inGenus('Jasminum') },
  { words: /grass|grasses/, name: 'a grass', holds: inFamily('Poaceae') },
  { words: /legumes?/, name: 'a legume', holds: inFamily('Fabaceae') },
  { words: /nightshades?/, name: 'of the nightshade family', holds: inFamily('Solanaceae') },
  { words: /brassicas?/, name: 'a brassica', holds: inFamily('Brassicaceae') },
  {
    words: /conifers?/,
    name: 'a conifer',
    holds: inFamily('Pinaceae', 'Cupressaceae', 'Taxaceae', 'Araucariaceae', 'Podocarpaceae'),
  },
  { words: /evergreens?/, name: 'evergreen', holds: (plant) => known(leafFallOf(plant), 'evergreen') },
  { words: /deciduous/, name: 'deciduous', holds: (plant) => known(leafFallOf(plant), 'deciduous') },
  {
    words: /trees?/,
    name: 'a tree',
    holds: ({ category, matureSize: { ground } }) =>
      category === 'shrub' || category === 'fruit' ? (ground?.height ?? 0) >= TREE_FROM : null,
  },
  {
    words: /climbers?|climbing|vines?|climb/,
    name: 'a climber',
    holds: ({ category, climbs }) => category === 'climber' || climbs === true,
  },
  { words: /house ?plants?|indoor plants?/, name: 'a house plant', holds: isHousePlant },
];

function known<Value>(value: Value | null, wanted: Value): boolean | null {
  return value === null ? null : value === wanted;
}

function isHousePlant({ category }: KnownSpecies): boolean | null {
  return category === 'house_plant' ? true : category === 'succulent' ? null : false;
}

/** "Is it a real cactus?", "is X considered a tree?": what stands between the verb and the kind. */
const ASKS = /\b(?:is|are|was|were|be|count\w*|consider\w*|class\w*)\b/;
const BEFORE =
  '(?<!\\b(?:like|for|than|with|as|to|on|in|near|under|from|of|beside|by|behind|against|around|into|and|the|my) )(?:an?|true|real|actually|really|technically|kind of|type of|sort of|or|are|is)';

/** "Is it a good house plant?" asks how it does in a room, not what it is. */
const ASKS_IF_GOOD =
  /\b(?:good|great|nice|easy|suitable|bad|difficult|fussy) (?:\w+ )?(?:house|indoor|climb|tree|shrub|hedg)/;

/** Whether the plant is what it is taken for: a cactus, an evergreen, an annual; null where nothing of the kind is asked. */
export function kindOf({ plant, question }: GeneralQuery): Paragraph | null {
  if (!plant || (question.form !== 'yes-no' && question.form !== 'choice' && question.form !== 'what-is-it'))
    return null;
  const asked = question.written.toLowerCase();
  if (!ASKS.test(asked) || ASKS_IF_GOOD.test(asked)) return null;
  const lives = lifeOf(plant, asked);
  if (lives) return lives;
  const named = KINDS.filter(({ words }) =>
    new RegExp(
      `\\b${BEFORE}\\s+(?:\\w+\\s+)?(?:${words.source})(?=\\s*(?:[?.,!]|$|\\bor\\b|\\band\\b|\\bor\\b|\\bat all\\b|\\btoo\\b|\\breally\\b|\\bplant\\b|\\bfamily\\b))`,
    ).test(asked),
  );
  const fitting = named.filter(({ holds }) => holds(plant) !== null);
  const right = fitting.find(({ holds }) => holds(plant) === true);
  const [first] = fitting;
  if (!first) return null;
  const isChoice = question.form === 'choice' && fitting.length > 1;
  if (right)
    return {
      lead: isChoice ? '' : 'Yes:',
      text: inSentences([
        isChoice ? `It is ${right.name}: ${described(plant)}.` : `it is ${right.name}: ${described(plant)}.`,
        right.name === 'a cactus' && named.some(({ name }) => name === 'a succulent')
          ? 'Every cactus is a succulent too.'
          : null,
      ]),
    };
  return { lead: 'No:', text: `it is not ${first.name} but ${described(plant)}. ${harm(plant)}` };
}

const CATEGORY: Readonly<Record<KnownSpecies['category'], string>> = {
  house_plant: 'a house plant',
  succulent: 'a succulent',
  herb: 'a herb',
  vegetable: 'a vegetable',
  fruit: 'a fruit plant',
  garden_flower: 'a garden plant',
  bulb: 'a bulb or tuber plant',
  shrub: 'a shrub or tree',
  climber: 'a climber',
};

function described({ scientificName, family, category }: KnownSpecies): string {
  return `*${scientificName}*, ${CATEGORY[category]} of the family ${family}`;
}

function harm(plant: KnownSpecies): string {
  return EATERS.some((eater) => plant.toxicity[eater] === 'yes') ? verdict(plant, plant.toxicity) : '';
}

/** How long it lives, in the words that are asked for. */
function lifeOf(plant: KnownSpecies, asked: string): Paragraph | null {
  const said = ['annual', 'perennial', 'biennial'].filter((word) => new RegExp(`\\b${word}s?\\b`).test(asked));
  const [only] = said;
  if (only === undefined) return null;
  const tender = isFrostTender(plant) && plant.lifespan === 'perennial';
  const text = {
    annual: 'it grows, flowers, seeds and dies within one season, and comes back only from seed.',
    biennial: 'it makes leaves in the first year, flowers and seeds in the second, then dies.',
    perennial: tender
      ? 'by nature it lives for years, but frost kills it, so in cold winters it is grown as an annual unless it is kept indoors or its tubers are stored.'
      : 'it lives for years and comes back each spring.',
  }[plant.lifespan];
  const name = tender ? 'a tender perennial' : plant.lifespan === 'annual' ? 'an annual' : `a ${plant.lifespan}`;
  if (said.length > 1) return { lead: '', text: `It is ${name}: ${text}` };
  return { lead: only === plant.lifespan ? 'Yes,' : 'No,', text: `it is ${name}: ${text}` };
}
