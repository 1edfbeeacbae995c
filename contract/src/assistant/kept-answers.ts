import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Instant, Message } from '../text.ts';
import { Ability, AnswerMeta, ASSISTANT } from './answer.ts';
import { CareAdvice } from './care-advice.ts';
import { CareSchedule } from './care-schedule.ts';
import { ClimateCare } from './climate-care.ts';
import { Diagnosis } from './diagnose.ts';
import { GrowthPrediction } from './growth-prediction.ts';
import { Identification } from './identify.ts';

/** An answer with its ability. */
const AbilityAnswer = z.discriminatedUnion('ability', [
  z.object({ ability: z.literal('care-advice'), data: CareAdvice.extend(AnswerMeta.shape) }),
  z.object({ ability: z.literal('growth-prediction'), data: GrowthPrediction.extend(AnswerMeta.shape) }),
  z.object({ ability: z.literal('care-schedule'), data: CareSchedule.extend(AnswerMeta.shape) }),
  z.object({ ability: z.literal('climate-care'), data: ClimateCare.extend(AnswerMeta.shape) }),
  z.object({ ability: z.literal('identify'), data: Identification.extend(AnswerMeta.shape) }),
  z.object({ ability: z.literal('diagnose'), data: Diagnosis.extend(AnswerMeta.shape) }),
]);

/** A stored answer with its question in words. It is deleted with its plant or, without a plant, with the account. */
export const KeptAnswer = z.intersection(
  z.object({
    _id: Id,
    plant: z.object({ _id: Id, name: z.string() }).nullable(),
    asked: z.string(),
    createdAt: Instant,
  }),
  AbilityAnswer,
);

export type KeptAnswer = z.output<typeof KeptAnswer>;

export const listAnswers = endpoint({
  method: 'GET',
  path: '/ai/answers',
  ...ASSISTANT,
  summary: 'Earlier answers, newest first: all, those about one own plant, or those of one ability',
  query: z.object({
    plant: Id.optional(),
    ability: Ability.optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(20),
  }),
  writesUnits: true,
  response: z.array(KeptAnswer),
});

export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/ai/answers/:id',
  ...ASSISTANT,
  summary: 'Delete an earlier answer',
  params: z.object({ id: Id }),
  item: 'Answer',
  response: Message,
});
