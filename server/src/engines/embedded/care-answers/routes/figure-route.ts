import type { GeneralQuery } from '../answer.ts';
import { figureAnswer } from '../figures/figure-answer.ts';
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
  if (!asksFigure(query.question) || query.question.harm?.asked) return [];
  const found = figureAnswer(query);
  if (!found) return [];
  return [
    {
      route: 'figure',
      intents: null,
      certainty: CERTAINTY.figure[found.closeness],
      answer: () => ({ paragraphs: [{ lead: '', text: found.text }], covered: [] }),
    },
  ];
}
