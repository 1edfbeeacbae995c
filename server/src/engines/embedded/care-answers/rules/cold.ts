import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees, span } from '../../../../horticulture/care-sheet/needs.ts';
import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { localMonth, monthOf } from '../../../../horticulture/months.ts';
import { temperaturesIn, temperatureWords } from '../../../../horticulture/text-input/temperature.ts';
import { listed } from '../../../../horticulture/wording.ts';
import { plants } from '../../../../knowledge/plants.ts';
import { type CareQuery, type GeneralQuery, isAboutKnownPlant, says } from '../answer.ts';
import type { Action } from '../intent/given/actions.ts';
import type { Question } from '../intent/question.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { type Position, positionOf } from './position.ts';
import { leadFor, leadForAction, type Verdict } from './verdict.ts';

/** In a pot the roots of a hardy plant survive about so many °C less frost than in open ground: a cautious figure. */
export const LESS_HARDY_IN_POTS = 5;
/** Open blossom of fruit trees and shrubs and soft new shoots freeze from about here, in °C, hardy as the plant is. */
const BLOSSOM_FREEZES = -1;
/** A night frost of which no figure is given, in °C. */
const NIGHT_FROST = -2;

/** What a cold of so many °C does to a plant, and what to do about it. */
export interface ColdEffect {
  /** Whether the plant comes to no harm where it stands. */
  isSafe: boolean;
  /** What the cold means for it, in a sentence. */
  says: string;
  /** What to do; empty where there is nothing to do. */
  todo: string;
  /** Where it is neither safe nor in danger as a whole. */
  lead?: string;
}

/** Whether the cold that a question tells of harms this plant, where it stands. */
export function coldVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query) || !asksAboutCold(query)) return null;
  const cold = coldIn(query);
  if (cold === null) return null;
  const { plant, question } = query;
  const covered = ['temperature', 'outdoors', 'winter'] as const;
  if (question.otherPlants.length > 0 && question.form !== 'yes-no')
    return { paragraph: { lead: '', text: sortedByCold([plant, ...question.otherPlants], cold) }, covered };
  const between = betweenPlaces(query);
  if (between) return { paragraph: { lead: '', text: between }, covered };
  const kinds = query.match.as === 'species' ? null : byKind(plant, cold);
  if (kinds !== null) return { paragraph: { lead: 'That depends on the kind:', text: kinds }, covered };
  const effect = effectOfCold(plant, {
    ...cold,
    position: positionOf(query),
    question,
    isFrostDue: isFrostDue(query),
  });
  return {
    paragraph: { lead: leadOf(effect, question), text: [effect.says, effect.todo].filter(Boolean).join(' ') },
    covered,
  };
}

const LAST_FROST = 4;
const FIRST_FROST = 10;

function isFrostDue({ question, circumstances }: CareQuery): boolean {
  const month = localMonth(question.facts.month ?? monthOf(circumstances.today), circumstances.hemisphere);
  return month <= LAST_FROST || month >= FIRST_FROST;
}

/** Where some kinds of a genus survive a cold and others do not: which ones. Null where all do, or none. */
function byKind(group: Species, { low, words }: { low: number; words: string }): string | null {
  const [genus = ''] = group.scientificName.split(' ');
  const kinds = plants.filter(({ scientificName }) => scientificName.startsWith(`${genus} `));
  const hardy = kinds.filter(({ temperature }) => temperature.min <= low);
  const tender = kinds.filter(({ temperature }) => temperature.min > low);
  if (hardy.length === 0 || tender.length === 0) return null;
  const names = (some: readonly Species[]) => listed(some.slice(0, MOST_KINDS).map(shortName), 'and');
  return `${names(hardy)} survive${hardy.length > 1 ? '' : 's'} ${lowered(words)} in open ground; ${names(tender)} ${tender.length > 1 ? 'do' : 'does'} not and must come in before.`;
}

const MOST_KINDS = 3;

