import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../horticulture/care-sheet/light-needs.ts';
import { degrees, SEASON_NAMES } from '../../../horticulture/care-sheet/needs.ts';
import { readSeason } from '../../../horticulture/text-input/season.ts';
import { capital, listed } from '../../../horticulture/wording.ts';
import { type CareQuery, type DirectAnswer, judged, says } from './answer.ts';
import { asksAboutMaterial } from './intent/given/protective-material.ts';
import type { Question } from './intent/question.ts';
import type { RecordTopic } from './intent/topics.ts';
import { seasonAsked } from './season-asked.ts';
import { isInGround } from './setting.ts';
import { directFeeding } from './topics/direct-feeding.ts';
import { directLight } from './topics/direct-light.ts';
import { directWatering } from './topics/direct-watering.ts';
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
      : judged(true, question, 'It can stay outside in winter.');
  }
  return judged(
    true,
    question,
    tender
      ? `It can stand outside while nights stay above ${degrees(Math.max(plant.temperature.min, 8))}.`
      : 'It grows outdoors.',
  );
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
