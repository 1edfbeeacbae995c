import type { Endpoint } from '@plantcare/contract/endpoint.ts';

/** A rule for one field of a form: what the contract says about it, in the contract's words. */
export function fits(schema: NonNullable<Endpoint['json']>): (value: unknown) => true | string {
  return (value) => schema.safeParse(value).error?.issues[0]?.message ?? true;
}
