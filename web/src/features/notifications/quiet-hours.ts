import type { User } from '@plantcare/contract/auth.ts';

/** A user stored by an older version may come without them until the server has been asked. */
type Quiet = Partial<Pick<User, 'quietHours' | 'timeZone'>>;

/** Whether a moment lies within the hours in which a gardener is told nothing; by the clock where the gardener lives. */
export function isQuiet({ quietHours, timeZone }: Quiet, moment: Date): boolean {
  if (!quietHours?.enabled) return false;
  const { from, until } = quietHours;
  const time = moment.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return from > until ? time >= from || time < until : time >= from && time < until;
}
