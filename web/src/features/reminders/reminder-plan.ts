import { taskTitle } from '@plantcare/contract/care.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';
import type { Season, Span, Species } from '@plantcare/contract/species.ts';
import { dayIn } from './due.ts';
import { newValues, type ReminderToAdd, reminderToAdd } from './reminder-form-values.ts';
import { wateringRhythm } from './watering-rhythm.ts';

const PLANNED_TYPES = ['watering', 'fertilizing'] as const;
export type PlannedType = (typeof PLANNED_TYPES)[number];

/** A reminder that a species suggests, as the gardener has it before it is set. */
export interface PlannedReminder {
  type: PlannedType;
  /** Whether it is to be set. */
  chosen: boolean;
  /** The number of days in its field, which may be anything. */
  everyDays: string;
  /** What the species likes, in days. */
  usual: Span;
}

const DAYS_PER_WEEK = 7;

/** Watering for this season; feeding only where the plant is fed now, and not unless the gardener wants it. */
export function suggestedReminders(
  species: Pick<Species, 'growsIn' | 'watering' | 'feedingWeeks'>,
  season: Season,
): PlannedReminder[] {
  const { days, interval } = wateringRhythm(species, season);
  const plan: PlannedReminder[] = [{ type: 'watering', chosen: true, everyDays: String(interval), usual: days }];
  const weeks = species.feedingWeeks;
  if (weeks !== null && species.growsIn.includes(season)) {
    const usual = { min: weeks.min * DAYS_PER_WEEK, max: weeks.max * DAYS_PER_WEEK };
    plan.push({ type: 'fertilizing', chosen: false, everyDays: String(usual.min), usual });
  }
  return plan;
}

/** Whether the field has a number of days that a reminder can have. */
export function isRhythm(everyDays: string): boolean {
  const days = Number(everyDays);
  return everyDays.trim() !== '' && Number.isInteger(days) && days >= 1 && days <= MAX_INTERVAL;
}

/** The reminder to set: water for the first time tomorrow; feed when the first rhythm is over. */
export function plannedReminder(planned: PlannedReminder, { _id, name }: Pick<Plant, '_id' | 'name'>): ReminderToAdd {
  const first = planned.type === 'watering' ? 1 : Number(planned.everyDays);
  return reminderToAdd({
    ...newValues({ plant: _id, title: taskTitle(planned.type, name) }),
    type: planned.type,
    scheduledDate: dayIn(first),
    time: '09:00',
    frequency: 'daily',
    interval: planned.everyDays,
  });
}
