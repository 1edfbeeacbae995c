import { type GeneralQuery, type Paragraph, paragraph } from '../answer.ts';
import type { Answer } from '../routes/candidate.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import type { Choice } from '../routes/scored-answers.ts';

/** The same for what is told of two questions in the same words, or what the record says of the same topic. */
export function keyOf({ best: { worked, route }, answer }: Choice): string {
  if (worked) return worked.question.id;
  return route === 'record' ? answer.covered.join(' ') : bodyOf(firstOf(answer) ?? { lead: '', text: '' });
}

/** What an answer begins with, or the whole of a list. */
export function textOf({ answer: { paragraphs, whole } }: Choice): string {
  return whole ?? paragraphs.slice(0, 1).map(paragraph).join('');
}

/** What an answer begins with; of a list its heading. */
export function firstOf({ paragraphs, whole }: Answer): Paragraph | null {
  const [block] = whole?.split('\n\n') ?? [];
  return block === undefined ? (paragraphs[0] ?? null) : { lead: '', text: block };
}

function bodyOf({ text }: Paragraph): string {
  return text.slice(0, 80);
}

/** The rank of the same answer for another text; 0 where it is not among its answers. */
export function rankTo(query: GeneralQuery, answer: RankedAnswer): number {
  const key = keyOf(answer);
  return Math.max(0, rankedAnswers(query).find((each) => keyOf(each) === key)?.rank ?? 0);
}
