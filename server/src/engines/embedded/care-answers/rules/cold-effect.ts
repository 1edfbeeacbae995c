import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees, span } from '../../../../horticulture/care-sheet/needs.ts';
import { survivalOfPlant } from '../../../../horticulture/life-form.ts';
import { capital } from '../../../../horticulture/wording.ts';
import { coldestOfZone, noteAtLimit, survivesInGround } from '../../../../knowledge/coldest-zones.ts';
import { leafFallOf } from '../../../../knowledge/leaf-fall.ts';
import { outdoorsFromZone } from '../../../../knowledge/mild-zones.ts';
import { says } from '../answer.ts';
import type { Question } from '../intent/question.ts';
import type { Position } from '../setting.ts';

/** In a pot the roots of a hardy plant survive about so many °C less frost than in open ground: a cautious figure. */
const LESS_HARDY_IN_POTS = 5;

/** Records of plants that bear little frost name what they bear in a pot, where the ground keeps them through far more. */
const LITTLE_FROST = -5;

/** The cold in °C that the roots of a plant survive in a pot without protection. */
export function survivesInPot(plant: Species): number {
  const { min } = plant.temperature;
  if (min >= 0) return min;
  const usual = min + LESS_HARDY_IN_POTS;
  // An oleander bears −12 °C in the ground, and a short −3 °C in its tub.
  return min >= LITTLE_FROST ? Math.min(0, Math.max(min, survivesInGround(plant) + LESS_HARDY_IN_POTS)) : usual;
}

/** Open blossom of fruit trees and shrubs and soft new shoots freeze from about here, in °C, hardy as the plant is. */
const BLOSSOM_FREEZES = -1;
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
  /** Near its limit: how "can it stay out?" and "is that too cold?" are answered. */
  leads?: { good: string; bad: string };
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
  if (low >= min && low < idealMin && asksToPutOut(question) && low < warmNights)
    return {
      isSafe: false,
      lead: question.form === 'yes-no' ? 'Not yet:' : '',
      says: `${words} is too cool for it: it hardly grows, and a colder night harms it.`,
      todo: `Wait until nights stay above ${degrees(warmNights)}.`,
    };
  if (low >= min)
    return {
      isSafe: true,
      says: `It survives ${lowered(words)}, but that is cooler than it likes: it hardly grows, so water much less.`,
      todo: `${SHELTER[position]} when it gets colder than ${degrees(min)}.`,
    };
  const tooCold = `${words} is too cold for it: it wants at least ${degrees(min)}.`;
  if (low > 0 && says(question, 'seedling'))
    return {
      isSafe: false,
      says: tooCold,
      todo: `Take the seedlings in at night until nights stay above ${degrees(warmNights)}; by day they may stand outside to harden off.`,
    };
  if (low > 0 && min - low <= JUST_UNDER.tender && !asksToPutOut(question) && !isAtColdPane(position, low, question))
    return {
      isSafe: false,
      leads: { good: 'For a night or two, yes:', bad: 'For longer than a night or two, yes:' },
      says: `${words} is a little too cold for it: it wants at least ${degrees(min)}. One or two such nights mostly do no lasting harm, but more of them do.`,
      todo: BRIEFLY[position],
    };
  const mild = outdoorsFromZone(plant);
  if (mild !== null && low <= 0 && low >= coldestOfZone(mild) + SHORT_FROST && isOutdoors(position, question))
    return {
      isSafe: false,
      leads: { good: 'Only for a short night:', bad: 'Not in a short night, but leaves may burn:' },
      says: `It bears ${lowered(words)} for some hours where it is well rooted, as in gardens from zone ${mild} on, but longer frost burns its leaves and shoots; ${degrees(min)} and more keep it well.`,
      todo:
        position === 'ground'
          ? 'Cover it with fleece or a sheet down to the soil before dusk.'
          : 'Bring the pot in or stand it against the house wall under fleece.',
    };
  if (asksToPutOut(question))
    return {
      isSafe: false,
      says: tooCold,
      todo: `Keep it inside, bright, until nights stay above ${degrees(warmNights)}.`,
    };
  if (position === 'ground') return { isSafe: false, says: tooCold, todo: inOpenGround(plant, low) };
  if (isAtColdPane(position, low, question))
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

/** So few °C below what it wants, a tender plant stands a night or two, and a hardy one a frost under a cover. */
const JUST_UNDER = { tender: 2, hardy: 3 } as const;

/** What helps in one or two nights that are a little too cold. */
const BRIEFLY: Readonly<Record<Position, string>> = {
  ground: 'Cover it with fleece or a sheet overnight and take that off in the morning.',
  pot: 'Keep it rather dry, stand it against the house wall, and bring it in as soon as it gets colder or stays so.',
  room: 'Move it to a warmer room, away from cold panes, and water it less.',
};

function isAtColdPane(position: Position, low: number, { facts, concepts }: Question): boolean {
  const isAtWindow = facts.settings.has('cold window') || concepts.circumstances.has('indoors');
  return position === 'room' && low <= 0 && isAtWindow;
}

/** Whether it is thought of putting it out; "I put it on the balcony" tells that it is there. */
export function asksToPutOut({ facts, tokens, askingSentence }: Question): boolean {
  return facts.actions.some(
    ({ meaning, start }) =>
      (meaning === 'put outside' || meaning === 'plant out') && tokens[start]?.sentence === askingSentence,
  );
}

