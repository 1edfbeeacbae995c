import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import type { Generated } from 'kysely';

export interface AnswerTable {
  id: string;
  user_id: string;
  /** Null for an answer that is not about one of the gardener's plants. */
  plant_id: string | null;
  ability: Ability;
  /** What was asked, in words. */
  asked: string;
  /** The `data` of the answer, as JSON. */
  answer: string;
  /** The import that added it; null for what the gardener added. */
  import_id: Generated<string | null>;
  created_at: string;
}

/** How many answers a gardener got from a model or Pl@ntNet on a day, in their time zone. */
export interface EngineCallTable {
  user_id: string;
  day: string;
  calls: number;
}
