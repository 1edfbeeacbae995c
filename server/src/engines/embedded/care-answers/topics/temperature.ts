import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { temperatureWords } from '../../../../horticulture/text-input/temperature.ts';
import { type CareQuery, type DirectAnswer, judged } from '../answer.ts';

/** In a pot the roots of a hardy plant survive about so many °C less frost than in open ground: a cautious figure. */
const LESS_HARDY_IN_POTS = 5;

/** Most desert cacti rest at 5–12 °C in winter, dry: what growers' societies advise. */
const DRY_CACTUS_MIN = 5;

/** "Does it need to come in at 5 degrees?" asks for the opposite of "can it stay out?". */
const ASKS_TO_BRING_IN = /\b(?:come|bring|take|move|get|go|be)\b.{0,20}\b(?:in|inside|indoors)\b/;

/** Whether the temperature that the question gives suits the plant; null where it gives none. */
export function directTemperature(query: CareQuery): DirectAnswer | null {
  const { temperature } = query.question.facts;
  if (!temperature) return null;
  const figure = `${temperatureWords(temperature)}${temperature.assumed ? ` (taken for °${temperature.unit})` : ''}`;
  const { good, text } = verdict(query, temperature, figure);
  const bringIn = temperature.high < query.plant.temperature.idealMax && ASKS_TO_BRING_IN.test(query.question.plain);
  return judged(good !== bringIn, query.question, text);
}

function verdict(
  { plant, question }: CareQuery,
  { low, high }: { low: number; high: number },
  figure: string,
): { good: boolean; text: string } {
  const { min, idealMin, idealMax, max } = plant.temperature;
  const tender = isFrostTender(plant);
  const inPot = question.concepts.circumstances.has('potted') && !tender;
  if (plant.family === 'Cactaceae' && plant.watering.class === 'dry' && low >= DRY_CACTUS_MIN && high < idealMin)
    return {
      good: true,
      text: `It rests well at ${figure} in winter, as long as it is kept quite dry; wet and cold it rots.`,
    };
  if (low < min) return { good: false, text: `${figure} is too cold for it${tender ? '' : ', even in open ground'}.` };
  if (inPot && low < 0 && low < min + LESS_HARDY_IN_POTS)
    return {
      good: false,
      text: `${figure} is too cold for it in a pot, whose roots freeze sooner than those in open ground. Bring it to a bright, cool, frost-free place, or wrap pot and crown and stand it by a wall.`,
    };
  if (high > max) return { good: false, text: `${figure} is too hot for it: give shade, moving air and enough water.` };
  if (low < idealMin)
    return {
      good: true,
      text: tender
        ? `It survives ${figure}, but that is cooler than it likes: water much less there.`
        : `It survives ${figure}: in open ground it is hardy to about ${degrees(min)} once established.`,
    };
  if (high <= idealMax) return { good: true, text: `${figure} suits it well.` };
  return { good: true, text: `It tolerates ${figure}, but needs more water then.` };
}
