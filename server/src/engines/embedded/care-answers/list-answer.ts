import type { Species } from '@plantcare/contract/species.ts';
import { degrees } from '../../../horticulture/care-sheet/needs.ts';
import {
  type CriterionName,
  criterionInWords,
  type PlantListQuery,
  plantList,
} from '../../../horticulture/plant-lists/plant-list.ts';
import { readSeason } from '../../../horticulture/text-input/season.ts';
import { listed } from '../../../horticulture/wording.ts';
import { plantsNamedIn } from '../../../knowledge/names/mentions.ts';
import type { GeneralQuery } from './answer.ts';
import { isNoPlantName } from './generic-words.ts';
import { flowerColorIn, heightIn } from './intent/list-looks.ts';
import { asksWhatToAvoid, kindsIn, listRequest, narrows, unreadWords, unwantedKinds } from './intent/list-request.ts';
import { plainText, sentencesOf, type Token, tokensOf } from './intent/tokens.ts';
import { unknownCriteriaIn } from './intent/unknown-criteria.ts';
import { comparisonOf } from './list-comparison.ts';
import { plantListAnswer } from './plant-lists.ts';

/** Fewer plants than this are no choice: then the last criterion is given up. */
const ENOUGH = 1;

/** Criteria that hold for rooms, for the garden, or that say where by themselves. */
const INDOORS = /house ?plants?|indoor|office|bathroom|bedroom|terrarium|windowsill/i;
const OUTDOORS =
  /garden|yard|border|\bbeds?\b|lawn|hedg|allotment|patio|terrace|balcony|flowers|perennials|shrubs?|trees?|climbers?/i;
const SAY_WHERE: ReadonlySet<CriterionName> = new Set([
  'indoor',
  'outdoor',
  'bathroom',
  'terrarium',
  'large-indoor',
  'cool-room',
  'balcony',
  'bring-in-before-frost',
  'indoor-flowers',
] as const);

/** Plants of the knowledge base that a question asks for, as a list; null where it names nothing to choose them by. */
export function listAnswer(query: GeneralQuery): string | null {
  const { question } = query;
  const compared = comparisonOf(comparedPlants(query), question);
  if (compared !== null) return compared;
  const said = unknownCriteriaIn(question.tokens);
  const read = readList(query);
  if (read === 'written') return null;
  if (read === null) return said.length > 0 ? said.join(' ') : null;
  const { wanted, where, about } = read;
  // Of other animals too little is known to give up what else was asked for.
  if (wanted.includes('harmless-to-tested') && plantList({ wanted: [...wanted, ...where], ...about }).total === 0)
    return null;
  const answer = fittingList(placed([...wanted, ...where], query), about);
  if (answer === null) return null;
  const [first = '', ...rest] = answer.split('\n\n');
  return [...aboutAnimals(wanted, query), first, ...said, ...rest].join('\n\n');
}

/** As many plants as a list should have that needs no other answer beside it. */
const WHOLE_LIST = 4;

/** Whether there are several plants with all that is asked for, and the question says nothing else. */
export function isWholeList(query: GeneralQuery): boolean {
  if (unreadBy(query) > 0) return false;
  const read = readList(query);
  if (read === null || read === 'written') return false;
  return plantList({ wanted: placed([...read.wanted, ...read.where], query), ...read.about }).total >= WHOLE_LIST;
}

interface ReadList {
  wanted: readonly CriterionName[];
  /** Rooms or garden, as the words for the place say it. */
  where: readonly CriterionName[];
  about: Omit<PlantListQuery, 'wanted'>;
}