/** What frost kills goes outside when nights stay above so many °C, at least. */
export const NIGHTS_FOR_OUTSIDE = 8;

/** What to do with a plant that gets too cold where it stands. */
const SHELTER: Readonly<Record<Position, string>> = {
  ground: 'Cover it',
  pot: 'Bring it in',
  room: 'Move it to a warmer place',
};

/** So many °C above the mean coldest night of the zone from which on it is grown in gardens, a frost of one night does not kill. */
const SHORT_FROST = 4;

function isOutdoors(position: Position, { concepts }: Question): boolean {
  return position !== 'room' || concepts.circumstances.has('outdoors');
}

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
  const min = survivesInGround(plant);
  if (position === 'room')
    return {
      isSafe: true,
      says: `${words} does it no harm: outdoors it survives down to about ${degrees(min)}.`,
      todo: '',
    };
  const limit = position === 'pot' ? survivesInPot(plant) : min;
  if (low < limit && limit - low <= JUST_UNDER.hardy)
    return {
      isSafe: false,
      leads: { good: 'Only with protection:', bad: 'Without protection, yes:' },
      ...atLimitOf(plant, { limit, words, position }),
    };
  if (low < limit)
    return position === 'pot'
      ? {
          isSafe: false,
          says: `${words} is too cold for it in a pot, whose roots freeze sooner than those in open ground.`,
          todo: `Move it to ${refugeOf(plant)}, or stand the pot against a wall, off the ground, and wrap it in bubble wrap or burlap.`,
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
  if (low > 0 && limit > VERY_HARDY && asksToProtect(question))
    return {
      isSafe: true,
      lead: question.form === 'yes-no' ? 'Not yet:' : '',
      says: `${words} does it no harm, and what is wrapped too early rots.`,
      todo: `Wait until the first frosts are forecast, and have it covered before ${degrees(limit)}; use fleece and straw that let air through, and keep the top dry.`,
    };
  const where = position === 'pot' ? 'in a pot about' : 'in open ground about';
  const told = `${where} ${degrees(limit)} is its limit.`;
  if (low < limit + NEAR_LIMIT && limit > VERY_HARDY)
    return {
      isSafe: true,
      lead: question.form === 'yes-no' ? 'Only just:' : '',
      says: capital(told),
      todo:
        position === 'pot'
          ? 'Protect it before then: wrap the pot in bubble wrap or burlap, stand it off the ground against a wall, and keep the soil only just moist; wet soil kills sooner than cold.'
          : 'Protect it before then: mulch its base 10 cm deep and cover it with fleece on the coldest nights; wet soil kills sooner than cold.',
    };
  return {
    isSafe: true,
    says: `It survives ${lowered(words)}: ${told}`,
    todo: justPlanted(question)
      ? 'As it was planted only lately, water it before the soil freezes and mulch 5–8 cm deep; a cover is only for drying wind and sun.'
      : DIES_BACK.has(survivalOfPlant(plant).id)
        ? 'It dies back and comes again in spring; it needs no protection, only soil that drains.'
        : ((position === 'ground' && low < plant.temperature.min + NEAR_RATING ? noteAtLimit(plant) : null) ??
          'It needs no protection.'),
  };
}

/** What a hardy plant needs that is just beyond its limit. */
function atLimitOf(
  plant: Species,
  { limit, words, position }: { limit: number; words: string; position: Position },
): Pick<ColdEffect, 'says' | 'todo'> {
  return position === 'pot'
    ? {
        says: `${words} is just beyond its limit in a pot, about ${degrees(limit)}: it comes through for a night or two if its roots do not freeze.`,
        todo: `Stand the pot off the ground against a house wall, wrap it in bubble wrap or burlap, cover the top with fleece, and keep the soil only just moist. If it stays so cold for days, move it to ${refugeOf(plant)}.`,
      }
    : {
        says: `${words} is just beyond its limit in open ground, about ${degrees(limit)}: without a cover it freezes back or dies.`,
        todo: 'Cover the soil over its roots 15 cm deep with leaves or straw, and wrap the plant in fleece while the cold lasts.',
      };
}

/** Where a potted plant that gets too cold goes: what keeps its leaves needs light there. */
function refugeOf(plant: Species): string {
  return leafFallOf(plant) === 'evergreen'
    ? 'a cool, bright, frost-free place'
    : 'a cool, frost-free place such as a garage';
}

/** So few °C above its limit a plant survives only where it is healthy and dry, so it is protected. */
const NEAR_LIMIT = 2;

/** So few °C above what its record rates it for, it is worth saying what else counts. */
const NEAR_RATING = 6;

/** What survives so many °C where it stands is not wrapped in most winters. */
const VERY_HARDY = -12;

function asksToProtect({ facts }: Question): boolean {
  return facts.actions.some(({ meaning }) => meaning === 'protect');
}

/** Kinds whose leaves die in winter while the roots live. */
const DIES_BACK: ReadonlySet<string> = new Set(['border-perennial']);

/** "It survives a light frost", with a figure unchanged. */
export function lowered(words: string): string {
  return words.startsWith('A ') ? `a ${words.slice(2)}` : words;
}

function isSoftNow(question: Question): boolean {
  return says(question, 'flower', 'blossom', 'bloom', 'bud', 'shoot', 'sprout', 'blooming', 'flowering', 'new');
}

function justPlanted(question: Question): boolean {
  return question.concepts.circumstances.has('repotted') || says(question, 'ago', 'just', 'newly', 'new', 'recently');
}
