import { type Concepts, conceptsIn } from './concepts.ts';
import { plainText, tokensOf } from './tokens.ts';

const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many|little|few)(?! (?:hours?|days?|minutes?|weeks?|months?|years?|time|longer))|what (?:amount|dose|quantity))\b.{0,60}\b(?:eat|chew|swallow|ingest|lick|consume|kill|harm|hurt|poison(?:ous|ed)?(?! (?:ivy|oak|sumac|hemlock|control|centers?|lines?))|sick|ill|toxic|deadly|lethal|fatal|dangerous|bad for|too many)\b/i;
const SUPPOSES = /\b(?:would|could|can|does|do|must|has to|have to|needs? to|takes?|is|are|before)\b/i;
/** What has been taken in or touched. */
const TAKEN = ['eaten', 'madeMeal', 'eatsOften', 'keepsEating', 'sapOnSkin', 'bareSkin', 'onFur', 'sapInEye'];
/** … or is told without saying how. */
const HAPPENED =
  /\b(?:(?:has|had) (?:some|an?|one|two|three|a few|several|it|them)|found|breathed|inhaled|eating|chewing|just|now|already|after|since|ago|yesterday)\b/i;

interface Asked {
  written: string;
  concepts: Pick<Concepts, 'harm'>;
}

/** "How much would a dog have to eat to get sick?": nobody has eaten any, and nobody is sick but in what is asked. */
export function asksForDose({ written, concepts: { harm } }: Asked): boolean {
  if (!ASKS_HOW_MUCH.test(written) || !SUPPOSES.test(written) || HAPPENED.test(written)) return false;
  if (TAKEN.some((id) => harm.has(id))) return false;
  const rest = conceptsIn(tokensOf(plainText(written.replace(ASKS_HOW_MUCH, '')))).harm;
  return !rest.has('ill') && !rest.has('urgent');
}