/** What the plants are chosen by; "written" where the records say too little, and null where nothing is named. */
function readList(query: GeneralQuery): ReadList | 'written' | null {
  const { question, circumstances, typed } = query;
  const read = criteriaOf(query) ?? kindsFor(query);
  // Roots in a pot freeze through, so that a zone says too little: what is written on pots in cold zones says more.
  if (question.facts.zone && read?.some((name) => name === 'potted' || name === 'balcony')) return 'written';
  if (read === null) return null;
  const among = plantsToChooseFrom(query);
  // Plants that the gardener names stand there already: "which on my balcony are poisonous: …?" does not choose by place.
  const others = read.filter((name) => !SAY_WHERE.has(name));
  const asked = among && others.length > 0 ? others : read;
  // A figure says more than "hardy".
  const figured = frostIn(query) === null ? asked : asked.filter((name) => !HARDINESS.has(name));
  const season = question.facts.month === null ? readSeason(question.plain) : null;
  const isTimed = season !== null || question.facts.month !== null;
  const isEarly = !isTimed && /\b(?:first|earliest|early)\b/.test(question.plain);
  // "Flowering plants" of any time are not those of today.
  const isNow = isTimed || isEarly || /\b(?:now|today|currently|this (?:week|month))\b/.test(question.plain);
  const wanted = isNow ? figured : figured.filter((name) => name !== 'flowers-now');
  const height = wanted.includes('low-hedge') || wanted.includes('hedge') ? null : heightIn(question.written);
  const flowerColor = flowerColorIn(question.tokens);
  const without = excludedIn(question.written);
  // "Deciduous" says already that they are not evergreen.
  const unwanted = unwantedKinds(question.tokens).filter(
    (name) => !(name === 'evergreen' && wanted.includes('deciduous')),
  );
  const frost = frostIn(query);
  const about: Omit<PlantListQuery, 'wanted'> = {
    month: question.facts.month ?? (isEarly ? EARLY_MONTH : Number(circumstances.today.slice(5, 7))),
    hemisphere: circumstances.hemisphere,
    ...(season && { season }),
    ...(among && { among }),
    ...(height && { height }),
    ...(flowerColor && { flowerColor }),
    ...(without.length > 0 && { without }),
    ...(unwanted.length > 0 && { unwanted }),
    ...(frost !== null && { frost }),
  };
  const where: CriterionName[] =
    among || wanted.some((name) => SAY_WHERE.has(name))
      ? []
      : INDOORS.test(typed)
        ? ['indoor']
        : OUTDOORS.test(typed)
          ? ['outdoor']
          : wanted.some((name) => OF_THE_GARDEN.has(name))
            ? ['outdoor']
            : [];
  return { wanted, where, about };
}

/** Where the frost that plants are to survive says enough: the kind of plant that is asked for. */
function kindsFor(query: GeneralQuery): CriterionName[] | null {
  if (frostIn(query) === null) return null;
  const kinds = kindsIn(query.question.tokens);
  return kinds.length > 0 || query.question.form === 'which-plants' ? [...kinds] : null;
}

/** Kinds that mean plants of the garden where no room is spoken of. */
const OF_THE_GARDEN: ReadonlySet<CriterionName> = new Set([
  'climber',
  'potted',
  'long-flowering',
  'evening-scent',
] as const);

/** In a room shade is the light of a north window, and half a day of sun that of an east one. */
const IN_ROOMS: Readonly<Partial<Record<CriterionName, CriterionName>>> = {
  shade: 'north-window',
  'half-day-sun': 'bright-window',
};

/** What is chosen for a balcony by its kind must only grow in pots; flowers for boxes are a list of their own. */
const IN_POTS: readonly CriterionName[] = [
  'vegetable',
  'herb',
  'fruit',
  'climber',
  'shrub',
  'edible',
  'tree',
  'hedge',
  'fragrant',
  'evening-scent',
  'evergreen',
];

const BIG = /\b(?:big|tall|large|huge|statement)\b/;

