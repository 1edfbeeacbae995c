import type { Question } from '../intent/question.ts';

/** "It was 3 degrees last night", "the first frost hit it this morning". */
const WAS_COLD =
  /\b(?:was|were|went|dropped|fell|got|had|hit|came|killed|nipped|froze|frozen|left|stood|stayed|caught)\b.*\b(?:last (?:night|week|weekend)|yesterday|this morning|the other night|nights? ago)\b|\b(?:last (?:night|week|weekend)|yesterday|this morning|the other night|nights? ago)\b.*\b(?:was|were|went|dropped|fell|got|had|hit|came|killed|nipped|froze|frozen)\b|\b(?:was|were|went|dropped|fell|had|hit)\b.*\bovernight\b|\bovernight\b.*\b(?:was|were|went|dropped|fell|had|hit)\b/;
const BY_MISTAKE = /\b(?:forgot|forgotten|accidentally|by (?:mistake|accident))\b/;
const TO_COME = /\b(?:tonight|tomorrow|forecast|forecasted|expect|expected|coming|predicted|warning)\b/;

/** Whether the cold is past, so that what a frost still to come would do is not asked. */
export function isColdOver({ plain }: Pick<Question, 'plain'>): boolean {
  return (WAS_COLD.test(plain) || BY_MISTAKE.test(plain)) && !TO_COME.test(plain);
}

/** "I forgot it outside": what is to be done now is asked, whatever it survives. */
export function wasLeftOut({ plain }: Pick<Question, 'plain'>): boolean {
  return BY_MISTAKE.test(plain) && isColdOver({ plain });
}
