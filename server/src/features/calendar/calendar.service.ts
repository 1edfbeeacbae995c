import type { Clock } from '../../clock.ts';
import { notFound } from '../../failure.ts';
import { hashToken, makeToken } from '../../secret-token.ts';
import type { Db } from '../../tables.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import * as repository from './calendar.repository.ts';
import { calendarText } from './calendar-text.ts';

interface Feed {
  active: boolean;
  url: string | null;
}

const NO_ADDRESS: Feed = { active: false, url: null };

interface Deps {
  db: Db;
  clock: Clock;
  reminders: Pick<ReminderService, 'openOf'>;
  publicUrl: string;
}

export type CalendarService = ReturnType<typeof createCalendarService>;

export function createCalendarService({ db, clock, reminders, publicUrl }: Deps) {
  return {
    /** Whether there is an address. The address itself is not known any more: only its hash is stored. */
    async get(userId: string): Promise<Feed> {
      return { active: await repository.hasAddress(db, userId), url: null };
    },

    /** Makes a secret address, which replaces the previous one. It is shown this once. */
    async renew(userId: string): Promise<Feed> {
      const token = makeToken();
      await repository.setTokenHash(db, userId, hashToken(token));
      return { active: true, url: `${publicUrl}/api/calendar/${token}.ics` };
    },

    async revoke(userId: string): Promise<Feed> {
      await repository.setTokenHash(db, userId, null);
      return NO_ADDRESS;
    },

    /**
     * The iCalendar text of the account with this secret.
     * @throws Failure when no account has it, or no longer.
     */
    async read(token: string): Promise<string> {
      const owner = await repository.findOwner(db, hashToken(token));
      if (!owner) throw notFound('Calendar');
      return calendarText(await reminders.openOf(owner.id), { timeZone: owner.time_zone, publicUrl, now: clock() });
    },
  };
}
