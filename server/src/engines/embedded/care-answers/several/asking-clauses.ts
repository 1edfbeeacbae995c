import { MONTH_NAMES } from '@plantcare/contract/month-names.ts';
import { DOING } from '../intent/doing.ts';
import { contentLemmas } from '../intent/passages.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { topicsOf } from '../intent/topics.ts';

export const INTERROGATIVES = 'how|when|why|where|what|which|who|whats|hows|whens|wheres';
export const AUXILIARIES = 'should|shall|can|could|do|does|did|is|are|will|would|must|may|have|has';
/** "Have I …" asks, and "have a potato at hand" tells. */
export const ASKING_AUXILIARIES = AUXILIARIES.replace('|have|has', '');
/** "When I pulled them up, …" tells, and asks nothing. */
const TELLS = '(?:when|where|which|who|what) (?:i|it|they|we|you|he|she) ';
const SUBJECTS = 'i|it|they|we|you|he|she|this|that|these|those|the|a|an|my|our|there|one|all';
/** An auxiliary with its subject: "does it", "have I". */
const ASKED_OF = `(?:${ASKING_AUXILIARIES}) (?:${SUBJECTS})|(?:have|has) (?:i|it|they|we|you|he|she)`;
/** "Do drops burn the leaves", "will squirrels leave me any". */
const PLURALS = String.raw`(?:do|will|would|can|could|should) \p{L}{3,}s \p{L}+`;
/** "Are rats my fault", and not "is February ok", which goes on with what is asked of that month. */
const JUDGED = String.raw`(?:is|are|was|were) (?!(?:${MONTH_NAMES.join('|')})\b)\p{L}{3,} (?:my fault|normal|to blame|dangerous|harmful|poisonous|toxic|safe|edible|bad|good|ok|okay|necessary|needed|enough|possible)`;

/** How a question begins, wherever it stands. */
export const BEGINNING_OF_QUESTION = `(?!${TELLS})(?:(?:to|at|in|for|with|from|on|by) )?(?:(?:${INTERROGATIVES})\\b|(?:${ASKED_OF})\\b|${PLURALS}|${JUDGED})`;

/** How a clause begins that asks. */
export const ASKS = new RegExp(
  `^(?:(?:and|also|plus|then|but|so|or|hi|hello|ok|well|please|now)[, ]+)*${BEGINNING_OF_QUESTION}|\\bor not[?.!]*$`,
  'iu',
);

export function asks(clause: string): boolean {
  return clause.endsWith('?') || ASKS.test(clause);
}

/** "Is it too late?" of what is told before. */
const TOO_LATE = /^(?:and |or )?(?:is it|am i|are we|was it) too (?:late|early|soon)\b/i;

/** "If it survives should I bring it in", "after it flowers will it come back". */
const ASKS_AFTER =
  /^(?:and |but |so )?(?:if|after|once|when) .{3,40}? (?:will|should|can|could|do|does|is|must|would) (?:it|i|they|we)\b/i;

/** Whether a clause asks, and says what it asks for; with `enough` so much that it can be asked alone. */
export function asksOfItsOwn(clause: string, least: 'few' | 'enough' = 'few'): boolean {
  const mayAsk = ASKS.test(clause) || ASKS_AFTER.test(clause);
  const words = mayAsk && !hasNoSubject(clause) ? ownWords(clause) : 'none';
  return words === 'enough' || words === least;
}

const MOST_WORDS_OF_OFFER = 2;
/** "Slugs I guess?" */
const GUESSES = /^(?:\p{L}+ ){1,3}(?:i (?:guess|think|suppose|assume)|maybe|perhaps)\?$/iu;

/** "Is it poisonous?", "is it bad for cats?" */
const ON_HARM =
  /\b(?:poison\w*|toxic|(?:safe|ok|okay|bad|dangerous|harmful) (?:for|to|around|with) (?:my |our |the )?(?:cats?|dogs?|pets?|kids?|children|toddlers?|bab(?:y|ies)|horses?|chickens|rabbits?))\b/i;

/** "Do I soak them?", "should I cut it?" */
const DOES = /^(?:and |also )?(?:do|should|can|must) (?:i|we) (?:have to |need to )?\p{L}+ (?:it|them|that)[?.!]*$/iu;

