import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { lightVerdict } from '../../../../horticulture/care-sheet/light-verdict.ts';
import { degrees, lightNeed, span } from '../../../../horticulture/care-sheet/needs.ts';
import { lightPlaceIn } from '../../../../horticulture/text-input/light.ts';
import { listed, nameOf } from '../../../../horticulture/wording.ts';
import { plantsNamedIn } from '../../../../knowledge/names/mentions.ts';
import type { CareQuery } from '../answer.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { seasonAsked } from '../season-asked.ts';
import { betterPlace, lightFit } from './places.ts';

export interface Chosen {
  topic: Exclude<RecordTopic, 'whole care'>;
  text: string;
}

type Choose = (query: CareQuery) => Chosen | null;

/** In rooms and gardens of up to this ideal warmth a plant is one for cool places. */
const COOL = 21;
/** Above this ideal minimum summers of cool countries are too cold outside. */
const HEAT_LOVER = 20;

/** What survives so many °C rests cool in winter. */
const RESTS_COOL = 7;

const CHOICES: readonly Choose[] = [
  betweenPlants,
  betweenPlaces,
  coolOrWarm,
  greenhouseOrOutdoors,
  sunOrShade,
  seedOrParts,
];

/** Which of two things that the question offers is the better one, from the record; null where the record cannot say. */
export function choose(query: CareQuery): Chosen | null {
  if (query.question.form !== 'choice') return null;
  for (const each of CHOICES) {
    const chosen = each(query);
    if (chosen) return chosen;
  }
  return null;
}

function offers(query: CareQuery, one: RegExp, other: RegExp): boolean {
  return one.test(query.question.plain) && other.test(query.question.plain);
}

/** "Haworthia or echeveria?" for a window, for cold or for dry soil. */
function betweenPlants(query: CareQuery): Chosen | null {
  const { question, circumstances } = query;
  const [one, other, ...more] = plantsNamedIn(question.written);
  if (!one || !other || more.length > 0) return null;
  const place = lightPlaceIn(question.plain, circumstances.hemisphere);
  if (place) {
    const fits = [one, other].map((plant) => lightFit(plant, place.light === 'none' ? 'low' : place.light));
    const [better, worse] = (fits[0] ?? 0) >= (fits[1] ?? 0) ? [one, other] : [other, one];
    return {
      topic: 'light',
      text: `${nameOf(better)}: ${lower(lightVerdict(better, place).text)} Of ${nameOf(worse)} is known: ${lower(lightNeed(worse))}`,
    };
  }
  if (
    /\b(?:frost|cold|winter|hardy|hardier|outside|outdoors)\b/.test(question.plain) &&
    one.temperature.min !== other.temperature.min
  ) {
    const [better, worse] = one.temperature.min < other.temperature.min ? [one, other] : [other, one];
    return {
      topic: 'temperature',
      text: `${nameOf(better)}: it survives down to about ${degrees(better.temperature.min)}, ${nameOf(worse)} to ${degrees(worse.temperature.min)}.`,
    };
  }
  const order = ['dry', 'moderate', 'moist'];
  const [first, second] = [order.indexOf(one.watering.class), order.indexOf(other.watering.class)];
  if (
    /\b(?:forget|dry|drought|thirsty|rarely|less water|water less|seldom)\b/.test(question.plain) &&
    first !== second
  ) {
    const better = first < second ? one : other;
    return { topic: 'watering', text: `${nameOf(better)}: it needs less water. ${better.watering.check}` };
  }
  return null;
}

function betweenPlaces(query: CareQuery): Chosen | null {
  const text = betterPlace(query);
  return text === null ? null : { topic: 'light', text };
}

