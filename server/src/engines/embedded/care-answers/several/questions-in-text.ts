import { MONTH_NAMES } from '@plantcare/contract/month-names.ts';
import { DOING } from '../intent/doing.ts';
import { contentLemmas } from '../intent/passages.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { topicsOf } from '../intent/topics.ts';

/** One of several questions in a text. */
export interface SingleQuestion {
  /** The question as it was written, without the others. */
  asked: string;
  /** The question with all that the text tells besides; null where it tells nothing. */
  withStory: string | null;
  /** That with the question before it as well, where this one says too little by itself; null where it says enough. */
  withQuestionBefore: string | null;
  /** Whether it has no subject or verb of its own, such as "how much per quart": alone it would be taken for another matter. */
  isDependent: boolean;
  /** Whether it also says too little to be asked alone: "how do I know?", "how many hours a day?" */
  isFragment: boolean;
  /** Whether it shares the rest of the sentence with another one: "when and how do I divide it", "how much light and humidity". */
  isJoined: boolean;
  /** Whether it speaks of what the question before it is about: "do I feed it then?", "how often does it need water there?" */
  refersBack: boolean;
}

const INTERROGATIVES = 'how|when|why|where|what|which|who|whats|hows|whens|wheres';
const AUXILIARIES = 'should|shall|can|could|do|does|did|is|are|will|would|must|may|have|has';
/** "Have I …" asks, and "have a potato at hand" tells. */
const ASKING_AUXILIARIES = AUXILIARIES.replace('|have|has', '');
/** "When I pulled them up, …" tells, and asks nothing. */
const TELLS = '(?:when|where|which|who|what) (?:i|it|they|we|you|he|she) ';
const SUBJECTS = 'i|it|they|we|you|he|she|this|that|these|those|the|a|an|my|our|there|one|all';
/** An auxiliary with its subject: "does it", "have I". */
const ASKED_OF = `(?:${ASKING_AUXILIARIES}) (?:${SUBJECTS})|(?:have|has) (?:i|it|they|we|you|he|she)`;
/** "Do drops burn the leaves", "will squirrels leave me any". */
const PLURALS = String.raw`(?:do|will|would|can|could|should) \p{L}{3,}s \p{L}+`;
/** "Are rats my fault", and not "is February ok", which goes on with what is asked of that month. */
const JUDGED = String.raw`(?:is|are|was|were) (?!(?:${MONTH_NAMES.join('|')})\b)\p{L}{3,} (?:my fault|normal|to blame|dangerous|harmful|poisonous|toxic|safe|edible|bad|good|ok|okay|necessary|needed|enough|possible)`;

/** How a clause begins that asks. */
const ASKS = new RegExp(
  `^(?:(?:and|also|plus|then|but|so|or|hi|hello|ok|well|please|now)[, ]+)*(?!${TELLS})(?:(?:to|at|in|for|with|from|on|by) )?(?:(?:${INTERROGATIVES})\\b|(?:${ASKED_OF})\\b|${PLURALS}|${JUDGED})|\\bor not[?.!]*$`,
  'iu',
);

/** Between two questions of one sentence: "when do I repot and how big may the pot be", "… outdoors, does it …". */
const NEXT_QUESTION = new RegExp(
  `(?:,? (?:and|&|\\+|also|plus|then|but)(?: also| then)?|[,:]| -) (?!${TELLS})(?=(?:(?:to|at|in|for|with|from|on|by) )?(?:${INTERROGATIVES})\\b|(?:${ASKED_OF})\\b|${PLURALS}|${JUDGED})`,
  'iu',
);

const MOST_QUESTIONS = 3;

interface Clause {
  text: string;
  isJoined: boolean;
}

interface Asked extends Clause {
  before: string;
  isDependent: boolean;
  isFragment: boolean;
  refersBack: boolean;
}

/**
 * The questions of a text that can be answered one by one, in their order; none where there are not two. What only goes on
 * with a question, such as "and how?", stays with it, and "what do I do?" adds nothing to the question before it.
 */
export function questionsIn(written: string): readonly SingleQuestion[] {
  const clauses = joinedIn(clausesOf(written).flatMap(withoutRemark));
  const { story, questions } = partsOf(clauses);
  if (questions.length < 2) return [];
  return questions.slice(0, MOST_QUESTIONS).map(({ text, before, ...others }) => ({
    asked: text.replace(/[\s?!.,;]+$/, '').replace(/^(?:and|also|plus|then|but) /i, ''),
    withStory: story.length > 0 ? [...story, text].join(' ') : null,
    withQuestionBefore: before === '' ? null : [...story, before, text].join(' '),
    ...others,
  }));
}

/** "How do I know, started in May with leaves": what is told after a question belongs to the story. */
function withoutRemark(clause: string): string[] {
  const [, question, remark] = (asks(clause) && REMARK.exec(clause)) || [];
  if (!question || !remark || tokensOf(plainText(question)).length < FEWEST_WORDS_ASKED) return [clause];
  return ASKS.test(question) ? [`${question}?`, remark] : [clause];
}

