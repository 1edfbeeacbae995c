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

/**
 * When a written answer is nearer to the question in meaning than what is put together from records and rules: where its
 * similarity (a cosine) is at least `similarity`, its lead over the other's at least `lead`, and the lead plus `covered` times the
 * share of the question that it speaks of at least `together`.
 */
const NEARER = { similarity: 0.6, lead: 0.15, covered: 0.75, together: 0.7 } as const;

/** What answers first is said at the beginning, and the time that a text takes to be compared grows with its words. */
const COMPARED_WORDS = 40;

/** What the record decides or lists by all that is stated. In a story, its words may belong to something else than what is asked. */
const DECIDED_BY_RECORD: ReadonlySet<Route> = new Set<Route>(['list', 'decided']);

/**
 * Whether a written answer is what was asked rather than what scores more on its route. Logistic regression on 256 pairs, of which one
 * answer was right: of all properties of both, the lead in meaning and the share of the question that the written one speaks of tell
 * most. Figures that were given are told in words unlike the question. An overview of all care is near to whatever is asked about its
 * plant.
 */
function isNearer(written: ScoredAnswer, { best, answer }: ScoredAnswer, query: GeneralQuery): boolean {
  const { question } = query;
  const similarity = written.best.similarity ?? 0;
  const isStory = askedPart(question.written) !== question.written;
  if (isOfFigures(best) || (DECIDED_BY_RECORD.has(best.route) && !isStory)) return false;
  // How often to water any plant is no answer for a known one.
  if (written.best.scope === 'anyPlant' && isAnsweredByRecord(query)) return false;
  if (similarity < NEARER.similarity || written.best.intents?.includes('whole-care')) return false;
  const [block = ''] = answer.whole?.split('\n\n') ?? answer.paragraphs.map(paragraph);
  const beginning = block.replaceAll('**', '').split(' ').slice(0, COMPARED_WORDS).join(' ');
  const lead = similarity - similarityOf(question.written, beginning);
  return lead >= NEARER.lead && lead + NEARER.covered * written.evidence.covered >= NEARER.together;
}
