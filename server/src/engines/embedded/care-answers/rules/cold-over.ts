import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { survivesInGround } from '../../../../knowledge/coldest-zones.ts';
import type { Question } from '../intent/question.ts';
import type { Position } from '../setting.ts';
import { survivesInPot } from './cold-effect.ts';

/** "It was 3 degrees last night", "the first frost hit it this morning". */
const WAS_COLD =
  /\b(?:was|were|went|dropped|fell|hit|killed|nipped|froze|frozen|caught|got (?:down )?to (?:about )?(?:minus )?\d+)\b[^.?!]*\b(?:last (?:night|week|weekend)|yesterday|this morning|the other night|nights? ago)\b|\b(?:last (?:night|week|weekend)|yesterday|this morning|the other night|nights? ago)\b[^.?!]*\b(?:was|were|went|dropped|fell|hit|killed|nipped|froze|frozen|got (?:down )?to (?:about )?(?:minus )?\d+)\b|\b(?:was|were|went|dropped|fell|had|hit|got (?:down )?to (?:about )?(?:minus )?\d+)\b[^.?!]*\bovernight\b|\d ?(?:[cf]|degrees) last night\b|\bovernight\b[^.?!]*\b(?:was|were|went|dropped|fell|had|hit|got (?:down )?to (?:about )?(?:minus )?\d+)\b/;
/** "I got it yesterday" tells of cold only where a temperature or frost is told as well. */
const HAD_COLD =
  /\b(?:got|had|came|left|stood|stayed)\b[^.?!]*\b(?:cold|frost|degrees|minus|zero|freez\w*)[^.?!]*\b(?:last (?:night|week|weekend)|yesterday|this morning|the other night|nights? ago)\b|\bwe had\b[^.?!]*\d[^.?!]*\b(?:last (?:night|week|weekend)|yesterday|this morning|the other night|nights? ago)\b|\b(?:last (?:night|week|weekend)|yesterday|this morning|the other night|nights? ago)\b[^.?!]*\b(?:got|had|came)\b[^.?!]*\b(?:cold|frost|degrees|minus|zero|freez\w*)/;
const BY_MISTAKE = /\b(?:forgot|forgotten|accidentally|by (?:mistake|accident))\b/;
const TO_COME = /\b(?:tonight|tomorrow|forecast|forecasted|expect|expected|coming|predicted|warning)\b/;

/** Whether the cold is past, so that what a frost still to come would do is not asked. */
export function isColdOver({ plain }: Pick<Question, 'plain'>): boolean {
  return (WAS_COLD.test(plain) || HAD_COLD.test(plain) || BY_MISTAKE.test(plain)) && !TO_COME.test(plain);
}

/** "I forgot it outside": what is to be done now is asked, whatever it survives. */
export function wasLeftOut({ plain }: Pick<Question, 'plain'>): boolean {
  return BY_MISTAKE.test(plain) && isColdOver({ plain });
}

/** Whether the cold that a plant in the ground has had, in °C, was no frost. */
export function isOnlyChilled({ low, position }: { low: number; position: Position }): boolean {
  return low > 0 && position === 'ground';
}

/** What to do with a plant that has had more cold, in °C, than it stands. */
export function afterCold(
  plant: Species,
  { low, words, position }: { low: number; words: string; position: Position },
): string {
  const inGround = position === 'ground' ? survivesInGround(plant) : survivesInPot(plant);
  if (isOnlyChilled({ low, position }))
    return `${words} seldom kills it, as only frost does that at once: it stands still for some days, and leaves may turn pale, purple or spotted. Leave those on until new ones have grown, water little, and do not feed it before that. Cover it with fleece while nights are colder than ${degrees(plant.temperature.min)}.`;
  const limit = isFrostTender(plant) ? plant.temperature.min : inGround;
  const place =
    position === 'ground'
      ? 'Shade it from the morning sun'
      : low <= 0
        ? 'Take it to a cool, frost-free place out of the sun, so that it thaws slowly'
        : 'Take it to a bright place without sun, at 15–20 °C';
  return `${words} is colder than the ${degrees(limit)} that it stands. ${place}, water it little, and do not feed it. Damage shows within a few days: cut off what turns black or limp, leave what is firm, and wait 3–4 weeks for new shoots before you cut deeper.`;
}
