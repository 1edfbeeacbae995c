import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../horticulture/care-sheet/light-needs.ts';
import { lightVerdict } from '../../../horticulture/care-sheet/light-verdict.ts';
import { days, degrees, SEASON_NAMES, tellsNothing } from '../../../horticulture/care-sheet/needs.ts';
import { daysNow } from '../../../horticulture/care-sheet/watering.ts';
import { inLocalMonths, localMonth } from '../../../horticulture/months.ts';
import { lightPlaceIn } from '../../../horticulture/text-input/light.ts';
import { readSeason } from '../../../horticulture/text-input/season.ts';
import { capital, listed } from '../../../horticulture/wording.ts';
import { type CareQuery, type DirectAnswer, judged, says } from './answer.ts';
import { asksAboutMaterial } from './intent/given/protective-material.ts';
import type { Question } from './intent/question.ts';
import type { RecordTopic } from './intent/topics.ts';
import { seasonAsked } from './season-asked.ts';
import { isInGround } from './setting.ts';
import { directSoil } from './topics/ground-soil.ts';
import { directPlanting } from './topics/planting.ts';
import { directPropagation } from './topics/propagation-ways.ts';
import { directPruning } from './topics/pruning-time.ts';
import { directTemperature } from './topics/temperature.ts';

type Direct = (query: CareQuery) => DirectAnswer | null;

const DIRECT: Readonly<Partial<Record<RecordTopic, Direct>>> = {
  watering: directWatering,
  light: directLight,
  temperature: directTemperature,
  outdoors: directOutdoors,
  winter: directWinter,
  humidity: directHumidity,
  feeding: directFeeding,
  repotting: directRepotting,
  lifespan: directLifespan,
  pruning: directPruning,
  sowing: directPlanting,
  propagation: directPropagation,
  soil: directSoil,
};

const ON_COLD: ReadonlySet<RecordTopic> = new Set(['temperature', 'outdoors', 'winter'] as const);

/** What the record answers at once; null where the record's text is the answer. */
export function directAnswer(topic: RecordTopic, query: CareQuery): DirectAnswer | null {
  if (ON_COLD.has(topic) && asksAboutMaterial(query.question)) return null;
  return DIRECT[topic]?.(query) ?? null;
}

/** Water every so many days or more often, which roots in open ground do not need, is called daily. */
const DAILY = 1.5;

const DEEPLY = {
  dry: 'every two or three weeks',
  moderate: 'once or twice a week',
  moist: 'every two or three days',
} as const;

/** How often the gardener waters, held against what the plant needs. */
interface WateringVerdict {
  frequency: 'right' | 'too often' | 'too seldom';
  /** "every 2 days" */
  interval: string;
  /** What is said of it: "too often; it usually needs water every 7–14 days". */
  judgment: string;
}

/** Null where `everyDays` is not told, or it is not known what the plant needs. */
export function wateringVerdict(query: CareQuery, everyDays: number | null): WateringVerdict | null {
  const { plant } = query;
  const span = daysNow(plant, seasonAsked(query));
  if (everyDays === null || tellsNothing(span)) return null;
  const every = Math.round(everyDays);
  const interval =
    everyDays < 1 ? 'more than once a day' : `every ${days({ min: every, max: every }).replace(/^1 day$/, 'day')}`;
  if (everyDays <= DAILY && isInGround(query))
    return {
      frequency: 'too often',
      interval,
      judgment: `too often in open ground; water deeply ${DEEPLY[plant.watering.class]} in dry weather instead. Only pots, seedlings and what was just planted may need it daily.`,
    };
  if (everyDays < span.min * 0.75)
    return {
      frequency: 'too often',
      interval,
      judgment: `too often; it usually needs water every ${days(span)}, once the soil is dry enough.`,
    };
  if (everyDays > span.max * 1.4)
    return { frequency: 'too seldom', interval, judgment: `too seldom; it usually needs water every ${days(span)}.` };
  return { frequency: 'right', interval, judgment: 'about right, as long as the soil is checked first.' };
}

