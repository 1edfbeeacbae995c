import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Part = z.enum(['ok', 'failed']);

export const health = endpoint({
  method: 'GET',
  path: '/health',
  area: 'Health',
  summary: 'Whether database and photo storage can be reached; 503 when one cannot',
  access: 'public',
  response: z.object({ status: Part, database: Part, storage: Part }),
});
