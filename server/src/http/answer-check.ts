import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/**
 * Checks an answer against the contract: it must have every field with its type, and no field that the contract does not
 * name. A failure is a bug in the server.
 * @throws Error
 */
export function checkAnswer(schema: z.ZodType, answer: unknown): void {
  const parsed = schema.parse(answer);
  if (!isDeepStrictEqual(asJson(parsed), asJson(answer))) {
    throw new Error(`An answer has fields that the contract does not name: ${JSON.stringify(answer).slice(0, 500)}`);
  }
}

/** The value as JSON delivers it: without fields that are undefined. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
