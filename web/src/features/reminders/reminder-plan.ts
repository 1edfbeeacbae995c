import { taskTitle } from '@plantcare/contract/care.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';
import type { Season, Span, Species } from '@plantcare/contract/species.ts';
import { monthsOf } from '@/lib/time/months.ts';
import { hemisphereHere } from '@/lib/time/season-now.ts';
import { dayIn } from './due.ts';
import { newValues, type ReminderToAdd, reminderToAdd, seasonValues } from './reminder-form-values.ts';
import { type SeasonalRhythm, wateringRhythms } from './watering-rhythm.ts';

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
  /** The months in which it is done; null: all year. */
  season: ReminderSeason | null;
  /** The rhythm of the other months, which is set with it; null where there is none. */
  later: SeasonalRhythm | null;
}

const DAYS_PER_WEEK = 7;

/** Watering for this season and the other months; feeding only where the plant is fed now, and not unless the gardener wants it. */
export function suggestedReminders(
  species: Pick<Species, 'growsIn' | 'watering' | 'feedingWeeks'>,
  season: Season,
  hemisphere = hemisphereHere(),
): PlannedReminder[] {
  const [now, later = null] = wateringRhythms(species, season, hemisphere);
  const { days: usual, interval, season: months } = now;
  const plan: PlannedReminder[] = [
    { type: 'watering', chosen: true, everyDays: String(interval), usual, season: months, later },
  ];
  const weeks = species.feedingWeeks;
  if (weeks !== null && species.growsIn.includes(season)) {
    const usual = { min: weeks.min * DAYS_PER_WEEK, max: weeks.max * DAYS_PER_WEEK };
    const months = monthsOf(species.growsIn, hemisphere);
    const fed = months === 'apart' ? null : months;
    plan.push({ type: 'fertilizing', chosen: false, everyDays: String(usual.min), usual, season: fed, later: null });
  }
  return plan;
}

/** Whether the field has a number of days that a reminder can have. */
export function isRhythm(everyDays: string): boolean {
  const days = Number(everyDays);
  return everyDays.trim() !== '' && Number.isInteger(days) && days >= 1 && days <= MAX_INTERVAL;
}

/**
 * The reminders to set: water for the first time tomorrow; feed when the first rhythm is over. That of the other months is
 * due on the same day, so it rests until its own begin.
 */
export function plannedReminders(
  { type, everyDays, season, later }: PlannedReminder,
  { _id, name }: Pick<Plant, '_id' | 'name'>,
): ReminderToAdd[] {
  const first = type === 'watering' ? 1 : Number(everyDays);
  const values = newValues({ plant: _id, title: taskTitle(type, name) });
  const rhythms = [{ interval: everyDays, season }, ...(later ? [{ ...later, interval: String(later.interval) }] : [])];
  return rhythms.map((rhythm) =>
    reminderToAdd({
      ...values,
      type,
      scheduledDate: dayIn(first),
      time: '09:00',
      frequency: 'daily',
      interval: rhythm.interval,
      ...seasonValues(rhythm.season),
    }),
  );
}
