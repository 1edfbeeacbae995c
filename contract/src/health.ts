import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Ok = z.literal('ok');

export const health = endpoint({
  method: 'GET',
  path: '/health',
  area: 'Health',
  summary: 'Whether database and photo storage can be reached and the disk has room; 503 when not',
  access: 'public',
  response: z.object({ status: Ok, database: Ok, storage: Ok, disk: Ok }),
});

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  area: 'Health',
  summary: 'Whether the process answers, whatever is with its database: a process that does not should be restarted',
  access: 'public',
  response: z.object({ status: Ok }),
});