function directWatering(query: CareQuery): DirectAnswer | null {
  const { plant, question } = query;
  const span = daysNow(plant, seasonAsked(query));
  const verdict = wateringVerdict(query, question.facts.everyDays);
  if (verdict)
    return judged(verdict.frequency === 'right', question, `${capital(verdict.interval)} is ${verdict.judgment}`);
  const named = readSeason(question.plain) !== null || question.facts.month !== null;
  if (named && (question.form === 'how-often' || question.form === 'when') && !tellsNothing(span)) {
    const when = SEASON_NAMES[seasonAsked(query)];
    return { yes: null, text: `In ${when} it usually needs water every ${days(span)}, once the soil is dry enough.` };
  }
  const thirst = thirstAsked(query);
  if (thirst) return thirst;
  const dryOut = question.tokens.some(
    ({ lemma, word }, at) =>
      (lemma === 'dry' || word === 'drying') &&
      ['out', 'completely', 'between', 'through', 'fully'].includes(question.tokens[at + 1]?.word ?? ''),
  );
  if (dryOut || says(question, 'moist', 'damp')) {
    if (plant.watering.class === 'dry')
      return choice(question, dryOut, 'Let it dry out right through before you water again.');
    if (plant.watering.class === 'moist')
      return choice(question, !dryOut, 'Do not let it dry out: keep the soil evenly moist, never soggy.');
    return choice(
      question,
      false,
      'Let only the top of the soil dry; do not let the whole pot go bone dry or stay wet.',
    );
  }
  return null;
}

const THIRST = {
  dry: 'It needs little water and stands long dry spells; too much water is what harms it.',
  moderate: 'It needs a moderate amount of water: a short dry spell does no harm, a long one does.',
  moist: 'It needs a lot of water and must not dry out.',
} as const;

/** "Does it need a lot of water?", "is it drought tolerant?" */
function thirstAsked({ plant, question }: CareQuery): DirectAnswer | null {
  if (question.form !== 'yes-no') return null;
  const { class: kind } = plant.watering;
  if (
    /\bdrought\b.{0,12}\b(?:toleran|resist|hardy|proof)|\b(?:tolerate|survive|stand|handle) .{0,10}drought\b/.test(
      question.plain,
    )
  )
    return { yes: kind === 'moderate' ? null : kind === 'dry', text: THIRST[kind] };
  if (
    /\b(?:lots?|much|plenty) (?:of )?water\b|\bthirsty plants?\b/.test(question.plain) &&
    says(question, 'need', 'like', 'want', 'thirsty')
  )
    return { yes: kind === 'moderate' ? null : kind === 'moist', text: THIRST[kind] };
  return null;
}

function choice(question: Question, yes: boolean, text: string): DirectAnswer {
  return { yes: question.form === 'yes-no' ? yes : null, text };
}

function directLight({ plant, question, circumstances }: CareQuery): DirectAnswer | null {
  const hours = sunHours(plant, question);
  if (hours) return hours;
  const place = lightPlaceIn(question.plain, circumstances.hemisphere);
  if (!place) return null;
  if (isFarFromWindow(question) && place.light !== 'none' && plant.light.preferred !== 'low')
    return judged(
      false,
      question,
      `That far from the window there is too little light: stand it within 1 m of it, or at a brighter one.`,
    );
  const { text, good } = lightVerdict(plant, place, isInGround({ plant, question, circumstances }));
  return judged(good, question, text);
}

/** Direct sun in hours a day that a plant of full sun needs; more than the second figure burns one of bright shade. */
const FULL_SUN_HOURS = 6;
const HALF_SUN_HOURS = 4;

/** "It gets 3 hours of sun, is that enough?" */
function sunHours({ light }: Species, question: Question): DirectAnswer | null {
  const { hours } = question.facts;
  if (hours === null || hours > 16 || !says(question, 'sun', 'sunlight', 'sunshine')) return null;
  const said = `${hours} ${hours === 1 ? 'hour' : 'hours'} of direct sun a day`;
  if (light.preferred === 'full_sun') {
    if (hours >= FULL_SUN_HOURS) return judged(true, question, `${said} is enough for it.`);
    return judged(
      hours >= HALF_SUN_HOURS && light.accepted.length > 1,
      question,
      `${said} is ${hours >= HALF_SUN_HOURS ? 'just enough' : 'too little'} for it: it wants at least 6, or a grow light for 12–14 hours a day.`,
    );
  }
  if (light.accepted.includes('full_sun') || hours < HALF_SUN_HOURS)
    return judged(true, question, `${said} is fine for it, best in the morning or evening.`);
  return judged(false, question, `${said} is too much for it: hot midday sun burns its leaves.`);
}

const METERS = { m: 1, feet: 0.305 } as const;

/** At this distance in meters a window gives a quarter of its light. */
const FAR = 2;

