import type { Diagnosis } from '@plantcare/contract/assistant/diagnose.ts';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { listed, treatmentInWords } from './wording.ts';

type Words = Pick<Diagnosis, 'symptoms' | 'rootCause' | 'treatment' | 'timeline' | 'prevention' | 'additionalNotes'>;

/** What the knowledge base says of a problem, in the fields of a diagnosis: Markdown. */
export function problemInWords(problem: ProblemRecord): Words {
  const { symptoms, rootCause, causes, timeline, prevention, notes } = problem;
  return {
    symptoms: listed(symptoms),
    rootCause: `${rootCause}\n\n${listed(causes.map(({ cause, check }) => `${cause} ${check}`))}`,
    treatment: treatmentInWords(problem),
    timeline,
    prevention: listed(prevention),
    additionalNotes: notes,
  };
}
