import type { GeneralQuery } from '../answer.ts';
import { type Closeness, figureAnswer } from '../figures/figure-answer.ts';
import { soilVolume } from '../figures/soil-volume.ts';
import type { Form } from '../intent/form.ts';
import { type Candidate, CERTAINTY } from './candidate.ts';

/** Forms that ask for something else, even beside "how long" or "how often". */
const ASKS_ELSE: ReadonlySet<Form> = new Set(['why', 'what-is-it', 'where']);
/** Forms that a question of how much also takes: "same amount or less, how much?", "when do I pick it, is it too late?" */
const MAY_ASK: ReadonlySet<Form> = new Set(['yes-no', 'choice', 'which-plants', 'is-it-dead']);
const ASKS_FIGURE =
  /\bhow (?:much|many|often|long|deep|far)\b|\bwhen (?:to|do|does|should|can|shall|must|is|are)\b|\b(?:what|which) (?:month|time)\b/;

function asksFigure({ form, plain }: GeneralQuery['question']): boolean {
  return !ASKS_ELSE.has(form) && (!MAY_ASK.has(form) || ASKS_FIGURE.test(plain));
}

/** The figure that is asked for, where the knowledge base has it for this plant, its kind or this situation. */
export function figureCandidates(query: GeneralQuery): readonly Candidate[] {
  if (query.question.harm?.asked) return [];
  const volume = soilVolume(query);
  if (volume !== null) return [figureCandidate(volume, 'computed')];
  if (!asksFigure(query.question)) return [];
  const found = figureAnswer(query);
  return found ? [figureCandidate(found.text, found.closeness)] : [];
}

function figureCandidate(text: string, closeness: Closeness): Candidate {
  return {
    route: 'figure',
    intents: null,
    certainty: CERTAINTY.figure[closeness],
    answer: () => ({ paragraphs: [{ lead: '', text }], covered: [] }),
  };
}
