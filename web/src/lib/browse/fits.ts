import type { z } from 'zod';
import { loadSchemas } from '@/lib/schemas/actual.ts';
import { issuesOf } from '@/lib/schemas/issues-of.ts';

/** A validation rule for a form field: the contract's schema with its texts. */
export function fits(schema: z.ZodType): (value: unknown) => Promise<true | string> {
  // While the form is filled in, so that submitting it need not wait.
  loadSchemas();
  return async (value) => (await issuesOf(schema, value))[0]?.message ?? true;
}
