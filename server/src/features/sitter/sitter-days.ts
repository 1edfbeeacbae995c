import { dueMoment } from '@plantcare/contract/due.ts';
import { localDay } from '../../local-day.ts';
import { dateAfter, type OpenTask } from '../reminders/reminders.service.ts';

/** More dates than a link has days. */
const MOST_DATES = 100;

interface SitterSpan {
  /** Both included, such as `2026-05-01`. */
  firstDay: string;
  lastDay: string;
  /** Before it nothing is completed any more. */
  today: string;
  timeZone: string;
}

interface PlannedDay {
  day: string;
  /** Whether the reminder can be completed on it; a later date comes after that. */
  isNext: boolean;
}

/** The days of a span on which a reminder is due. What was due before is due on the first one. */
export function plannedDays(task: OpenTask, { firstDay, lastDay, today, timeZone }: SitterSpan): PlannedDay[] {
  const due = dueMoment({ ...task, scheduledDate: task.scheduledAt });
  const dueDay = localDay(new Date(due), timeZone);
  if (dueDay > lastDay) return [];
  const days = [{ day: dueDay > firstDay ? dueDay : firstDay, isNext: true }];
  let doneOn = [dueDay, firstDay, today].sort().at(-1) ?? today;
  let after: string | null = due;
  for (let dates = 0; dates < MOST_DATES; dates++) {
    after = dateAfter(task, after, doneOn, timeZone);
    if (after === null) break;
    const day = localDay(new Date(after), timeZone);
    doneOn = day > doneOn ? day : doneOn;
    if (day > lastDay) break;
    if (day > (days.at(-1)?.day ?? '')) days.push({ day, isNext: false });
  }
  return days;
}
