import { dueMoment } from '@plantcare/contract/due.ts';
import ical, { type ICalDayJsStub, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { plantTitle } from '../../plant-title.ts';
import { type ZoneDefinition, zoneDefinition } from '../../time-zone.ts';
import { nextOccurrence, type OpenReminder } from '../reminders/reminders.service.ts';

const EVENT_MINUTES = 30;
/** How often calendar programs are asked to refresh. */
const REFRESH_SECONDS = 3600;
/** How many dates are listed one by one: more than are needed until the next refresh. */
const LISTED_DATES = 24;

interface Setting {
  /** The gardener's time zone, an IANA name. */
  timeZone: string;
  publicUrl: string;
  now: Date;
}

/** Open reminders as an iCalendar (RFC 5545), each with its rhythm, at the gardener's own time of day. */
export function calendarText(reminders: readonly OpenReminder[], setting: Setting): string {
  const { publicUrl, now } = setting;
  const defined = zoneDefinition(setting.timeZone);
  const zone = defined ?? UTC;
  const timeZone = defined ? setting.timeZone : 'UTC'; // An old name that calendar programs do not know.
  const calendar = ical({
    prodId: { company: 'AI Plant Care', product: 'Reminders', language: 'EN' },
    name: 'AI Plant Care',
    ttl: REFRESH_SECONDS,
    // Set on each event only: set here it would also change DTSTAMP, which must be UTC, to that zone.
    timezone: { name: null, generator: () => zone.definition },
  });
  for (const reminder of reminders) {
    const event = {
      id: `${reminder.seriesId}@${new URL(publicUrl).hostname}`,
      stamp: now,
      timezone: zone.name,
      summary: printable(plantTitle(reminder.title, reminder.plantName)),
      description: reminder.description === null ? null : printable(reminder.description),
      url: `${publicUrl}/reminders`,
      // Shown as free, so that a plant to water does not conflict with invitations.
      transparency: ICalEventTransparency.TRANSPARENT,
    };
    const due = wallAt(dueMoment({ ...reminder, scheduledDate: reminder.scheduledAt }), timeZone);
    if (reminder.frequency === 'once') {
      calendar.createEvent({ ...event, ...halfHourFrom(due) });
      continue;
    }
    const slot = slotOf(reminder, timeZone);
    const repeating = repetition(reminder, slot, { name: zone.name, timeZone });
    calendar.createEvent({ ...event, ...halfHourFrom(slot), repeating });
    if (!due.equals(slot.toZonedDateTime(timeZone).toPlainDateTime())) {
      calendar.createEvent({ ...event, ...halfHourFrom(due), recurrenceId: unmoved(slot) });
    }
  }
  return calendar.toString();
}

/**
 * The date of an open reminder in its rhythm, with the rhythm's time of day: on a day when summer time skips that time,
 * the reminder is due an hour later, but the following dates keep the time.
 */
function slotOf({ frequency, rhythmStart, scheduledAt }: OpenReminder, timeZone: string): Temporal.PlainDateTime {
  const start = Temporal.PlainDateTime.from(rhythmStart);
  const scheduled = wallAt(scheduledAt, timeZone).toPlainDate();
  return (frequency === 'monthly' ? scheduled.with({ day: start.day }) : scheduled).toPlainDateTime(
    start.toPlainTime(),
  );
}

/**
 * How a series continues from its first event. For "the 30th, or else the last day" iCalendar has only BYSETPOS, which
 * Thunderbird and Nextcloud ignore there (https://github.com/kewisch/ical.js/issues/960), and for a rhythm that starts again
 * with each season nothing: those dates are listed, with the first one among them, which the same programs would leave out.
 */
function repetition(reminder: OpenReminder, slot: Temporal.PlainDateTime, zone: { name: string; timeZone: string }) {
  const { frequency, interval, rhythmStart, season } = reminder;
  const listed = (dates: readonly Temporal.PlainDateTime[]) =>
    dates.map((date) => `RDATE;TZID=${zone.name}:${digitsOf(date).join('T')}`).join('\n');
  if (season !== null) return listed([slot, ...nextDates(reminder, zone.timeZone)]);
  const rule = `FREQ=${frequency.toUpperCase()};INTERVAL=${interval}`;
  const { day } = Temporal.PlainDateTime.from(rhythmStart);
  if (frequency !== 'monthly' || day <= 28) return rule;
  if (day === 31) return `${rule};BYMONTHDAY=-1`;
  const dates = Array.from({ length: LISTED_DATES }, (_, step) =>
    slot
      .with({ day: 1 })
      .add({ months: step * interval })
      .with({ day }),
  );
  return listed(dates);
}

/** The dates of a reminder that follow the open one. */
function nextDates(reminder: OpenReminder, timeZone: string): Temporal.PlainDateTime[] {
  const dates: Temporal.PlainDateTime[] = [];
  let last: string | null = reminder.scheduledAt;
  while (dates.length < LISTED_DATES) {
    last = nextOccurrence(reminder.rhythmStart, reminder, last, timeZone);
    if (last === null) break;
    dates.push(wallAt(last, timeZone));
  }
  return dates;
}

function halfHourFrom(start: Temporal.PlainDateTime) {
  return { start: unmoved(start), end: unmoved(start.add({ minutes: EVENT_MINUTES })) };
}

/**
 * A local time that ical-generator leaves unchanged. Given as a zoned time, one that summer time skips would be moved,
 * and the whole series with it.
 */
function unmoved(wall: Temporal.PlainDateTime): ICalDayJsStub {
  const [date, time] = digitsOf(wall);
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? date : time),
    isValid: () => true,
    toDate: () => new Date(`${wall.toString()}Z`),
    toJSON: () => wall.toString(),
  };
}

function digitsOf(wall: Temporal.PlainDateTime): [date: string, time: string] {
  const [date = '', time = ''] = wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '').split('T');
  return [date, time];
}

const WHOLE_SECONDS = { smallestUnit: 'second', roundingMode: 'floor' } as const;

function wallAt(moment: string, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime().round(WHOLE_SECONDS);
}

const UTC: ZoneDefinition = { name: 'Etc/UTC', definition: zoneDefinition('UTC')?.definition ?? '' };

/** Without control characters, which no iCalendar text may have, RFC 5545 section 3.1. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
