import type { Ability } from '@plantcare/contract/assistant/answer.ts';

export interface AnswerTable {
  id: string;
  user_id: string;
  /** Null for an answer about no own plant. */
  plant_id: string | null;
  ability: Ability;
  /** What was asked, in words. */
  asked: string;
  /** The `data` of the answer, as JSON. */
  answer: string;
  created_at: string;
}

/** How often a gardener was answered by a model or Pl@ntNet on a day where they live. */
export interface EngineCallTable {
  user_id: string;
  day: string;
  calls: number;
}
