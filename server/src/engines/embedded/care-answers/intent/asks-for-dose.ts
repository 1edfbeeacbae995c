const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many|little|few)|what (?:amount|dose|quantity))\b.{0,60}\b(?:eat|chew|swallow|ingest|lick|consume|kill|harm|hurt|poison|sick|ill|toxic|deadly|lethal|fatal|dangerous)\b/i;
const SUPPOSES = /\b(?:would|could|can|does|do|must|has to|have to|needs? to|takes?|is|are|before)\b/i;
const ATE =
  /\b(?:ate|eaten|chewed|swallowed|licked|drank|drunk|nibbled|(?:got|gotten) (?:into|at|hold)|vomit\w*|threw up|drool\w*|just)\b/i;

/** "How much would a dog have to eat to get sick?": nobody has eaten any. */
export function asksForDose({ written }: { written: string }): boolean {
  return ASKS_HOW_MUCH.test(written) && SUPPOSES.test(written) && !ATE.test(written);
}