function coolOrWarm(query: CareQuery): Chosen | null {
  if (!offers(query, /\b(?:cool|cooler|cold|unheated)\b/, /\b(?:warm|warmer|hot|heated|cozy|heating)\b/)) return null;
  const { idealMin, idealMax, min } = query.plant.temperature;
  const rests = !query.plant.growsIn.includes('winter') && min <= RESTS_COOL && query.plant.category !== 'house_plant';
  if (rests && seasonAsked(query) === 'winter')
    return {
      topic: 'temperature',
      text: `Cool and bright, at ${degrees(Math.max(min + 2, 5))} to 12 °C: it rests in winter and drops its leaves where it is warm but dark. Water it little there. In a warm room it needs a grow lamp for 12 hours a day.`,
    };
  const light = query.plant.light.preferred === 'full_sun' ? 'sunny' : 'bright, without hot sun';
  const place =
    idealMax <= COOL ? `Cool and ${light}` : idealMin >= 16 ? `Warm and ${light}` : `In between, and ${light}`;
  return {
    topic: 'temperature',
    text: `${place}: it is comfortable at ${span(idealMin, idealMax)} °C, and should not get colder than ${degrees(min)}.`,
  };
}

function greenhouseOrOutdoors(query: CareQuery): Chosen | null {
  const inside = /\b(?:greenhouse|polytunnel|conservatory|under glass|poly tunnel|tunnel|cold frame)\b/;
  const outside = /\b(?:outside|outdoors|outdoor|open ground|garden|bed|field|in the open)\b/;
  if (!offers(query, inside, outside)) return null;
  const { temperature } = query.plant;
  if (temperature.idealMin >= HEAT_LOVER || (isFrostTender(query.plant) && temperature.idealMin >= 18))
    return {
      topic: 'temperature',
      text: `Greenhouse or polytunnel where summers are cool: it wants ${span(temperature.idealMin, temperature.idealMax)} °C for a long season. Outdoors only against a warm, sunny, sheltered wall or in a hot climate.`,
    };
  return {
    topic: 'outdoors',
    text: isFrostTender(query.plant)
      ? 'Both work: outdoors after the last frost, in a greenhouse for an earlier and longer season.'
      : 'Outdoors: it is hardy enough, and a greenhouse gets too hot for it in summer.',
  };
}

function sunOrShade(query: CareQuery): Chosen | null {
  const some = /\b(?:shade|shady|half day|half sun|part shade|morning sun|indirect|partial|semi shade)\b/;
  const much = /\b(?:full sun|sun|sunny|direct|all day|whole day)\b/;
  if (!offers(query, some, much) || query.question.concepts.signs.size > 1) return null;
  const { accepted, preferred } = query.plant.light;
  const both = accepted.includes('full_sun') && accepted.some((each) => each !== 'full_sun');
  // In summer what likes it cool, such as lettuce, bolts in full sun.
  if (
    both &&
    query.plant.temperature.idealMax <= COOL &&
    /\b(?:summer|june|july|august|heat|hot)\b/.test(query.question.plain)
  )
    return {
      topic: 'light',
      text: 'Half shade in summer, full sun in spring and fall: it likes it cool, and heat makes it bolt or flag.',
    };
  if (preferred === 'full_sun')
    return {
      topic: 'light',
      text: both
        ? 'Full sun is best; half a day of sun is enough, but more sun brings more flowers and denser growth.'
        : 'Full sun: with less than 6 hours a day it flowers less and grows thin.',
    };
  const shade = { low: 'Shade', medium: 'Half shade', bright_indirect: 'Bright shade or morning sun' }[preferred];
  return {
    topic: 'light',
    text: `${shade}: hot midday sun burns its leaves${both ? ', unless it is used to it slowly' : ''}.`,
  };
}

/** Seed, cuttings, division: the record names the best way first. */
function seedOrParts(query: CareQuery): Chosen | null {
  const ways =
    /\b(?:seeds?|cuttings?|division|divide|offsets?|layering|runners?|slips?|leaf|leaves|bulbils?|suckers?)\b/g;
  const named = new Set(query.question.plain.match(ways) ?? []);
  const aboutWays = /\b(?:from|by|propagat\w*|multiply|increase|grow|start|raise)\b/.test(query.question.plain);
  const [best, ...others] = query.plant.propagation;
  if (named.size < 2 || !aboutWays || best === undefined) return null;
  const also = others.length > 0 ? ` Also by ${listed(others, 'or')}.` : '';
  return { topic: 'propagation', text: `Best by ${best}.${also}` };
}

function lower(text: string): string {
  return /^(?:A|An|The|It|That)\b/.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;
}