/** "A cellar of 8 °C or a room of 21 °C?": the one in which it survives, or else the cooler one. */
function betweenPlaces({ plant, question }: CareQuery): string | null {
  const [one, other, ...more] = temperaturesIn(question.written);
  if (!one || !other || more.length > 0 || one.low === other.low || !/\bor\b/.test(question.plain)) return null;
  const [cool, warm] = one.low < other.low ? [one, other] : [other, one];
  const { min } = plant.temperature;
  if (cool.low >= min)
    return `The cooler one, with ${temperatureWords(cool)}, if it is bright there: it rests, so water it sparingly. If it is dark, take the one with ${temperatureWords(warm)}, at the window.`;
  return warm.low >= min
    ? `The one with ${temperatureWords(warm)}: ${temperatureWords(cool)} is too cold for it, since it wants at least ${degrees(min)}. Give it the brightest window there, away from the radiator, and water it less than in summer.`
    : null;
}

/** Which of several plants must be protected and which need not. */
function sortedByCold(plants: readonly Species[], { low, words }: { low: number; words: string }): string {
  const tender = plants.filter((plant) => low < plant.temperature.min);
  const hardy = plants.filter((plant) => low >= plant.temperature.min);
  const names = (some: readonly Species[]) => listed(some.map(shortName), 'and');
  if (tender.length === 0) return `${words} harms none of them: ${names(hardy)} survive more cold than that.`;
  const others = hardy.length > 0 ? ` Safe where they are: ${names(hardy)}.` : '';
  return `Protect ${names(tender)} first, for ${words} is too cold for them: bring pots indoors, and cover what stands in beds with fleece or a sheet down to the soil before dusk; uncover it in the morning.${others}`;
}

function shortName({ commonNames, scientificName }: Species): string {
  return (commonNames[0] ?? scientificName).toLowerCase();
}

/** Where harm is done already, what is to be done about it is asked, and "why" asks for a cause. */
function asksAboutCold({ question }: CareQuery): boolean {
  const { form, facts } = question;
  // "Any chance?" before a frost asks for protection.
  if (form === 'is-it-dead' && !isToCome(question)) return false;
  if (form === 'why' || form === 'how-often' || form === 'how-much' || form === 'which-plants') return false;
  // A figure in a story without a question is told, not asked about, unless the cold is still to come.
  if (form === 'other' && !isToCome(question)) return false;
  return tellingSigns(question).length === 0 && facts.causes.length === 0;
}

function coldIn({ plant, question }: CareQuery): { low: number; words: string } | null {
  const { temperature } = question.facts;
  if (temperature) {
    if (temperature.low >= plant.temperature.idealMin) return null;
    const taken = temperature.assumed && temperature.low > 0 ? ` (taken for °${temperature.unit})` : '';
    return { low: temperature.low, words: `${temperatureWords(temperature)}${taken}` };
  }
  const isFrost = question.concepts.circumstances.has('frost') && question.form !== 'when';
  if (!isFrost || !isToCome(question)) return null;
  return { low: NIGHT_FROST, words: 'A light frost' };
}

function isToCome(question: Question): boolean {
  return (
    says(question, 'tonight', 'forecast', 'tomorrow', 'predict', 'expect', 'coming', 'warning', 'announce', 'warn') ||
    question.facts.actions.some(({ meaning }) => ABOUT_COLD.has(meaning))
  );
}

const ABOUT_COLD: ReadonlySet<Action> = new Set([
  'bring in',
  'protect',
  'lift',
  'leave out',
  'put outside',
  'plant out',
]);
const MAKES_SAFE: ReadonlySet<Action> = new Set(['bring in', 'protect', 'lift']);

