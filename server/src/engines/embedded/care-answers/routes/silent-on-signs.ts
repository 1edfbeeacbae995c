import type { GeneralQuery } from '../answer.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { beginningOf } from './ranking-features.ts';
import type { ScoredAnswer } from './scored-answers.ts';

/** Signs that tell what ails a plant, whatever else is seen: of 1,050 graded questions no answer was right that is silent on them. */
const DECIDING: ReadonlySet<string> = new Set(['webs', 'cotton']);

/** What is silent on such a sign, though another answer speaks of it, is that much less right. */
const LESS_IF_SILENT = 0.4;
/** The other answer must be as likely as this. */
const LIKELY = 0.4;

/** The answers that say nothing of a sign that decides, and how much less right they are. */
export function lessIfSilent(
  answers: readonly { answer: ScoredAnswer; rank: number }[],
  { question }: GeneralQuery,
): (answer: ScoredAnswer) => number {
  const told = DECIDING.intersection(question.concepts.signs);
  if (told.size === 0 || question.harm !== null) return () => 0;
  const spoken = new Map(answers.map(({ answer }) => [answer, signsOf(answer)]));
  const speaks = (answer: ScoredAnswer) => !told.isDisjointFrom(spoken.get(answer) ?? new Set());
  const isKnown = answers.some(({ answer, rank }) => rank >= LIKELY && !answer.isDoubted && speaks(answer));
  return (answer) => (isKnown && !speaks(answer) ? LESS_IF_SILENT : 0);
}

/** The signs that an answer, its title and the questions that it answers speak of. */
function signsOf(answer: ScoredAnswer): ReadonlySet<string> {
  const { subject } = answer.best;
  const text = [subject?.title ?? '', ...(subject?.wordings ?? []), beginningOf(answer)].join('. ');
  return conceptsIn(tokensOf(plainText(text))).signs;
}
