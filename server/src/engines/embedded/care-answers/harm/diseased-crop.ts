import { isCrop } from '../../../../horticulture/crops.ts';
import type { GeneralQuery, Paragraph } from '../answer.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';

/** Diseases and pests of crops that do not harm people who eat the sound fruit. */
const PLANT_DISEASE =
  /\b(?:leaf curl|scab|rust|mildew|blight|leaf spots?|black spot|aphids?|mosaic|canker|codling moth|bugs?|mites?|insects?|whitefl(?:y|ies)|thrips|caterpillars?)\b/i;
/** With its color. */
const WHOLE_AILMENT = new RegExp(`(?:\\bgreen )?${PLANT_DISEASE.source}`, 'gi');
const SPOILED = /\b(?:mou?ld\w*|rot\w*|bitter|leaves)\b/i;

/** Whether the fruit of a crop that is ill can be eaten; null where that is not asked, or the fruit itself is spoiled. */
export function answerDiseasedCrop({ plant, question }: GeneralQuery): Paragraph | null {
  const { written, harm, form } = question;
  if (!plant || !isCrop(plant) || form !== 'yes-no' || !harm?.uses.includes('eat')) return null;
  if (!PLANT_DISEASE.test(written) || SPOILED.test(written)) return null;
  if (plant.toxicity.people !== 'no' && namesNoFoodPart(written)) return null;
  return {
    lead: 'Yes:',
    text: 'what ails the plant does not harm people. Eat fruit that looks and smells sound, after washing, and cut out scabby or pecked parts; leave what is moldy, rotten or bitter, or was sprayed before the waiting time on the label is over.',
  };
}

/** Kernels and green fruit; "leaf curl" and "green bugs" name none. */
function namesNoFoodPart(written: string): boolean {
  return conceptsIn(tokensOf(plainText(written.replace(WHOLE_AILMENT, '')))).harm.has('noFoodPart');
}
