import { type GeneralQuery, type Paragraph, paragraph } from './answer.ts';
import type { CoveredTopic } from './routes/candidate.ts';
import { essentials } from './topics/essentials.ts';

/** As much as is read on a phone without losing the thread. */
const WORDS = 195;

/** What was answered, each paragraph with at least so many words, and below it the essentials of the plant that were not. */
export function inRoom(
  query: GeneralQuery,
  paragraphs: readonly Paragraph[],
  covered: readonly CoveredTopic[],
  wordsEach = FEWEST_WORDS_EACH,
): string {
  const { plant, question, circumstances } = query;
  const rest = plant ? essentials({ plant, question, circumstances }, covered) : '';
  // What is said of the name of an unknown plant takes room too.
  const answered = withinWords(paragraphs, WORDS - (plant ? wordsIn(rest) : 60), wordsEach);
  return rest === '' ? answered : `${answered}\n\n${rest}`;
}

/** As much of each paragraph is told wherever room is lacking. */
const FEWEST_WORDS_EACH = 20;

/** The first paragraph is whole; where room is lacking the later ones keep their first sentences. */
function withinWords(paragraphs: readonly Paragraph[], room: number, wordsEach: number): string {
  const written: string[] = [];
  let left = room;
  for (const [at, each] of withoutRepetition(paragraphs).entries()) {
    const whole = paragraph(each);
    const others = paragraphs.length - at - 1;
    const share =
      at === 0 ? Math.max(left - others * wordsEach, 90, 2 * wordsEach) : Math.max(wordsEach, left / (others + 1));
    const text = wordsIn(whole) <= share ? whole : paragraph(shortened(each, share));
    left -= wordsIn(text);
    written.push(text);
  }
  return written.join('\n\n');
}

/** Each sentence once: what the record decides and what it says of a topic may be in the same words. */
function withoutRepetition(paragraphs: readonly Paragraph[]): Paragraph[] {
  const said = new Set<string>();
  const isNew = (sentence: string) => {
    const words = sentence.toLowerCase();
    return wordsIn(words) < FEWEST_WORDS || (!said.has(words) && said.add(words) !== undefined);
  };
  return paragraphs
    .map(({ lead, text }) => ({ lead, text: textSentences(text).filter(isNew).join(' ') }))
    .filter(({ lead, text }) => lead !== '' || text !== '');
}

/** Shorter sentences may be said again. */
const FEWEST_WORDS = 6;

/** As many of its first sentences as fit into `room` words, and always one. */
export function shortened({ lead, text }: Paragraph, room: number): Paragraph {
  const [first = '', ...sentences] = textSentences(text);
  let kept = first;
  for (const sentence of sentences) {
    if (wordsIn(`${kept} ${sentence}`) > room) break;
    kept = `${kept} ${sentence}`;
  }
  return { lead, text: kept };
}

/** The sentences of a text that is told. */
export function textSentences(text: string): string[] {
  return text.split(/(?<=[.!?])(?<!\bSt\.) (?=[\p{Lu}“*])/u);
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
