import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Ok = z.literal('ok');
/** Without these the rest works, so that they make health no failure. `off`: not configured. */
const Auxiliary = z.enum(['ok', 'failing', 'off']);

export const health = endpoint({
  method: 'GET',
  path: '/health',
  area: 'Health',
  summary:
    'Whether database and photo storage can be reached and the disk has room; 503 when not. Also whether the last email was taken and Redis answers',
  access: 'public',
  response: z.object({ status: Ok, database: Ok, storage: Ok, disk: Ok, mail: Auxiliary, redis: Auxiliary }),
});

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  area: 'Health',
  summary: 'Whether the process answers, whatever is with its database: a process that does not should be restarted',
  access: 'public',
  response: z.object({ status: Ok }),
});