/** The criteria as they are meant in the place that is named. */
function placed(wanted: readonly CriterionName[], { question }: GeneralQuery): CriterionName[] {
  if (wanted.includes('indoor')) {
    const isBig = BIG.test(question.plain) && !wanted.includes('small-indoor');
    const inRooms = wanted.map((name) => IN_ROOMS[name] ?? name);
    return [...new Set([...inRooms, ...(isBig ? (['large-indoor'] as const) : [])])];
  }
  const isForPots = wanted.includes('balcony') && wanted.some((name) => IN_POTS.includes(name));
  return [...new Set(isForPots ? wanted.map((name) => (name === 'balcony' ? 'potted' : name)) : wanted)];
}

/** The plants that are offered as a choice: those that are named, and the one that the question is about. */
function comparedPlants({ question, plant }: GeneralQuery): readonly Species[] {
  const { otherPlants, form } = question;
  return plant && form === 'choice' && otherPlants.length === 1 ? [plant, ...otherPlants] : otherPlants;
}

/** Whether plants that the question offers are compared by something that it states. */
export function choosesByRecord(query: GeneralQuery): boolean {
  const { form, plain } = query.question;
  const isChoice = form === 'choice' || /\bwhich\b/.test(plain);
  return isChoice && comparisonOf(comparedPlants(query), query.question) !== null;
}

/** By how many properties plants are chosen, besides their kind and place. */
export function propertiesWanted(query: GeneralQuery): number {
  const looks = [heightIn(query.question.written), flowerColorIn(query.question.tokens)];
  const read = placed(criteriaOf(query) ?? [], query);
  const names = read.filter((name) => (!SAY_WHERE.has(name) || name === 'large-indoor') && narrows(name, read));
  const frost = frostIn(query) === null ? 0 : 1;
  return (
    names.length +
    frost +
    excludedIn(query.question.written).length +
    unwantedKinds(query.question.tokens).length +
    looks.filter((look) => look !== null).length
  );
}

/** The list by all criteria, or by all but one that no plant fulfils besides, which the answer names. */
function fittingList(wanted: readonly CriterionName[], about: Omit<PlantListQuery, 'wanted'>): string | null {
  if (about.among || plantList({ wanted, ...about }).total >= ENOUGH) return plantListAnswer({ wanted, ...about });
  if (about.frost !== undefined) return hardiestList(wanted, about.frost, about);
  return listWithoutSome(wanted, about);
}

/** The list by as many criteria as some plant fulfils, the last given up first; one alone comes before several. */
function listWithoutSome(wanted: readonly CriterionName[], about: Omit<PlantListQuery, 'wanted'>): string | null {
  const expendable = wanted.toReversed().filter((name) => !isSafety(name));
  const choices = [
    ...expendable.map((name) => [name]),
    ...expendable.slice(1).map((_, at) => expendable.slice(0, at + 2)),
  ];
  const given = choices.find((names) => {
    const kept = wanted.filter((name) => !names.includes(name));
    return kept.length > 0 && plantList({ wanted: kept, ...about }).total >= ENOUGH;
  });
  if (!given) return null;
  const kept = wanted.filter((name) => !given.includes(name));
  const [first = '', ...rest] = plantListAnswer({ wanted: kept, ...about }).split('\n\n');
  const named = given.filter((name) => !PLACES.has(name)).map((name) => `“${criterionInWords(name, about)}”`);
  const leftOut =
    named.length > 0
      ? [`No plant in the knowledge base fits ${listed(named, 'or')} as well, so this was left out.`]
      : [];
  return [first, ...leftOut, ...rest].join('\n\n');
}

/** Rooms or garden, as the words for the plant say it. */
const PLACES: ReadonlySet<CriterionName> = new Set(['indoor', 'outdoor'] as const);

const DEGREES_WARMER = 5;
const A_CHOICE = 6;

/** Where none survives the frost, the hardiest of those that are asked for. */
function hardiestList(
  wanted: readonly CriterionName[],
  frost: number,
  about: Omit<PlantListQuery, 'wanted' | 'frost'>,
): string | null {
  for (let stands = frost + DEGREES_WARMER; stands <= 0; stands += DEGREES_WARMER) {
    const list = { wanted, ...about, frost: stands };
    if (plantList(list).total < A_CHOICE) continue;
    return `None of them is known to survive ${degrees(frost)}; these stand the most frost.\n\n${plantListAnswer(list)}`;
  }
  return null;
}

