const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many|little|few)(?! (?:hours?|days?|minutes?|weeks?|time|longer))|what (?:amount|dose|quantity))\b.{0,60}\b(?:eat|chew|swallow|ingest|lick|consume|kill|harm|hurt|poison(?:ous|ed)?(?! (?:ivy|oak|sumac|hemlock|control|centers?|lines?))|sick|ill|toxic|deadly|lethal|fatal|dangerous|bad for|too many)\b/i;
const SUPPOSES = /\b(?:would|could|can|does|do|must|has to|have to|needs? to|takes?|is|are|before)\b/i;
/** Something has happened, or is going on. */
const HAPPENED =
  /\b(?:ate|eaten|eating|chewed|chewing|swallowed|licked|drank|drunk|nibbled|touched|bit|bitten|found|in (?:his|her|its|their|the) mouth|has (?:one|some|it)|breathed|inhaled|(?:got|gotten) (?:into|at|hold)|vomit\w*|threw up|throwing up|drool\w*|had (?:some|an?|one|two|three|a few|several|it|them)|just|now|already|after|since|ago|yesterday)\b/i;

/** "How much would a dog have to eat to get sick?": nobody has eaten any. */
export function asksForDose({ written }: { written: string }): boolean {
  return ASKS_HOW_MUCH.test(written) && SUPPOSES.test(written) && !HAPPENED.test(written);
}
