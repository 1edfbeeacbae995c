import * as contract from '@plantcare/contract/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { CalendarService } from './calendar.service.ts';

/** The 256 bits of a secret in base64url. */
const FILE = /^([\w-]{43})\.ics$/;

export function calendarRoutes(app: FastifyInstance, calendar: CalendarService): void {
  mount(app, contract.getCalendarFeed, {}, ({ caller }) => calendar.get(caller.user.id));

  mount(app, contract.renewCalendarFeed, {}, ({ caller }) => calendar.renew(caller.user.id));

  mount(app, contract.revokeCalendarFeed, {}, ({ caller }) => calendar.revoke(caller.user.id));

  // Calendar programs send no token: the secret in the address is the permission.
  app.get<{ Params: { file: string } }>('/api/calendar/:file', async (request, reply) => {
    const text = await calendar.read(FILE.exec(request.params.file)?.[1] ?? '');
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
