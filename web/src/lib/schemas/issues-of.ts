import type { z } from 'zod';
import { actual } from './actual.ts';

/** What a schema finds wrong with a value. Nothing where Zod cannot be loaded: the server checks the same. */
export async function issuesOf(schema: z.ZodType, value: unknown): Promise<readonly z.core.$ZodIssue[]> {
  const checking = await actual(schema).catch(() => null);
  return checking?.safeParse(value).error?.issues ?? [];
}
