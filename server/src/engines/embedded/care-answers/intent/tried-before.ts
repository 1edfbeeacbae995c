/** "Coffee grounds didn't help", "roundup isn't killing it": told as what did not help, and not asked about. */
const FAILED =
  /\b(?:did|does|do|has|have|is|are|was|were)(?:n['’]?t| not)(?: (?:really|even|quite))? (?:help\w*|work\w*|kill\w*|do (?:anything|much)|made? (?:any|a) difference)\b|\b(?:made|makes) no difference\b|\b(?:has|had) no effect\b/i;
const ASKS = /\?|^(?:and |but |so )?(?:why|how|what|when|where|which|who|is|are|do|does|did|can|could|should|will)\b/i;

const MOST_WORDS = 8;
const FEWEST_LEFT = 3;

/** A question without what is told to have had no effect; as it was written where nothing else would be left. */
export function withoutTriedBefore(written: string): string {
  if (!FAILED.test(written)) return written;
  const clauses = written.split(/(?<=[.!?;,])\s+/);
  const rest = clauses.filter((clause) => !isTriedBefore(clause)).join(' ');
  return (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= FEWEST_LEFT ? rest : written;
}

function isTriedBefore(clause: string): boolean {
  return FAILED.test(clause) && !ASKS.test(clause) && clause.split(/\s+/).length <= MOST_WORDS;
}
