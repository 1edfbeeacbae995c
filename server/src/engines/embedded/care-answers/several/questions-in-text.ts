import { DOING } from '../intent/doing.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { topicsOf } from '../intent/topics.ts';
import {
  ASKING_AUXILIARIES,
  ASKS,
  AUXILIARIES,
  asks,
  BEGINNING_OF_QUESTION,
  hasNoSubject,
  INTERROGATIVES,
  ownWords,
  saysTooLittle,
} from './asking-clauses.ts';

/** One of several questions in a text. */
export interface SingleQuestion {
  /** The question as it was written, without the others. */
  asked: string;
  /** The question with all that the text tells besides; null where it tells nothing. */
  withStory: string | null;
  /** That with the question before it as well, where this one says too little by itself; null where it says enough. */
  withQuestionBefore: string | null;
  /** The question with what is told and the question before it; null for the first question. */
  inContext: string | null;
  /** Whether it has no subject or verb of its own, such as "how much per quart": alone it would be taken for another matter. */
  isDependent: boolean;
  /** Whether it also says too little to be asked alone: "how do I know?", "how many hours a day?" */
  isFragment: boolean;
  /** Whether it shares the rest of the sentence with another one: "when and how do I divide it", "how much light and humidity". */
  isJoined: boolean;
  /** Whether it speaks of what the question before it is about: "do I feed it then?", "how often does it need water there?" */
  refersBack: boolean;
}

/** Between two questions of one sentence: "when do I repot and how big may the pot be", "… outdoors, does it …". */
const NEXT_QUESTION = new RegExp(
  `(?:,? (?:and|&|\\+|also|plus|then|but)(?: also| then)?|[,:]| -) (?=${BEGINNING_OF_QUESTION})`,
  'iu',
);

const MOST_QUESTIONS = 3;

interface Clause {
  text: string;
  isJoined: boolean;
}

interface Asked extends Clause {
  /** The question before it; empty where there is none. */
  previous: string;
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
  return questions.slice(0, MOST_QUESTIONS).map(({ text, before, previous, ...others }) => ({
    asked: text.replace(/[\s?!.,;]+$/, '').replace(/^(?:and|also|plus|then|but) /i, ''),
    withStory: story.length > 0 ? [...story, text].join(' ') : null,
    withQuestionBefore: before === '' ? null : [...story, before, text].join(' '),
    inContext: previous === '' ? null : [...story, previous, text].join(' '),
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
      const previous = last?.text ?? '';
      questions.push({ text: `${generic}${text}`, previous, before, isDependent, isFragment, isJoined, refersBack });
      generic = '';
    } else if (last) last.text = `${last.text} ${text}`;
    // "It spreads everywhere, how do I stop it?"
    else if (told !== '' && ASKS_HOW.test(text))
      questions.push({
        text: `${story.pop()?.replace(/[.;]$/, ',')} ${text}`,
        previous: '',
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
  // "Weed and feed" is one product.
  return use && thing && other && thing.toLowerCase() !== 'weed'
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
