import { type GeneralQuery, paragraph } from '../answer.ts';
import { isAnsweredByRecord } from '../answered-by-record.ts';
import { similarityOf } from '../encoder/embedding.ts';
import { askedPart } from '../intent/questions-in-text.ts';
import type { Route } from './candidate.ts';
import { isOfFigures, type ScoredAnswer, scoredAnswers } from './scored-answers.ts';

/**
 * The best answer of those that answer what was asked; null where none does. Where nobody may come to harm, its meaning is
 * compared with that of the best written answer as well.
 */
export function choose(query: GeneralQuery): ScoredAnswer | null {
  const fitting = scoredAnswers(query).filter(({ isDoubted }) => !isDoubted);
  const best = highest(fitting);
  if (best === null || isWritten(best) || query.question.harm !== null) return best;
  const written = highest(fitting.filter(isWritten));
  return written && isNearer(written, best, query) ? written : best;
}

function highest(answers: readonly ScoredAnswer[]): ScoredAnswer | null {
  return answers.reduce<ScoredAnswer | null>(
    (most, each) => (most === null || each.score > most.score ? each : most),
    null,
  );
}

function isWritten({ best }: ScoredAnswer): boolean {
  return best.route === 'worked';
}

/** A written answer that is nearer to the question in meaning than what is put together from records and rules. */
const NEARER = {
  /** The least similarity of the written answer, as a cosine. */
  similarity: 0.6,
  /** How much more similar it is. */
  lead: 0.15,
  /** This lead, and so much of the share of the question that it speaks of … */
  covered: 0.75,
  /** … make together at least this. */
  together: 0.7,
} as const;

/** What the record decides or lists by all that is stated, and who may come to harm. */
const RECOGNIZED: ReadonlySet<Route> = new Set(['use', 'safety', 'list', 'decided'] as const);

/** In a text that tells a story as well, its words may belong to the story rather than to what is asked. */
const RECOGNIZED_IN_STORY: ReadonlySet<Route> = new Set(['use', 'safety'] as const);

/**
 * Whether a written answer is what was asked rather than what scores more on its route. Logistic regression on 256 pairs, of which one
 * answer was right: of all properties of both, the lead in meaning and the share of the question that the written one speaks of tell
 * most. Figures that were given, and who may come to harm, are told in words unlike the question. An overview of all care is near to
 * whatever is asked about its plant.
 */
function isNearer(written: ScoredAnswer, { best, answer }: ScoredAnswer, query: GeneralQuery): boolean {
  const { question } = query;
  const similarity = written.best.similarity ?? 0;
  const recognized = askedPart(question.written) === question.written ? RECOGNIZED : RECOGNIZED_IN_STORY;
  if (isOfFigures(best) || recognized.has(best.route)) return false;
  // How often to water any plant is no answer for a known one.
  if (written.best.scope === 'anyPlant' && isAnsweredByRecord(query)) return false;
  if (similarity < NEARER.similarity || written.best.intents?.includes('whole-care')) return false;
  const [block = ''] = answer.whole?.split('\n\n') ?? answer.paragraphs.map(paragraph);
  const lead = similarity - similarityOf(question.written, block.replaceAll('**', ''));
  return lead >= NEARER.lead && lead + NEARER.covered * written.evidence.covered >= NEARER.together;
}