function isFarFromWindow({ plain }: Question): boolean {
  const [, figure, unit] =
    /\b(\d+(?:\.\d+)?) ?(m|meters?|metres?|ft|feet|foot)\b.{0,20}(?:from|back|away|off)/.exec(plain) ?? [];
  if (figure === undefined || unit === undefined) return false;
  return Number(figure) * (unit.startsWith('m') ? METERS.m : METERS.feet) >= FAR;
}

function directOutdoors(query: CareQuery): DirectAnswer | null {
  const { plant, question } = query;
  if (question.facts.temperature) return directTemperature(query);
  // Whether it comes in at that time is told by its calendar.
  if (question.form !== 'yes-no' || question.facts.actions.some(({ meaning }) => meaning === 'bring in')) return null;
  const season = readSeason(question.plain) ?? (question.facts.month ? seasonAsked(query) : null);
  const cold = season === 'winter' || says(question, 'frost', 'freeze', 'snow', 'hardy', 'hardiness');
  const tender = isFrostTender(plant);
  if (cold) {
    return tender
      ? judged(false, question, 'frost kills it.')
      : judged(true, question, `It can stay outside in winter: ${lower(plant.hardiness)}`);
  }
  return judged(
    true,
    question,
    tender
      ? `It can stand outside while nights stay above ${degrees(Math.max(plant.temperature.min, 8))}.`
      : 'It grows outdoors.',
  );
}

function lower(text: string): string {
  return text.replace(/^RHS (H\w+): /, 'it is rated RHS $1, ');
}

function directWinter(query: CareQuery): DirectAnswer | null {
  const { plant, question } = query;
  const indoors = question.concepts.circumstances.has('indoors') || says(question, 'inside', 'indoors', 'alive');
  if (
    question.form === 'yes-no' &&
    indoors &&
    says(question, 'keep', 'overwinter', 'survive', 'save', 'live', 'bring')
  ) {
    if (plant.lifespan === 'annual')
      return { yes: false, text: 'It is an annual and ends with its season, so sow it again in spring.' };
    if (isFrostTender(plant))
      return {
        yes: true,
        text: `It can be kept over winter indoors: bring it in before nights fall to ${degrees(plant.temperature.min)}, to a bright place, water it sparingly, and cut it back in spring.`,
      };
  }
  return query.question.form === 'yes-no' &&
    says(query.question, 'outside', 'outdoors', 'ground', 'garden', 'survive', 'out')
    ? directOutdoors(query)
    : null;
}

const HUMIDITY: Record<Species['humidity'], { min: number; max: number }> = {
  low: { min: 20, max: 55 },
  average: { min: 40, max: 70 },
  high: { min: 50, max: 90 },
};

function directHumidity({ plant, question }: CareQuery): DirectAnswer | null {
  const { humidity } = question.facts;
  if (humidity === null) return null;
  const { min, max } = HUMIDITY[plant.humidity];
  const wants = `it wants ${plant.humidity === 'high' ? '50% or more, better 60%' : `${min} to ${max}%`}`;
  if (humidity < min) {
    const text = `${humidity}% is too dry for it; ${wants}.`;
    // "Do I need a humidifier?" asks for a remedy.
    return says(question, 'need', 'humidifier', 'necessary')
      ? { yes: question.form === 'yes-no' ? true : null, text }
      : judged(false, question, text);
  }
  if (humidity > max)
    return judged(false, question, `${humidity}% is more humid than it likes; ${wants}, and moving air.`);
  return judged(true, question, `${humidity}% is enough for it; ${wants}.`);
}

function directFeeding(query: CareQuery): DirectAnswer | null {
  const { plant, question, circumstances } = query;
  const season = seasonAsked(query);
  const { hemisphere } = circumstances;
  const named = readSeason(question.plain) !== null || question.facts.month !== null;
  if (!named && question.form === 'yes-no') return feedingNeeded(query);
  if (
    (!named && question.form !== 'when') ||
    plant.feedingWeeks === null ||
    (question.form !== 'yes-no' && question.form !== 'when')
  )
    return null;
  const stop = says(question, 'stop', 'pause', 'skip', 'last');
  // The record names the month itself.
  if (stop && question.form === 'when' && /\b(?:stop|until|by the end of)\b/i.test(plant.feeding)) return null;
  // November belongs to the rest, whatever the calendar calls it.
  const resting = season === 'winter' || question.facts.month === localMonth(11, hemisphere);
  const grows = plant.growsIn.includes(season) && !resting;
  if (question.form === 'when')
    return {
      yes: null,
      text: inLocalMonths(
        stop
          ? 'Stop when growth slows, by late September or October, and start again in spring when new leaves show.'
          : 'Start in March or April, when new growth shows, and stop in early fall.',
        hemisphere,
      ),
    };
  const text = grows
    ? `Feed it in ${SEASON_NAMES[season]}, while it grows.`
    : `Stop feeding it in winter, while it hardly grows; start again in spring.`;
  return { yes: question.form === 'yes-no' ? grows !== stop : null, text };
}

