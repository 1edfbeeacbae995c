import type { Endpoint } from '@plantcare/contract/endpoint.ts';

/** A validation rule for a form field: the contract's schema with its texts. */
export function fits(schema: NonNullable<Endpoint['json']>): (value: unknown) => true | string {
  return (value) => schema.safeParse(value).error?.issues[0]?.message ?? true;
}
