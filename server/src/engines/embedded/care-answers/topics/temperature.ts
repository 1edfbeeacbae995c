import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { temperatureWords } from '../../../../horticulture/text-input/temperature.ts';
import { type CareQuery, type DirectAnswer, judged } from '../answer.ts';
import { asksToHarvest } from '../rules/asks-to-harvest.ts';
import { effectOfCold } from '../rules/cold-effect.ts';
import { isColdOver } from '../rules/cold-over.ts';
import { positionOf } from '../rules/position.ts';

/** This many °C above what is comfortable a plant wilts, and its flowers fade soon. */
const WARMER = 3;

/** "Does it need to come in at 5 degrees?" asks for the opposite of "can it stay out?". */
const ASKS_TO_BRING_IN =
  /\b(?:come|bring|take|move|get|go|be)\b(?:(?!\bout).){0,20}\b(?:inside|indoors|in(?! (?:the |a |an |my |our |this |that )?(?:same|ground|soil|garden|bed|pot|place|spot|yard)\b))\b/;

/** Whether the temperature that the question gives suits the plant; null where it gives none. */
export function directTemperature(query: CareQuery): DirectAnswer | null {
  const { plant, question } = query;
  const { temperature } = question.facts;
  if (!temperature) return null;
  const isCold = temperature.low < plant.temperature.idealMin;
  if (isCold && (isColdOver(question) || asksToHarvest(question, plant))) return null;
  const figure = `${temperatureWords(temperature)}${temperature.assumed ? ` (read as °${temperature.unit})` : ''}`;
  const { good, text } = verdict(query, temperature, figure);
  if (good === null) return { yes: null, text };
  const bringIn = temperature.high < plant.temperature.idealMax && ASKS_TO_BRING_IN.test(question.plain);
  return judged(good !== bringIn, question, text);
}

function verdict(
  query: CareQuery,
  { low, high }: { low: number; high: number },
  figure: string,
): { good: boolean | null; text: string } {
  const { plant, question } = query;
  const { idealMin, idealMax, max } = plant.temperature;
  if (low < idealMin) {
    const effect = effectOfCold(plant, { low, words: figure, position: positionOf(query), question });
    const { isSafe, says, todo, lead, leads } = effect;
    // Near its limit, or where only a part of the plant is harmed, it is neither yes nor no.
    return { good: lead === '' || leads ? null : isSafe, text: todo === '' ? says : `${says} ${todo}` };
  }
  if (high > max) return { good: false, text: `${figure} is too hot for it: give shade, moving air and enough water.` };
  if (high <= idealMax) return { good: true, text: `${figure} suits it well.` };
  if (high > idealMax + WARMER)
    return {
      good: false,
      text: `${figure} is warmer than it likes: it is comfortable up to ${degrees(idealMax)}, so give it a cooler place and check the soil more often.`,
    };
  return { good: true, text: `It tolerates ${figure}, but needs more water then.` };
}
