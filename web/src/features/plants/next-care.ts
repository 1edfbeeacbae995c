import { dueMoment, isOverdue } from '@plantcare/contract/due.ts';
import type { Reminder, ReminderType } from '@plantcare/contract/reminders.ts';
import { daysBetween } from '@/lib/time/dates.ts';
import { monthAndDay, shortName, weekdayName } from '@/lib/time/english-dates.ts';
import { restText } from '@/lib/time/rest.ts';

const DAYS_AHEAD = 7;

/** What a plant needs next, by its open reminders. */
export interface NextCare {
  readonly type: ReminderType;
  /** The moment it is due, as the server writes it, so that these texts sort as the moments do. */
  readonly due: string;
  /** Due by the end of today. */
  readonly isDue: boolean;
  readonly isOverdue: boolean;
  /** Due within the next seven days, or before. */
  readonly isSoon: boolean;
  /** "Water Tue", "Overdue: water", "Rests until March". */
  readonly text: string;
}

export const DUE_FILTERS = ['now', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

const VERBS: Readonly<Record<ReminderType, string>> = {
  watering: 'Water',
  fertilizing: 'Fertilize',
  repotting: 'Repot',
  pruning: 'Prune',
  pest_control: 'Check for pests',
  observation: 'Check',
  other: 'Look after',
};

function nextCareOf(reminder: Reminder, now: Date): NextCare {
  const due = dueMoment(reminder);
  const days = daysBetween(now, new Date(due));
  const late = isOverdue(reminder, now);
  const verb = VERBS[reminder.type];
  return {
    type: reminder.type,
    due,
    isDue: days <= 0,
    isOverdue: late,
    isSoon: days <= DAYS_AHEAD,
    text:
      restText(reminder, now) ?? (late ? `Overdue: ${verb.toLowerCase()}` : `${verb} ${dayText(new Date(due), days)}`),
  };
}

function dayText(moment: Date, days: number): string {
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < DAYS_AHEAD ? shortName(weekdayName(moment)) : monthAndDay(moment);
}

/** By the id of the plant; plants without an open reminder are left out. */
export function nextCares(reminders: readonly Reminder[], now: Date): ReadonlyMap<string, NextCare> {
  const first = new Map<string, Reminder>();
  for (const reminder of reminders) {
    if (reminder.completed) continue;
    const before = first.get(reminder.plant._id);
    if (!before || dueMoment(reminder) < dueMoment(before)) first.set(reminder.plant._id, reminder);
  }
  return new Map([...first].map(([plant, reminder]) => [plant, nextCareOf(reminder, now)]));
}

export function fitsDue(care: Pick<NextCare, 'isDue' | 'isSoon'> | undefined, wanted: DueFilter | ''): boolean {
  switch (wanted) {
    case '':
      return true;
    case 'none':
      return care === undefined;
    case 'now':
      return care?.isDue === true;
    case 'week':
      return care?.isSoon === true;
  }
}
