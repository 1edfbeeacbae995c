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
}

const INTERROGATIVES = 'how|when|why|where|what|which|who';
const AUXILIARIES = 'should|shall|can|could|do|does|did|is|are|will|would|must|may|have|has';
/** "When I pulled them up, …" tells, and asks nothing. */
const TELLS = '(?:when|where|which|who|what) (?:i|it|they|we|you|he|she) ';
const SUBJECTS = 'i|it|they|we|you|he|she|this|that|these|those|the|a|an|my|our|there|one|all';

/** How a clause begins that asks. */
const ASKS = new RegExp(
  `^(?:(?:and|also|plus|then|but|so|or|hi|hello|ok|well|please|now)[, ]+)*(?!${TELLS})(?:(?:to|at|in|for|with|from|on|by) )?(?:(?:${INTERROGATIVES})\\b|(?:${AUXILIARIES}) (?:${SUBJECTS})\\b)`,
  'i',
);

/** Between two questions of one sentence: "when do I repot and how big may the pot be", "… outdoors, does it …". */
const NEXT_QUESTION = new RegExp(
  `(?:,? (?:and|&|\\+|also|plus|then|but)(?: also| then)?|[,:]| -) (?!${TELLS})(?=(?:(?:to|at|in|for|with|from|on|by) )?(?:${INTERROGATIVES})\\b|(?:${AUXILIARIES}) (?:${SUBJECTS})\\b)`,
  'i',
);

const MOST_QUESTIONS = 3;

/**
 * The questions of a text that can be answered one by one, in their order; none where there are not two. What only goes on
 * with a question, such as "and how?", stays with it, and "what do I do?" adds nothing to the question before it.
 */
export function questionsIn(written: string): readonly SingleQuestion[] {
  const clauses = clausesOf(written);
  const story = clauses.filter((clause) => !asks(clause) && ownWords(clause) !== 'none');
  const questions: { asked: string; before: string }[] = [];
  let generic = '';
  for (const clause of clauses.filter(asks)) {
    const last = questions.at(-1);
    const words = ownWords(clause);
    if (words === 'none') {
      if (last) last.asked = `${last.asked} ${clause}`;
      else generic = `${clause} `;
      continue;
    }
    // "And which soil?" is about what the question before it is about.
    questions.push({ asked: `${generic}${clause}`, before: words === 'few' && last ? last.asked : '' });
    generic = '';
  }
  if (questions.length < 2) return [];
  return questions.slice(0, MOST_QUESTIONS).map(({ asked, before }) => ({
    asked: asked.replace(/[\s?!.,;]+$/, '').replace(/^(?:and|also|plus|then|but) /i, ''),
    withStory: story.length > 0 ? [...story, asked].join(' ') : null,
    withQuestionBefore: before === '' ? null : [...story, before, asked].join(' '),
  }));
}

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
      const parts = (isTold ? [sentence] : sentence.split(NEXT_QUESTION)).map((part) => part.trim());
      const isQuestion = sentence.trim().endsWith('?');
      return parts.map((part) => (/[?!.;]$/.test(part) ? part : `${part}${isQuestion && ASKS.test(part) ? '?' : '.'}`));
    })
    .filter((clause) => /\p{L}/u.test(clause));
}

function asks(clause: string): boolean {
  return clause.endsWith('?') || ASKS.test(clause);
}

const MOST_WORDS_OF_OFFER = 2;

/** How much of its own a clause asks: two words that tell something, one that speaks of a topic, or nothing. */
function ownWords(clause: string): 'enough' | 'few' | 'none' {
  const tokens = tokensOf(plainText(clause));
  // "Seeds? A pest?" offers answers to the question before.
  if (tokens.length <= MOST_WORDS_OF_OFFER && !ASKS.test(clause)) return 'none';
  const telling = new Set(contentLemmas(tokens)).size;
  if (telling >= 2) return 'enough';
  return telling > 0 && topicsOf(tokens, 0).length > 0 ? 'few' : 'none';
}