/** "Can they be planted?" */
const IS_DONE = /^(?:and |also )?(?:can|should|must|may) (?:it|they|these|those) be \p{L}+ed[?.!]*$/iu;

/** How much of its own a clause asks: two words that tell something, one that speaks of a topic, or nothing. */
export function ownWords(clause: string): 'enough' | 'few' | 'none' {
  const tokens = tokensOf(plainText(clause));
  // "Seeds? A pest?" offers answers to the question before.
  if ((tokens.length <= MOST_WORDS_OF_OFFER || GUESSES.test(clause)) && !ASKS.test(clause)) return 'none';
  const telling = new Set(contentLemmas(tokens)).size;
  if (TOO_LATE.test(clause)) return telling >= 2 ? 'enough' : 'few';
  if (telling >= 2 || (ASKS.test(clause) && ON_HARM.test(clause))) return 'enough';
  if (DOES.test(clause) && DOING.has(tokens.at(-2)?.lemma ?? '')) return 'few';
  if (IS_DONE.test(clause) && DOING.has(tokens.at(-1)?.lemma ?? '')) return 'few';
  if (telling > 0 && topicsOf(tokens, 0).length > 0) return 'few';
  if (ALONE.test(clause)) return 'few';
  // "Does it spread?", "how thick?"
  return ASKS.test(clause) && contentLemmas(tokens).some((lemma) => !VAGUE.has(lemma)) ? 'few' : 'none';
}

/** "Is it normal?", "what is wrong?" add nothing to what is told or asked besides. */
const VAGUE: ReadonlySet<string> = new Set(
  `normal ok okay good bad wrong right true happen mean help save fix cause dead die alive possible problem worry try work late happening
  stop treat cure matter do thing go come look else next now kill rescue recover survive call name be have get use like want need`.split(
    /\s+/,
  ),
);

/** Without an auxiliary or "to" nothing says who does what: "how much per quart of water", "which month", "when off". */
const OF_NOBODY = new RegExp(
  `^(?:(?:and|also|plus|then) )?(?:(?:in|at|for|with|from|on) )?(?:${INTERROGATIVES})\\b(?!.*\\b(?:${AUXILIARIES}|to|i|you|we|they|it)\\b)`,
  'i',
);
/** "How long does it take?", "which month is best?" */
const OF_THE_MATTER =
  /^(?:and |also )?(?:how (?:long|many \w+) (?:does|will|would) (?:it|this|that) (?:take|last)|(?:which|what) (?:month|season|time of year)(?: is| would be)?(?: the)?(?: best| right)?[?.!]*$)/i;

/** "How do I know?", "can I do it in water?" */
const ALONE =
  /^(?:and |also )?how (?:do|can|will|would|could) (?:i|you|we) (?:know|tell|see)(?: (?:that|it))?[?.!]*$|\b(?:do|try) (?:it|this|that)\b/i;

/** "How big a pot" says what it is on. */
const SIZE_OF_POT =
  /\b(?:how (?:big|large|deep|wide) (?:a |the )?|(?:what|which) size (?:of )?)(?:pot|container|planter)\b/i;

export function hasNoSubject(clause: string): boolean {
  if (SIZE_OF_POT.test(clause)) return false;
  return OF_NOBODY.test(clause) || OF_THE_MATTER.test(clause) || ALONE.test(clause);
}

/** "How do I know", "how many hours a day" and not "which mix", which says what it is on. */
export function saysTooLittle(clause: string): boolean {
  const tokens = tokensOf(plainText(clause));
  if (ALONE.test(clause)) return true;
  if (NAMES_ANOTHER.test(clause)) return false;
  const others = tokens.filter(({ lemma }) => !TIMES.has(lemma));
  return topicsOf(others, 0).length === 0 && new Set(contentLemmas(others)).size <= MOST_WORDS_OF_FRAGMENT;
}

/** "How many hours" speaks of light only beside a lamp. */
const TIMES: ReadonlySet<string> = new Set(['hour', 'day', 'week', 'month', 'year', 'time', 'minute']);
/** "And what about egg shells?" */
const NAMES_ANOTHER = /^(?:and |but )?(?:what|how) about\b/i;
const MOST_WORDS_OF_FRAGMENT = 2;
