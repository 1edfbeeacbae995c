import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { notFound } from '../../failure.ts';
import type { Db } from '../../tables.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import * as repository from './calendar.repository.ts';
import { calendarText } from './calendar-text.ts';

interface Feed {
  url: string | null;
}

interface Deps {
  db: Db;
  clock: Clock;
  reminders: Pick<ReminderService, 'openOf'>;
  publicUrl: string;
}

export type CalendarService = ReturnType<typeof createCalendarService>;

export function createCalendarService({ db, clock, reminders, publicUrl }: Deps) {
  const feed = (token: string | null): Feed => ({
    url: token === null ? null : `${publicUrl}/api/calendar/${token}.ics`,
  });

  return {
    async get(userId: string): Promise<Feed> {
      return feed(await repository.findToken(db, userId));
    },

    /** Makes a secret address, which replaces the previous one. */
    async renew(userId: string): Promise<Feed> {
      const token = randomBytes(32).toString('base64url');
      await repository.setToken(db, userId, token);
      return feed(token);
    },

    async revoke(userId: string): Promise<Feed> {
      await repository.setToken(db, userId, null);
      return feed(null);
    },

    /**
     * The iCalendar text of the account with this secret.
     * @throws Failure when no account has it, or no longer.
     */
    async read(token: string): Promise<string> {
      const owner = await repository.findOwner(db, token);
      if (!owner) throw notFound('Calendar');
      return calendarText(await reminders.openOf(owner.id), { timeZone: owner.time_zone, publicUrl, now: clock() });
    },
  };
}
