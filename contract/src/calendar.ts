import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * The secret address that calendar programs subscribe to. `active` says whether there is one; `url` is its text, only in the
 * answer to the call that creates it.
 */
const CalendarFeed = z.object({ active: z.boolean(), url: z.url().nullable() });

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar',
  area: 'Calendar',
  summary: 'Whether the calendar with all open reminders has a secret address',
  access: 'signed-in',
  response: CalendarFeed,
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar',
  area: 'Calendar',
  summary: 'Create a secret address, which is answered only here; the previous one stops working',
  access: 'signed-in',
  response: CalendarFeed,
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/calendar',
  area: 'Calendar',
  summary: 'Revoke the secret address',
  access: 'signed-in',
  response: CalendarFeed,
});
