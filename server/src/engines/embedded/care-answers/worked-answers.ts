import type { GeneralQuery, Paragraph } from './answer.ts';
import type { ScoredQuestion, WorkedQuestion } from './intent/worked-questions.ts';
import { plantTraits } from './plant-traits.ts';
import { filled } from './record-slots.ts';

export interface WorkedAnswer {
  question: WorkedQuestion;
  score: number;
  paragraph: Paragraph;
}

/** The answer of the worked question that fits best and has something to say of this plant; null where none has. */
export function workedAnswer({ plant, question }: GeneralQuery): WorkedAnswer | null {
  const traits = plantTraits(plant);
  for (const scored of question.worked) {
    const text = replyFor(scored, traits);
    if (text === null) continue;
    const written = filled(text, plant);
    if (written !== '') return { ...scored, paragraph: leadOf(written) };
  }
  return null;
}

function replyFor({ question }: ScoredQuestion, traits: ReadonlySet<string>): string | null {
  const reply = question.replies.find(
    (each) => (each.for?.some((name) => traits.has(name)) ?? true) && !each.not?.some((name) => traits.has(name)),
  );
  return reply?.say ?? null;
}

/** A "Yes:", "No:" or the like at the beginning stands out. */
function leadOf(text: string): Paragraph {
  const [, lead, rest] =
    /^((?:Yes|No|Both|Neither|Not yet|Better not|Probably not|Probably|It depends|Not necessarily)[^:.]{0,40}:) (.+)$/s.exec(
      text,
    ) ?? [];
  return lead !== undefined && rest !== undefined ? { lead, text: rest } : { lead: '', text };
}