/** "Does it need feeding?", "is every week too often?" */
function feedingNeeded({ plant, question }: CareQuery): DirectAnswer | null {
  const weeks = plant.feedingWeeks;
  const { everyDays } = question.facts;
  if (weeks !== null && everyDays !== null) {
    if (everyDays < weeks.min * 7 * 0.75)
      return judged(false, question, `That is too often; feed it every ${weeksOf(weeks)} while it grows.`);
    if (everyDays <= weeks.max * 7 * 1.4) return judged(true, question, 'That is about right while it grows.');
    return judged(true, question, `That is little; every ${weeksOf(weeks)} while it grows is usual.`);
  }
  if (!/\b(?:need|want|require|have to|like|necessary)\b/.test(question.plain)) return null;
  return weeks === null
    ? { yes: false, text: 'It needs no regular feeding.' }
    : { yes: true, text: `Feed it every ${weeksOf(weeks)} while it grows.` };
}

function weeksOf({ min, max }: { min: number; max: number }): string {
  return min === max ? (min === 1 ? 'week' : `${min} weeks`) : `${min}–${max} weeks`;
}

function directRepotting(query: CareQuery): DirectAnswer | null {
  const { plant, question } = query;
  const season = seasonAsked(query);
  const named = readSeason(question.plain) !== null || question.facts.month !== null || says(question, 'now', 'today');
  const grows = plant.growsIn.includes(season) && season !== 'winter' && season !== 'autumn';
  // "Roots come out of the bottom, can I repot it now, in December?" is asked of the time.
  if (question.form === 'yes-no' && question.concepts.circumstances.has('potbound') && (grows || !named))
    return {
      yes: true,
      text: 'Roots that circle or come out below mean that it needs a pot one size larger; spring and early summer are best.',
    };
  if (question.form !== 'yes-no' && question.form !== 'when') return null;
  if (question.form === 'yes-no' && AFTER_BLOOM.test(question.plain))
    return { yes: true, text: 'After its flowers have faded is a good time, where its roots fill the pot.' };
  const isOutOfSeason = question.form === 'yes-no' && named && !grows && question.facts.month !== null;
  if (says(question, 'flower', 'bloom', 'bud', 'blooming', 'flowering') && question.form === 'yes-no' && !isOutOfSeason)
    return { yes: false, text: 'Wait until its flowers have faded; only rotting roots are a reason to do it sooner.' };
  if (!named || (isInGround(query) && says(question, 'transplant', 'move'))) return null;
  const best = listed(
    plant.growsIn.slice(0, 2).map((each) => SEASON_NAMES[each]),
    'or',
  );
  return {
    yes: question.form === 'yes-no' ? grows !== asksWhetherTooLate(question) : null,
    text: grows
      ? `${capital(SEASON_NAMES[season])} is a good time to repot it.`
      : `Wait for ${best}, unless its roots are rotting.`,
  };
}

const AFTER_BLOOM = /\bafter (?:it )?(?:has |is |the |its )?(?:done |finished )?(?:flower|bloom)/;

function directLifespan({ plant, question }: CareQuery): DirectAnswer | null {
  if (question.form !== 'yes-no' && !says(question, 'perennial', 'annual')) return null;
  const asksYes = question.form === 'yes-no';
  if (plant.lifespan === 'annual')
    return {
      yes: asksYes ? says(question, 'annual', 'die') : null,
      text: 'It is an annual: it dies after one season and does not come back, except from seed it drops.',
    };
  if (plant.lifespan === 'biennial') return null;
  return isFrostTender(plant)
    ? { yes: null, text: 'It lives for years, but only where it is kept free of frost.' }
    : { yes: asksYes ? !says(question, 'annual', 'die') : null, text: 'It comes back every year.' };
}

/** "Is it too late?" is answered yes where it is. */
function asksWhetherTooLate({ plain }: Question): boolean {
  return /\btoo (?:late|early|soon|cold)\b/.test(plain);
}
