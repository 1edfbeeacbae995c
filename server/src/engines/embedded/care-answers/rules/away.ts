import { type CareQuery, type GeneralQuery, isAboutKnownPlant } from '../answer.ts';
import { answerAway, survivesAbsence } from '../topics/keeping.ts';
import { positionOf } from './position.ts';
import { leadFor, type Verdict } from './verdict.ts';

/** How a plant does without water while its gardener is away for the time that is named. */
export function awayVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query)) return null;
  const { question } = query;
  const { facts, form } = question;
  if (!facts.isAbsent || facts.daysAway === null || form === 'why' || form === 'is-it-dead') return null;
  if (positionOf(query) === 'ground') return inOpenGround(query, facts.daysAway);
  return {
    paragraph: { lead: leadFor(survivesAbsence(query) ?? false, question), text: answerAway(query).text },
    covered: ['away', 'watering'],
  };
}

/** Vegetables and flowers of one season in open ground last about so many days of dry summer weather: a cautious figure. */
const BED_LASTS = 7;

function inOpenGround({ plant, question }: CareQuery, daysAway: number): Verdict {
  const isSeasonal = plant.lifespan === 'annual' || plant.category === 'vegetable';
  const survives = !isSeasonal || daysAway <= BED_LASTS;
  const text = survives
    ? 'In open ground it manages, once established: water deeply the evening before you leave and mulch 5 cm deep. What was planted this year, or stands in a drought, needs somebody to water it once a week.'
    : 'In a dry summer that is too long for a bed: ask somebody to water deeply twice a week and to pick what ripens, or lay a drip hose on a timer. Water deeply before you leave, weed, and mulch 5 cm deep.';
  return { paragraph: { lead: leadFor(survives, question), text }, covered: ['away', 'watering'] };
}
