import { dueMoment, type ReminderStatus, reminderStatus } from '@plantcare/contract/due.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { classes } from '@/lib/classes.ts';
import { restText } from '@/lib/time/rest.ts';
import { dueLabel, dueText, STATUS_LABELS, timeOfDay } from '../reminder-words.ts';

/**
 * `status`: "Upcoming Friday at 18:30"; `status-time`: "Upcoming 18:30" under a heading that names the day; `time`: only
 * "18:30"; `day`: "Tomorrow", at a glance.
 */
export type DueStyle = 'status' | 'status-time' | 'time' | 'day';

const COLORS: Readonly<Record<ReminderStatus, string>> = {
  overdue: 'font-semibold text-terracotta',
  upcoming: 'font-semibold text-leaf-deep',
  completed: 'font-semibold',
};

interface DueTextProps {
  reminder: Reminder;
  now: Date;
  style: DueStyle;
}

/** When a reminder is due, until when it rests, or when it was completed, with one word for its state. */
export function DueText({ reminder, now, style }: DueTextProps) {
  const status = reminderStatus(reminder, now);
  const withStatus = style === 'status' || style === 'status-time';
  const rest = restText(reminder, now);
  const snoozed = !reminder.completed && reminder.snoozedUntil !== null;
  return (
    <time
      dateTime={reminder.completedAt ?? dueMoment(reminder)}
      className={classes(
        'inline-flex max-w-full shrink-0 items-center gap-1',
        !withStatus && status === 'overdue' && COLORS.overdue,
      )}
    >
      {snoozed && <AlarmClock aria-hidden className="size-3.5" />}
      {snoozed && <span className="sr-only">Snoozed: </span>}
      {style === 'day' && dueLabel(reminder, now)}
      {style === 'time' && timeOfDay(reminder, now)}
      {withStatus && rest}
      {withStatus && rest === null && (
        <span>
          <span className={COLORS[status]}>{STATUS_LABELS[status]}</span>{' '}
          {style === 'status' ? dueText(reminder, now) : timeOfDay(reminder, now)}
        </span>
      )}
    </time>
  );
}
