import { z } from 'zod';
import { ErrorBody } from '../errors.ts';
import { SPECIES_MATCHES, SpeciesSummary } from '../species.ts';
import { Id } from '../text.ts';

export const ABILITIES = [
  'identify',
  'diagnose',
  'care-advice',
  'growth-prediction',
  'care-schedule',
  'climate-care',
] as const;

export const Ability = z.enum(ABILITIES);
export type Ability = z.output<typeof Ability>;

/** Common to all calls of the assistant. */
export const ASSISTANT = { area: 'AI assistant', access: 'signed-in' } as const;

/** The built-in knowledge base, a language model, or Pl@ntNet. */
export const SOURCES = ['embedded', 'model', 'plantnet'] as const;

/** Which engine answered; `engine` is its display name. `answerId` identifies the stored answer, null if not stored. */
export const AnswerMeta = z.object({ source: z.enum(SOURCES), engine: z.string(), answerId: Id.nullable() });

export type AnswerMeta = z.output<typeof AnswerMeta>;

/** In percent. */
export const Confidence = z.number().min(0).max(100);

/** Whether the species itself was found, or only its genus or family. */
export const SpeciesFound = SpeciesSummary.extend({ as: z.enum(SPECIES_MATCHES) });

export type SpeciesFound = z.output<typeof SpeciesFound>;

/** The body of an answer: what the engine said, and which engine it was. */
export function answerOf<Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>) {
  return z.object({ data: z.object({ ...data.shape, ...AnswerMeta.shape }) });
}

/**
 * A line of an answer that is read while it is written. `text` is appended to the text so far; `restart` discards that,
 * because another engine starts again. The last line is `answer`, the complete answer that replaces the text, or `error`.
 */
export function answerLine<Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('restart') }),
    z.object({ kind: z.literal('answer'), ...answerOf(data).shape }),
    z.object({ kind: z.literal('error'), ...ErrorBody.pick({ msg: true, code: true }).shape }),
  ]);
}

/** A line of an answer with data of this type. */
export type AnswerLine<Data> =
  | { kind: 'text'; text: string }
  | { kind: 'restart' }
  | { kind: 'answer'; data: Data & AnswerMeta }
  | { kind: 'error'; msg: string; code: ErrorBody['code'] };
