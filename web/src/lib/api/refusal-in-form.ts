import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { CallError } from '@/lib/api/call-error.ts';
import { messageOf } from '@/lib/api/error-messages.ts';

/** Shows the texts of a failed call at their fields, or for the whole form (`errors.root`). */
export function showRefusal<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  { fields, fallback }: { fields: readonly FieldPath<T>[]; fallback: string },
): void {
  const texts = error instanceof CallError ? error.fields : {};
  const atFault = fields.filter((field) => texts[field]);
  if (atFault.length === 0) setError('root', { message: messageOf(error, { fallback }) });
  for (const [position, field] of atFault.entries()) {
    setError(field, { message: texts[field] ?? '' }, { shouldFocus: position === 0 });
  }
}
