import { isCrop } from '../../../../horticulture/crops.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';
import { says } from '../answer.ts';
import { FOR_PEOPLE, SERVICES } from './first-aid.ts';

const FAMILY = 'Cucurbitaceae';

const LONG_AGO = /\b(?:last (?:year|summer|season)|years ago)\b/;
/** "Bitter like last year, and we ate it tonight" tells of a meal of today. */
const OF_TODAY =
  /\b(?:today|tonight|now|yesterday|just|again|last night|hours?|minutes?|this (?:year|summer|season|week|morning|evening|afternoon))\b/;

/**
 * Squash, cucumbers and melons are food, but one that tastes bitter is not: it holds cucurbitacins, most often after seed
 * was saved beside ornamental gourds. Source: German Federal Institute for Risk Assessment (BfR), on cucurbitacins.
 * @param eaten whether the question says that some was eaten.
 * @returns null unless the question is about such a fruit
 */
export function answerBitterFruit({ plant, question }: GeneralQuery, eaten: boolean): Paragraph | null {
  if (!plant || plant.family !== FAMILY || !isCrop(plant) || !says(question, 'bitter', 'bitterness')) return null;
  const call =
    LONG_AGO.test(question.plain) && !OF_TODAY.test(question.plain)
      ? `A meal so long ago needs no call now; after a new one call ${FOR_PEOPLE} at once.`
      : `${eaten ? 'C' : 'If some was eaten, c'}all ${FOR_PEOPLE} now, without waiting for signs.`;
  return {
    lead: 'Fruit that tastes bitter is poisonous:',
    text: inSentences([
      'Eat no more of it and throw the whole dish away; cooking does not help.',
      call,
      SERVICES,
      'It holds cucurbitacins, which cause cramps, vomiting and diarrhea, soon after the meal or hours later. Drink water, and do not induce vomiting.',
      'Take out the plant and sow no seed from it; fruit of bought seed that does not taste bitter is safe.',
    ]),
  };
}
