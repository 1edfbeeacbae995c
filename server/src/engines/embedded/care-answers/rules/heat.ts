import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { type GeneralQuery, isAboutKnownPlant } from '../answer.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { positionOf } from './position.ts';
import type { Verdict } from './verdict.ts';

/** From here on, in °C, plants outdoors need help against heat. */
const HOT = 30;

/** What to do for a plant in the heat that is named. */
export function heatVerdict(query: GeneralQuery): Verdict | null {
  const { question } = query;
  const { temperature } = question.facts;
  if (temperature === null || temperature.high < HOT || tellingSigns(question).length > 0) return null;
  if (question.form !== 'what-to-do' || question.facts.isAbsent) return null;
  const isInGround = isAboutKnownPlant(query)
    ? positionOf(query) === 'ground'
    : question.concepts.circumstances.has('ground');
  const limit = query.plant ? ` It suffers above ${degrees(query.plant.temperature.max)}.` : '';
  const text = isInGround
    ? 'Water deeply early in the morning, every 2–3 days for what was planted this year, mulch 5–8 cm deep, and hang fleece or shade cloth over it from 11 to 17 o’clock. Do not cut and do not feed it until it is cooler.'
    : 'Move it out of the midday sun into bright shade, water in the morning and check again in the evening, and stand pots close together, off hot stone. Do not feed or repot it until it is cooler.';
  return { paragraph: { lead: '', text: `${text}${limit}` }, covered: ['temperature'] };
}