/** … and not "is it mold, a pest or nothing", "when it is dry, how often" or "can I compost peel, onions and rice". */
const REMARK =
  /^([^,]+), (?!(?:\p{L}+(?: \p{L}+)?, )*\p{L}+(?: \p{L}+)?,? (?:and|&) \p{L})(?!(?:or|and|a|an|the|it|its|it's|it’s|they|like|such|if|when|so|because|for|to|as|but|not|only|just|by|with|at|good|bad|too|more|less)\b)((?:(?!\bor\b)[^,?])+(?:,(?:(?!\bor\b)[^?])+)?)[.?]?$/iu;
const FEWEST_WORDS_ASKED = 2;

/** What the clauses tell, and what they ask. */
function partsOf(clauses: readonly Clause[]): { story: readonly string[]; questions: readonly Asked[] } {
  const story: string[] = [];
  const questions: Asked[] = [];
  let generic = '';
  let told = '';
  for (const { text, isJoined } of clauses) {
    const words = ownWords(text);
    if (!asks(text)) {
      if (words === 'none' && !text.endsWith(':')) continue;
      story.push(text);
      told = text;
      continue;
    }
    const last = questions.at(-1);
    if (words !== 'none' || isJoined) {
      // "And which soil?" is about what the question before it is about.
      const isDependent = last !== undefined && !isJoined && hasNoSubject(text);
      const refersBack = last !== undefined && REFERS_BACK.test(text);
      const before = last && (words === 'few' || isDependent || refersBack) ? last.text : '';
      const isFragment = isDependent && !isJoined && saysTooLittle(text);
      questions.push({ text: `${generic}${text}`, before, isDependent, isFragment, isJoined, refersBack });
      generic = '';
    } else if (last) last.text = `${last.text} ${text}`;
    // "It spreads everywhere, how do I stop it?"
    else if (told !== '' && ASKS_HOW.test(text))
      questions.push({
        text: `${story.pop()?.replace(/[.;]$/, ',')} ${text}`,
        before: '',
        isDependent: false,
        isFragment: false,
        isJoined,
        refersBack: false,
      });
    else generic = `${text} `;
    told = '';
  }
  return { story, questions };
}

const ASKS_HOW = /^(?:(?:and|so|but) )?how (?:do|can|could|should|to)\b/i;

/** What is asked for in one word or a few: "when", "how deep", "which way up", "in what". */
const ASKED_FOR = `(?:(?:in|at|with|from|on) )?(?:how(?: (?:deep|often|much|many|far|long|big|high|low|close|hard))?|when|where|what(?: size(?: pot)?)?|which (?:way|side) up)`;
const ONLY_ASKED_FOR = new RegExp(`^(?:and )?(${ASKED_FOR})[?.!]*$`, 'i');
const ASKED_FOR_OF = new RegExp(`^(${ASKED_FOR}) ((?:${AUXILIARIES}|to) .+)$`, 'i');
const TWO_THINGS = /^(.*\bhow (?:much|often)\b.*?) ?\b(\p{L}+) (?:and|&|\+) (\p{L}+)\b(.*)$/iu;

/** The clauses, of which some share a part: "when" and "how do I divide it", "how often to water and feed". */
function joinedIn(clauses: readonly string[]): Clause[] {
  return clauses.flatMap((text, at) => {
    const [, askedFor] = ONLY_ASKED_FOR.exec(text) ?? [];
    const neighbors = [clauses[at + 1], clauses[at - 1]].map((each) => ASKED_FOR_OF.exec(each ?? ''));
    const shared = neighbors.find((each) => each !== null)?.[2];
    if (askedFor && shared) return [{ text: `${askedFor} ${shared}`, isJoined: true }];
    const isShared = [clauses[at + 1], clauses[at - 1]].some((each) => ONLY_ASKED_FOR.test(each ?? ''));
    return isShared && ASKED_FOR_OF.test(text) ? [{ text, isJoined: true }] : (ofTwoActs(text) ?? ofTwoThings(text));
  });
}

/** "How do I use the leaves in tea and overwinter it", "how do I get it to bloom and be bushy", "can I use bark and pine needles". */
function ofTwoActs(text: string): Clause[] | null {
  if (!asks(text)) return null;
  const [, how, one, verb, rest] = TWO_ACTS.exec(text) ?? [];
  if (how && one && verb && ACTS.has(verb.toLowerCase()) && tokensOf(plainText(one)).length > 1)
    return [`${how} ${one}?`, `${how} ${verb}${rest}`].map((each) => ({ text: each, isJoined: false }));
  const [, get, first, second] = TWO_AIMS.exec(text) ?? [];
  if (get && first && second) return [first, second].map((aim) => ({ text: `${get} ${aim}?`, isJoined: false }));
  const [, use, thing, other, purpose] = TWO_MATERIALS.exec(text) ?? [];
  return use && thing && other
    ? [thing, other].map((each) => ({ text: `${use} ${each}${purpose}`, isJoined: false }))
    : null;
}

const TWO_ACTS =
  /^((?:and )?how (?:(?:do|can|should|could) (?:i|you|we)|to)) (.+?),? (?:and|&|\+) (?:also |then |how to )?(\p{L}+)\b( .+)$/iu;
const TWO_AIMS =
  /^(how .*?\b(?:get|make) .+? to) (\p{L}+),? (?:and|&) (?:also )?(?:to )?((?:be|bloom|flower|branch|fruit)\b(?!.*\b(?:healthy|happy|alive|well|good)\b).*?)[?.!]*$/iu;
const TWO_MATERIALS =
  /^((?:can|should|could|may|do) (?:i|you|we) (?:use|put|add|spread)) (\p{L}+(?: \p{L}+)?) (?:and|&) (\p{L}+(?: \p{L}+)?)( (?:to|for|as|on|in|around|against)\b.*)$/iu;

const ACTS: ReadonlySet<string> = new Set([
  ...DOING,
  ...['overwinter', 'winter', 'store', 'keep', 'dry', 'freeze', 'root', 'propagate', 'grow', 'train', 'clean', 'cure'],
  ...['cook', 'use', 'kill', 'save', 'get', 'stop', 'treat'],
]);

function ofTwoThings(text: string): Clause[] {
  const [, before, one, other, after] = (asks(text) && TWO_THINGS.exec(text)) || [];
  if (!before || !one || !other || !areOfTwoTopics(one, other)) return [{ text, isJoined: false }];
  return [one, other].map((thing) => ({ text: `${before} ${thing}${after}`, isJoined: true }));
}

/** "Light and humidity", "water and feed", and not "pots and boxes". */
function areOfTwoTopics(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) => topicsOf(tokensOf(plainText(word)), 0)[0]?.topic);
  return first !== undefined && second !== undefined && first !== second;
}

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

