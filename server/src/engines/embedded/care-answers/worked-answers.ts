import type { GeneralQuery, Paragraph } from './answer.ts';
import type { ScoredQuestion, WorkedQuestion } from './intent/worked-questions.ts';
import { plantTraits } from './plant-traits.ts';
import { filled } from './record-slots.ts';

export interface WorkedAnswer {
  question: WorkedQuestion;
  score: number;
  paragraph: Paragraph;
  /** Whether it is for plants like this one, rather than for any. */
  ofPlant: boolean;
}

/** The answer of the worked question that fits best and has something to say of this plant; null where none has. */
export function workedAnswer({ plant, question }: GeneralQuery): WorkedAnswer | null {
  const traits = plantTraits(plant);
  for (const scored of question.worked) {
    const reply = replyFor(scored, traits);
    if (!reply) continue;
    const written = filled(reply.say, plant);
    if (written !== '') return { ...scored, paragraph: leadOf(written), ofPlant: reply.for !== undefined };
  }
  return null;
}

function replyFor(
  { question }: ScoredQuestion,
  traits: ReadonlySet<string>,
): WorkedQuestion['replies'][number] | undefined {
  return question.replies.find(
    (each) => (each.for?.some((name) => traits.has(name)) ?? true) && !each.not?.some((name) => traits.has(name)),
  );
}

/** A "Yes:", "No:" or the like at the beginning stands out. */
function leadOf(text: string): Paragraph {
  const [, lead, rest] =
    /^((?:Yes|No|Both|Neither|Not yet|Better not|Probably not|Probably|It depends|Not necessarily)[^:.]{0,40}:) (.+)$/s.exec(
      text,
    ) ?? [];
  return lead !== undefined && rest !== undefined ? { lead, text: rest } : { lead: '', text };
}