/** "Must it come in?" asks whether something is to be done, "can it stay out?" whether it is safe. */
function leadOf({ isSafe, lead }: ColdEffect, question: Question): string {
  if (lead !== undefined) return lead;
  const asked = question.facts.actions.filter(({ meaning }) => ABOUT_COLD.has(meaning));
  const isInside = asksToPutOut(question);
  if (question.form === 'choice' && asked.length > 0)
    return isInside ? (isSafe ? 'Put it out:' : 'Keep it inside:') : isSafe ? 'Leave it out:' : 'Bring it in:';
  const makesSafe = asked.some(
    ({ meaning, start }) => MAKES_SAFE.has(meaning) && question.tokens[start]?.sentence === question.askingSentence,
  );
  return makesSafe ? leadForAction(!isSafe, question) : leadFor(isSafe, question);
}

interface Cold {
  low: number;
  words: string;
  position: Position;
  question: Question;
  /** Whether it is the time of year in which frosts come. */
  isFrostDue?: boolean;
}

/** What a cold means for a plant, by its hardiness and by where it stands. */
export function effectOfCold(plant: Species, cold: Cold): ColdEffect {
  return isFrostTender(plant) ? onTender(plant, cold) : onHardy(plant, cold);
}

function onTender(plant: Species, { low, words, position, question, isFrostDue = false }: Cold): ColdEffect {
  const { min, idealMin, idealMax } = plant.temperature;
  if (plant.family === 'Cactaceae' && plant.watering.class === 'dry' && low >= DRY_CACTUS_MIN)
    return {
      isSafe: true,
      says: `It rests well at ${words} in winter, as long as it is kept quite dry; wet and cold it rots.`,
      todo: '',
    };
  if (low >= min && isFrostDue && asksToPutOut(question))
    return {
      isSafe: false,
      lead: question.form === 'yes-no' ? 'Not for good yet:' : '',
      says: `It survives ${lowered(words)}, but a frost would kill it, and frosts come until mid-May.`,
      todo: 'Put it out by day and take it in at night, which also gets it used to the sun, or cover it with fleece.',
    };
  const warmNights = Math.max(min + 2, NIGHTS_FOR_OUTSIDE);
  if (low >= min && low < idealMin && asksToPutOut(question) && low <= warmNights)
    return {
      isSafe: false,
      ...(question.form === 'yes-no' ? { lead: 'Not yet:' } : { lead: '' }),
      says: `${words} is too cool for it: it hardly grows, and a colder night harms it.`,
      todo: `Wait until nights stay above ${degrees(warmNights)}.`,
    };
  if (low >= min)
    return {
      isSafe: true,
      says: `It survives ${lowered(words)}, but that is cooler than it likes: it hardly grows, so water much less.`,
      todo: `${position === 'ground' ? 'Cover it' : position === 'room' ? 'Move it to a warmer place' : 'Bring it in'} when it gets colder than ${degrees(min)}.`,
    };
  const tooCold = `${words} is too cold for it: it wants at least ${degrees(min)}.`;
  if (position === 'ground') return { isSafe: false, says: tooCold, todo: inOpenGround(plant, low) };
  if (asksToPutOut(question))
    return {
      isSafe: false,
      says: tooCold,
      todo: `Keep it inside, bright, until nights stay above ${degrees(Math.max(min + 2, NIGHTS_FOR_OUTSIDE))}.`,
    };
  const isAtWindow = question.facts.settings.has('cold window') || question.concepts.circumstances.has('indoors');
  if (position === 'room' && low <= 0 && isAtWindow)
    return {
      isSafe: false,
      says: 'Right at the glass it gets far colder than in the room, and leaves that touch a cold pane die.',
      todo: `Stand it 20–30 cm back, or further into the room at night, while it freezes outside: it wants at least ${degrees(min)}.`,
    };
  const inside = `a bright place of ${span(Math.max(min, Math.min(idealMin, 12)), idealMax)} °C`;
  if (position === 'room' && !question.concepts.circumstances.has('outdoors') && low > 0)
    return { isSafe: false, says: tooCold, todo: 'Move it to a warmer room, away from cold panes, and water it less.' };
  return {
    isSafe: false,
    says: tooCold,
    todo: `Bring it in before then, to ${inside}. If it is too heavy to move, stand it against the house wall and wrap pot and plant in fleece, for that night only.`,
  };
}