function hasNoSubject(clause: string): boolean {
  if (SIZE_OF_POT.test(clause)) return false;
  return OF_NOBODY.test(clause) || OF_THE_MATTER.test(clause) || ALONE.test(clause);
}

/** "How do I know", "how many hours a day" and not "which mix", which says what it is on. */
function saysTooLittle(clause: string): boolean {
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

const REFERS_BACK =
  /\bthen[?.!]*$|(?<!\b(?:is|are|was|will|would|should) )\bthere\b(?! (?:is|are|will|anything|something|a|any)\b)|\b(?:like that|(?:that|this) way|in that case)\b/i;

/** What a text asks, without what it tells besides; all of it where nothing is plainly asked. */
export function askedPart(written: string): string {
  return clausesOf(written).filter(asks).join(' ') || written;
}

/** Whether a text asks and tells something besides. */
export function tellsBesides(written: string): boolean {
  const clauses = clausesOf(written);
  return clauses.some(asks) && !clauses.every(asks);
}

/** Sentences, parted again where another question begins. */
function clausesOf(written: string): string[] {
  return written
    .split(/(?<=[?!;\n]|[^\d\s]\.)\s+/)
    .flatMap((sentence) => {
      // "It gets spots, does it every summer." only tells.
      const isTold = sentence.trim().endsWith('.') && !ASKS.test(sentence);
      const parts = (isTold ? [sentence] : partsOfSentence(sentence)).map((part) => part.trim());
      const isQuestion = sentence.trim().endsWith('?');
      return parts.map((part, at) => {
        if (/[?!.;:]$/.test(part)) return part;
        const isAsked = ASKS.test(part) ? isQuestion : at === 0 && parts.length > 1 && ASKS_OF_NAMED.test(part);
        return `${part}${isAsked ? '?' : '.'}`;
      });
    })
    .filter((clause) => /\p{L}/u.test(clause));
}

/** The colon stays with what it announces: "LED panel: how far from the plants and how many hours". */
function partsOfSentence(sentence: string): string[] {
  const [, topic, rest] = TOPIC.exec(sentence) ?? [];
  return topic && rest ? [topic, ...rest.split(NEXT_QUESTION)] : sentence.split(NEXT_QUESTION);
}

const TOPIC = new RegExp(`^([^:?]{3,30}:) (?=(?:${INTERROGATIVES}|${ASKING_AUXILIARIES})\\b)(.+)$`, 'iu');

/** "Is coleus ok for full sun, and …" asks, and "is dropping leaves, and …" tells. */
const ASKS_OF_NAMED =
  /^(?:and |but |so )?(?:is|are|does|do|did|can|could|will|would|should|shall) (?!not\b|(?:all|very|quite|still|now|so|just|only|too|getting|\p{L}+ing|\p{L}+ed)\b)\p{L}+ \p{L}+/iu;

function asks(clause: string): boolean {
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
function ownWords(clause: string): 'enough' | 'few' | 'none' {
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
