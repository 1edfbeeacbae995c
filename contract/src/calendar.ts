import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The secret address that calendar programs subscribe to; null if there is none. */
const CalendarFeed = z.object({ url: z.url().nullable() });

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar',
  area: 'Calendar',
  summary: 'The secret address of the calendar with all open reminders',
  access: 'signed-in',
  response: CalendarFeed,
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar',
  area: 'Calendar',
  summary: 'Create a secret address; the previous one stops working',
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