/** Whether it is thought of putting it out; "I put it on the balcony" tells that it is there. */
function asksToPutOut({ facts, tokens, askingSentence }: Question): boolean {
  return facts.actions.some(
    ({ meaning, start }) =>
      (meaning === 'put outside' || meaning === 'plant out') && tokens[start]?.sentence === askingSentence,
  );
}

/** What frost kills goes outside when nights stay above so many °C, at least. */
export const NIGHTS_FOR_OUTSIDE = 8;

/** Most desert cacti rest at 5–12 °C in winter, dry: what growers' societies advise. */
const DRY_CACTUS_MIN = 5;

function inOpenGround(plant: Species, low: number): string {
  if (low > 0)
    return 'Cover it with fleece or a sheet overnight and take that off in the morning; a frost would kill it.';
  if (survivalOfPlant(plant).id === 'lifted-tuber')
    return 'Frost kills only its leaves: cut them off afterwards, lift the tubers before the soil freezes, and store them frost-free and dry.';
  if (plant.lifespan === 'annual' || plant.category === 'vegetable')
    return 'Two layers of fleece over hoops help to about −2 °C; harvest what is ripe before. Without cover it dies.';
  return 'Cover it with two layers of fleece down to the soil and mulch its base 15 cm deep; what is small enough is safer in a pot, indoors.';
}

function onHardy(plant: Species, { low, words, position, question }: Cold): ColdEffect {
  const { min } = plant.temperature;
  if (position === 'room')
    return {
      isSafe: true,
      says: `${words} does it no harm: outdoors it survives down to about ${degrees(min)}.`,
      todo: '',
    };
  const limit = position === 'pot' && min < 0 ? min + LESS_HARDY_IN_POTS : min;
  if (low < limit)
    return position === 'pot'
      ? {
          isSafe: false,
          says: `${words} is too cold for it in a pot, whose roots freeze sooner than those in open ground.`,
          todo: 'Move it to a cool, frost-free place such as a garage, or stand the pot against a wall, off the ground, and wrap it in bubble wrap or burlap.',
        }
      : {
          isSafe: false,
          says: `${words} is too cold for it, even in open ground: it survives about ${degrees(min)}.`,
          todo: 'Cover the soil over its roots 15 cm deep with leaves or straw, and wrap the plant in fleece while the cold lasts.',
        };
  if (isSoftNow(question) && low <= BLOSSOM_FREEZES)
    return {
      isSafe: false,
      lead: '',
      says: `The plant itself survives ${lowered(words)}, and closed buds mostly do; open flowers and soft new shoots freeze from about −2 °C.`,
      todo: 'Cover them with fleece before dusk and uncover them in the morning, as far as you can reach.',
    };
  const where = position === 'pot' ? 'in a pot about' : 'in open ground about';
  return {
    isSafe: true,
    says: `It survives ${lowered(words)}: ${where} ${degrees(limit)} is its limit.`,
    todo: justPlanted(question)
      ? 'As it was planted only lately, water it before the soil freezes and mulch 5–8 cm deep; a cover is only for drying wind and sun.'
      : 'It needs no protection.',
  };
}

/** "It survives a light frost", with a figure unchanged. */
function lowered(words: string): string {
  return words.startsWith('A ') ? `a ${words.slice(2)}` : words;
}

function isSoftNow(question: Question): boolean {
  return says(question, 'flower', 'blossom', 'bloom', 'bud', 'shoot', 'sprout', 'blooming', 'flowering', 'new');
}

function justPlanted(question: Question): boolean {
  return question.concepts.circumstances.has('repotted') || says(question, 'ago', 'just', 'newly', 'new', 'recently');
}