function isSafety(name: CriterionName): boolean {
  return name.startsWith('safe-') || name.startsWith('toxic-') || name === 'harmless-to-tested';
}

/** Other animals than cats and dogs, of which no source speaks. */
function aboutAnimals(wanted: readonly CriterionName[], { question: { concepts } }: GeneralQuery): string[] {
  if (!wanted.includes('harmless-to-tested')) return [];
  const animals = listed(concepts.animals, 'or');
  return [
    `What is safe for ${animals} is not known here, so ask a vet about each plant. Those below are at least not known to be toxic to cats, dogs and people.`,
  ];
}

/** March, when the first bulbs flower. */
const EARLY_MONTH = 3;

const HARDINESS: ReadonlySet<CriterionName> = new Set(['winter-hardy', 'stays-out'] as const);

/** Warmer than this, in °C, nearly every plant survives. */
const COOL = 12;

/** The cold in °C that plants are to survive. */
function frostIn({ question: { facts } }: GeneralQuery): number | null {
  if (facts.temperature && facts.temperature.low <= COOL) return facts.temperature.low;
  return facts.zone?.coldest ?? null;
}

/** The plants that are named, unless they are what went wrong: "deer ate my tulips and hostas, what do they leave alone?" */
function plantsToChooseFrom({ question }: GeneralQuery): readonly Species[] | undefined {
  if (question.otherPlants.length < 2) return undefined;
  const sentences = sentencesOf(plainText(question.written));
  const isTold = plantsNamedIn(sentences[question.askingSentence] ?? '').length === 0;
  return isTold && sentences.some((sentence) => WENT_WRONG.test(sentence)) ? undefined : question.otherPlants;
}

const WENT_WRONG = /\b(?:ate|eaten|eats?|eating|killed|died|dead|destroyed|failed|tried)\b/;

const EXCLUDED =
  /\b(?:but no|but not|not|except(?: for)?|other than|besides|apart from|instead of|without) ((?:[\p{L}-]+ ?){1,3})/giu;

/** Plants that are not wanted: "evergreen climbers, but not ivy". */
function excludedIn(written: string): Species[] {
  return [...written.matchAll(EXCLUDED)].flatMap(([, words = '']) => plantsNamedIn(words));
}

/** Words for the place, such as "hanging basket", choose as well as the question does. */
function criteriaOf({ question, typed }: GeneralQuery): CriterionName[] | null {
  const place = isNoPlantName(typed) ? tokensOf(typed.toLowerCase()) : [];
  const names = listRequest([...question.tokens, ...place], question.concepts);
  const { humidity } = question.facts;
  return humidity !== null && humidity < DRY_AIR
    ? (names?.map((name) => (name === 'humid-air' ? 'dry-air' : name)) ?? ['dry-air'])
    : names;
}

/** Relative humidity in percent below which the air of a room is dry. */
const DRY_AIR = 40;

