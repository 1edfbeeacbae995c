import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ASSISTANT, SOURCES } from './answer.ts';

/** The engines of this server's assistant: which one answers texts, and whether photos are recognized. */
export const assistantEngines = endpoint({
  method: 'GET',
  path: '/ai/engines',
  ...ASSISTANT,
  summary: 'Which engines answer here',
  response: z.object({
    text: z.object({ source: z.enum(SOURCES), engine: z.string() }),
    identify: z.object({ source: z.enum(SOURCES), engine: z.string() }),
    diagnose: z.object({ source: z.enum(SOURCES), engine: z.string() }),
  }),
});
