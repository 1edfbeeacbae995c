import type { z } from 'zod';
import { issuesOf } from '@/lib/schemas/issues-of.ts';

/** A validation rule for a form field: the contract's schema with its texts. */
export function fits(schema: z.ZodType): (value: unknown) => Promise<true | string> {
  return async (value) => (await issuesOf(schema, value))[0]?.message ?? true;
}
