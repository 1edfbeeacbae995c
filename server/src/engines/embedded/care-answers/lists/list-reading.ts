import type { Species } from '@plantcare/contract/species.ts';
import { type CriterionName, type PlantListQuery, plantList } from '../../../../horticulture/plant-lists/plant-list.ts';
import { readSeason } from '../../../../horticulture/text-input/season.ts';
import { choicesFor } from '../../../../knowledge/names/match.ts';
import { plantsNamedIn } from '../../../../knowledge/names/mentions.ts';
import type { GeneralQuery } from '../answer.ts';
import { isNoPlantName } from '../generic-words.ts';
import { flowerColorIn, heightIn } from '../intent/list-looks.ts';
import { kindsIn, listRequest, narrows, unreadWords, unwantedKinds } from '../intent/list-request.ts';
import { plainText, sentencesOf, type Token, tokensOf } from '../intent/tokens.ts';
import { placed } from './list-places.ts';

/** Criteria that hold for rooms, for the garden, or that say where by themselves. */
const INDOORS =
  /house ?plants?|indoor|office|\bdesk\b|bathroom|\b(?:bed|living )?room\b|\bkitchen\b(?! garden)|\bflat\b|apartment|terrarium|windowsill/i;

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

interface ReadList {
  wanted: readonly CriterionName[];
  /** Rooms or garden, as the words for the place say it. */
  where: readonly CriterionName[];
  about: Omit<PlantListQuery, 'wanted'>;
}

/** What the plants are chosen by; "written" where the records say too little, and null where nothing is named. */
export function readList(query: GeneralQuery): ReadList | 'written' | null {
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
  const wanted = isNow ? inFlower(figured, query) : figured.filter((name) => name !== 'flowers-now');
  const height = wanted.includes('low-hedge') || wanted.includes('hedge') ? null : heightIn(question.written);
  const flowerColor = flowerColorIn(question.tokens);
  const without = excludedIn(question.written);
  // "Deciduous" says already that they are not evergreen.
  const unwanted = unwantedKinds(question.tokens).filter(
    (name) => !(name === 'evergreen' && wanted.includes('deciduous')),
  );
  const frost = wanted.includes('sow-now') ? null : frostIn(query);
  const about: Omit<PlantListQuery, 'wanted'> = {
    month: question.facts.month ?? (isEarly ? EARLY_MONTH : Number(circumstances.today.slice(5, 7))),
    hemisphere: circumstances.hemisphere,
    ...(season && { season }),
    ...(SOWS.test(question.plain) && !PLANTS.test(question.plain) && { isOnlySown: true }),
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

const SOWS = /\bsow(?:n|ing)?\b/;
const PLANTS = /\bplant(?:ed|ing)?\b/;

/** "Yellow flowers in February": with the color a month says when they flower. */
function inFlower(wanted: readonly CriterionName[], { question }: GeneralQuery): readonly CriterionName[] {
  const isOfFlowers = flowerColorIn(question.tokens) !== null && question.facts.month !== null;
  const isTimed = wanted.some((name) => OF_A_MONTH.has(name));
  return isOfFlowers && !isTimed ? [...wanted, 'flowers-now'] : wanted;
}

/** Where the frost that plants are to survive says enough: the kind of plant that is asked for. */
function kindsFor(query: GeneralQuery): CriterionName[] | null {
  if (frostIn(query) === null) return null;
  const kinds = kindsIn([...query.question.tokens, ...placeIn(query.typed)]);
  return kinds.length > 0 || query.question.form === 'which-plants' ? [...kinds] : null;
}

/** Kinds that mean plants of the garden where no room is spoken of. */
const OF_THE_GARDEN: ReadonlySet<CriterionName> = new Set([
  'climber',
  'potted',
  'long-flowering',
  'evening-scent',
] as const);

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
function plantsToChooseFrom({ question, plant, typed }: GeneralQuery): readonly Species[] | undefined {
  if (question.otherPlants.length < 2) return plant === null ? plantsCalled(typed) : undefined;
  const sentences = sentencesOf(plainText(question.written));
  const isTold = plantsNamedIn(sentences[question.askingSentence] ?? '').length === 0;
  return isTold && sentences.some((sentence) => WENT_WRONG.test(sentence)) ? undefined : question.otherPlants;
}

/** So many plants with one name are a group, of which some are asked for: "berry bushes that survive −25". */
const FEWEST_OF_GROUP = 3;

function plantsCalled(typed: string): readonly Species[] | undefined {
  const choices = choicesFor(typed).map(({ plant }) => plant);
  return choices.length < FEWEST_OF_GROUP ? undefined : choices;
}

const WENT_WRONG = /\b(?:ate|eaten|eats?|eating|killed|died|dead|destroyed|failed|tried|lost)\b/;

const EXCLUDED =
  /\b(?:but no|but not|not|except(?: for)?|other than|besides|apart from|instead of|without) ((?:[\p{L}-]+ ?){1,3})/giu;

/** Plants that are not wanted: "evergreen climbers, but not ivy". */
function excludedIn(written: string): Species[] {
  return [...written.matchAll(EXCLUDED)].flatMap(([, words = '']) => plantsNamedIn(words));
}

/** Words for the place, such as "hanging basket", choose as well as the question does. */
function placeIn(typed: string): readonly Token[] {
  if (!isNoPlantName(typed) && !isGroup(typed)) return [];
  return tokensOf(typed.toLowerCase().replaceAll('houseplant', 'house plant'));
}

/** "Berry bushes" can be several plants: the group narrows the list. */
function isGroup(typed: string): boolean {
  return choicesFor(typed).length > 1 && kindsIn(tokensOf(typed.toLowerCase())).length > 0;
}

function criteriaOf({ question, typed }: GeneralQuery): CriterionName[] | null {
  const names = listRequest([...question.tokens, ...placeIn(typed)], question.concepts);
  const { humidity } = question.facts;
  return humidity !== null && humidity < DRY_AIR
    ? (names?.map((name) => (name === 'humid-air' ? 'dry-air' : name)) ?? ['dry-air'])
    : names;
}

/** Relative humidity in percent below which the air of a room is dry. */
const DRY_AIR = 40;

/** What the month that is named chooses as well. */
const OF_A_MONTH: ReadonlySet<CriterionName> = new Set(['sow-now', 'harvest-now', 'flowers-now'] as const);

/** By how many properties plants are chosen, besides their kind and place. */
export function propertiesWanted(query: GeneralQuery): number {
  const looks = [heightIn(query.question.written), flowerColorIn(query.question.tokens)];
  const read = placed(criteriaOf(query) ?? [], query);
  const names = read.filter((name) => (!SAY_WHERE.has(name) || name === 'large-indoor') && narrows(name, read));
  const frost = (frostIn(query) === null ? 0 : 1) + (query.question.facts.humidity === null ? 0 : 1);
  return (
    names.length +
    frost +
    (query.question.facts.month !== null && names.some((name) => OF_A_MONTH.has(name)) ? 1 : 0) +
    excludedIn(query.question.written).length +
    unwantedKinds(query.question.tokens).length +
    looks.filter((look) => look !== null).length
  );
}

/** How much of the question the list would leave unread, in words. */
export function unreadBy({ question }: GeneralQuery): number {
  const { tokens, askingSentence } = question;
  return unreadWords(tokens.filter(({ sentence }) => sentence === askingSentence)).length;
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
