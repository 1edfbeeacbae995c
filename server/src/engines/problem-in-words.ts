import type { Diagnosis } from '@plantcare/contract/assistant.ts';
import type { ProblemRecord } from '../knowledge/problem-record.ts';

type Words = Pick<Diagnosis, 'symptoms' | 'rootCause' | 'treatment' | 'timeline' | 'prevention' | 'additionalNotes'>;

/** What the knowledge base says of a problem, in the fields of a diagnosis: Markdown. */
export function problemInWords({
  symptoms,
  rootCause,
  causes,
  treatment,
  timeline,
  prevention,
  notes,
}: ProblemRecord): Words {
  return {
    symptoms: list(symptoms),
    rootCause: `${rootCause}\n\n${list(causes.map(({ cause, check }) => `${cause} ${check}`))}`,
    treatment: list(treatment.map(stepInWords)),
    timeline,
    prevention: list(prevention),
    additionalNotes: notes,
  };
}

function stepInWords({ step, inDays, again }: ProblemRecord['treatment'][number]): string {
  const when = inDays > 0 ? `In ${inDays === 1 ? '1 day' : `${inDays} days`}: ` : '';
  const often = again
    ? ` Repeat every ${again.everyDays === 1 ? 'day' : `${again.everyDays} days`}, ${again.times} times in all.`
    : '';
  return `${when}${step}${often}`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
