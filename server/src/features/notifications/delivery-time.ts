import { Temporal } from 'temporal-polyfill';

interface Pause {
  from: string;
  until: string;
}

/** The hours, in the gardener's time zone, in which a notification that can wait is delivered. */
const NIGHT: Pause = { from: '21:00', until: '08:00' };
/** Notifications of the first minutes of a morning are sent in one message with those that waited for the morning. */
const GATHERED_MS = 2 * 60_000;

interface Receiver {
  time_zone: string;
  quiet_enabled: 0 | 1;
  quiet_from: string;
  quiet_until: string;
}

/**
 * The earliest moment at which something may be mailed or pushed: now, or just after the quiet hours.
 * @param canWait whether it also waits for the day to begin, with quiet hours or without
 */
export function deliveryTime(receiver: Receiver, now: Date, { canWait }: { canWait: boolean }): Date {
  const quiet = receiver.quiet_enabled ? [{ from: receiver.quiet_from, until: receiver.quiet_until }] : [];
  // One pause may end within the other. The chosen quiet hours are applied last: they hold even if no daytime is left.
  const pauses = canWait ? [...quiet, NIGHT, ...quiet] : quiet;
  let moment = now;
  for (const pause of pauses) moment = afterPause(pause, moment, receiver.time_zone);
  return moment;
}

/** Whether it is night in the gardener's time zone, when notifications that can wait are held back. */
export function isNight(moment: Date, timeZone: string): boolean {
  return endOf(NIGHT, moment, timeZone) !== null;
}

function afterPause(pause: Pause, moment: Date, timeZone: string): Date {
  const justBefore = new Date(moment.getTime() - GATHERED_MS);
  const end = endOf(pause, moment, timeZone) ?? endOf(pause, justBefore, timeZone);
  if (end === null) return moment;
  // An end that the clocks skip when summer time begins may lie within the next pause.
  if (end > moment && endOf(pause, end, timeZone) !== null) return afterPause(pause, end, timeZone);
  const gathered = new Date(end.getTime() + GATHERED_MS);
  if (endOf(pause, gathered, timeZone) === null) return gathered;
  return end > moment ? end : moment; // The next pause begins too soon to collect messages before it.
}

/** When the pause that contains a moment ends; null outside of a pause. A pause may span midnight. */
function endOf({ from, until }: Pause, moment: Date, timeZone: string): Date | null {
  const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  const time = there.toPlainTime().toString().slice(0, 'hh:mm'.length);
  const spansMidnight = from > until;
  const inside = spansMidnight ? time >= from || time < until : time >= from && time < until;
  if (!inside) return null;
  const day = there.toPlainDate().add({ days: spansMidnight && time >= from ? 1 : 0 });
  const end = day.toPlainDateTime(until);
  const first = end.toZonedDateTime(timeZone).epochMilliseconds;
  if (first > moment.getTime()) return new Date(first);
  // In the hour that is repeated when summer time ends, the end may already have passed once.
  return new Date(end.toZonedDateTime(timeZone, { disambiguation: 'later' }).epochMilliseconds);
}
