import type { User } from '@plantcare/contract/auth.ts';

/** A user stored by an older version has none until the server has answered. */
type Quiet = Partial<Pick<User, 'quietHours' | 'timeZone'>>;

/** Whether a moment is within the gardener's quiet hours, in the gardener's time zone. */
export function isQuiet({ quietHours, timeZone }: Quiet, moment: Date): boolean {
  if (!quietHours?.enabled) return false;
  const { from, until } = quietHours;
  const time = moment.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return from > until ? time >= from || time < until : time >= from && time < until;
}
