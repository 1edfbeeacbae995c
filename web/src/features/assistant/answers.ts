import type { careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import type { careSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import type { climateCare } from '@plantcare/contract/assistant/climate-care.ts';
import type { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import type { growthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import type { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import type { KeptAnswer } from '@plantcare/contract/assistant/kept-answers.ts';
import type { Answer } from '@plantcare/contract/endpoint.ts';

/** An answer in words. */
export type TextAnswer =
  | ({ ability: 'care-advice' } & Answer<typeof careAdvice>)
  | ({ ability: 'growth-prediction' } & Answer<typeof growthPrediction>)
  | ({ ability: 'care-schedule' } & Answer<typeof careSchedule>)
  | ({ ability: 'climate-care' } & Answer<typeof climateCare>);

/** An answer of any ability. */
export type AnyAnswer =
  | TextAnswer
  | ({ ability: 'identify' } & Answer<typeof identifyPlant>)
  | ({ ability: 'diagnose' } & Answer<typeof diagnosePlant>);

/** An answer as it lies on the page: what was asked, about which own plant, and the photo that it was asked with. */
export interface ShownAnswer {
  answer: AnyAnswer;
  asked: string;
  plant: { _id: string; name: string } | null;
  photo: File | null;
  /** What it was asked about, of a diagnosis without an own plant. */
  species?: string | null;
  /** Whether the gardener drew the outline of the leaf that was measured. */
  drawn?: boolean;
  /** The kept answer before it, whose place it takes when it is kept itself. */
  replaces?: string | null;
  givenAt: string;
  /** Whether it was given before, and is read again. */
  earlier: boolean;
}

export function shownAgain(kept: KeptAnswer): ShownAnswer {
  return {
    answer: kept,
    asked: kept.asked,
    plant: kept.plant,
    photo: null,
    givenAt: kept.createdAt,
    earlier: true,
  };
}

/** Whether it asks back before it is an answer. */
export function asksOn(answer: AnyAnswer): boolean {
  if (answer.ability === 'diagnose') return !answer.data.measured && Boolean(answer.data.guide?.question);
  return answer.ability === 'identify' && answer.data.nextQuestion !== null;
}

/** What was asked for care advice, as the server keeps it: "Basil", or "Basil: Why do its leaves turn yellow?" */
export function askedInWords(species: string, question: string): string {
  return question === '' ? species : `${species}: ${question}`;
}

/** Takes apart again what `askedInWords` put together. */
export function askedParts(asked: string): { species: string; question: string } {
  const [species = '', ...question] = asked.split(': ');
  return { species, question: question.join(': ') };
}

/** What an earlier answer is told by in a list. */
export function titleOf({ answer, asked, plant }: Pick<ShownAnswer, 'answer' | 'asked' | 'plant'>): string {
  switch (answer.ability) {
    case 'identify':
      return answer.data.species;
    case 'diagnose':
      return answer.data.condition;
    case 'care-advice':
      return asked;
    default:
      return plant?.name ?? asked;
  }
}