/** Whether plants are asked for without a verb: "fragrant climber for a shady wall", "what should a beginner start with". */
export function asksForList({ question, plant, typed }: Pick<GeneralQuery, 'question' | 'plant' | 'typed'>): boolean {
  if (asksForThings(question.tokens) || ASKS_ITS_NAME.test(question.plain) || isReversed(question)) return false;
  if (question.form === 'which-plants') return true;
  if (plant !== null || !isNoPlantName(typed)) return false;
  const criteria = listRequest(question.tokens, question.concepts)?.length ?? 0;
  if (criteria > 1 && NOUN_PHRASE.test(question.plain) && question.form === 'other') return true;
  if (!question.concepts.signs.isSubsetOf(COLORS_AND_PARTS)) return false;
  if (question.otherPlants.length > 1 && /\bwhich\b/.test(question.plain)) return true;
  const asksForSome = /\b(?:what|which|any|recommend|suggest|need|want|looking)\b/.test(question.plain);
  if (question.facts.isAbsent) return false;
  // "What can I do" asks for no plants.
  if (question.form === 'what-to-do' && question.tokens.some(({ lemma }) => lemma === 'do')) return false;
  const isFragment = question.form === 'other' || question.form === 'what-is-it' || question.form === 'what-to-do';
  if (!isFragment && !(question.form === 'yes-no' && asksForSome)) return false;
  if (criteria > 1) return true;
  return (criteria === 1 || unknownCriteriaIn(question.tokens).length > 0) && NOUN_PHRASE.test(question.plain);
}

/** "The tag says orchid, which one could it be?" asks what a plant is. */
const ASKS_ITS_NAME =
  /\bwhich (?:one |kind |type |sort |species |variety )?(?:(?:could|might|may|can|would) (?:it|this|that|mine|they|these) be|(?:is|are) (?:it|this|that|mine|they|these))\b/;

/** "Which tools", "which soil", "what size of pot" ask for no plants. */
const THINGS = new Set(
  `tool soil compost mix fertilizer fertiliser feed food pot container mulch lamp light bulb-lamp book disease pest bug insect month
  time season part side direction window distance size temperature zone water spray product glove shear secateur support stake
  depth substrate medium manure weed-killer animal bird problem way method thing job reason`.split(/\s+/),
);
const PLANTS = new Set(
  'plant flower vegetable veg herb tree shrub climber bulb fruit succulent houseplant bush hedge grass crop one'.split(
    ' ',
  ),
);

function asksForThings(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, sentence }, at) => {
    if (word !== 'which' && word !== 'what') return false;
    const asked = tokens.slice(at + 1, at + 4).filter((token) => token.sentence === sentence);
    const verb = asked.findIndex((token) => VERBS.has(token.lemma));
    const nouns = verb < 0 ? asked : asked.slice(0, verb);
    return nouns.some(({ lemma }) => THINGS.has(lemma)) && !nouns.some(({ lemma }) => PLANTS.has(lemma));
  });
}

const VERBS = new Set('be do can could should shall will would have need like grow for in to i'.split(' '));

/** What to leave out is listed only by whom it would harm: all other lists would name the very plants that fit. */
function isReversed({ tokens, concepts, harm }: GeneralQuery['question']): boolean {
  if (!asksWhatToAvoid(tokens)) return false;
  return harm === null && !(listRequest(tokens, concepts) ?? []).some((name) => WARNS.has(name));
}

const WARNS: ReadonlySet<CriterionName> = new Set([
  'toxic-to-cats',
  'toxic-to-dogs',
  'toxic-to-people',
  'poisonous-berries',
] as const);

/** How much of the question the list would leave unread, in words. */
export function unreadBy({ question }: GeneralQuery): number {
  const { tokens, askingSentence } = question;
  return unreadWords(tokens.filter(({ sentence }) => sentence === askingSentence)).length;
}

/** Signs that plants are chosen by as well: "silver leaves", "the edge of a path". */
const COLORS_AND_PARTS: ReadonlySet<string> = new Set([
  ...['white', 'yellow', 'purple', 'black', 'brown', 'stem', 'edges', 'tips', 'lower'],
]);

/** "Cut flowers that grow easily", "native hedge plants": plants in the plural, and no sentence about one's own. */
const NOUN_PHRASE =
  /^(?!.*\b(?:my|our|i have|is|are|was|were|has|have)\b)(?:\w+ ){0,4}(?:plants|flowers|vegetables|veg|herbs|shrubs|trees|climbers|bulbs|perennials|annuals|succulents|cacti|ferns|grasses|hedges|houseplants|fruits|bushes|vines|crops)\b/;
