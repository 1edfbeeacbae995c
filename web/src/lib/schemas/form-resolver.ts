import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issuesOf } from './issues-of.ts';

/** Checks a whole form by a schema of the contract. The values stay as they were typed; the server reads them alike. */
export function resolverFor<Values extends FieldValues>(schema: z.ZodObject): Resolver<Values> {
  return async (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of await issuesOf(schema, values)) {
      errors[String(path[0])] ??= { type: code ?? 'custom', message };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Values> }; // The schema names the fields of the form.
  };
}
