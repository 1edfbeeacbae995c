import { PhraseFinder, phrase } from '../phrases.ts';
import type { Token } from '../tokens.ts';

const ABSENT = [
  'go|be|leave away',
  'away for|on|from|until|over|all',
  'weekend|week|day|month|fortnight away',
  'vacation',
  'holiday',
  'travel',
  'trip',
  'honeymoon',
  'business trip',
  'be|am =gone',
  '=gone for|on|until',
  'leave for|on|town|home',
  'nobody|no one .. water|home|there',
  'without anybody|anyone|somebody',
  'without water|watering for',
  'while i be|am away|=gone',
];

const finder = new PhraseFinder(ABSENT.map((written) => phrase(written, true)));

const PAST = new Set(['was', 'were', 'went', 'came', 'been', 'returned', 'back', 'after']);

/** "Back from three weeks of vacation", "got home from a trip". */
const OVER = new Set(['back', 'returned', 'came', 'got', 'arrived']);

/** Whether somebody says that they will be away from their plants; not that they were. */
export function absenceIn(tokens: readonly Token[]): boolean {
  return finder.in(tokens).some(({ start, end }) => {
    const own = ({ sentence }: Token) => sentence === tokens[start]?.sentence;
    const around = tokens.slice(Math.max(0, start - 3), end).filter(own);
    const isOver = tokens
      .slice(0, start)
      .filter(own)
      .some(({ word }) => OVER.has(word));
    return !isOver && !around.some(({ word }) => PAST.has(word));
  });
}

/** Whether the gardener says that nobody can come to water, in plain words. */
export function nobodyCanWater(plain: string): boolean {
  return /\b(?:nobody|no ?one|no (?:neighbou?rs?|friends?|sitter)|(?:not|without) (?:have |know )?(?:anyone|anybody|somebody|someone))\b/.test(
    plain,
  );
}
