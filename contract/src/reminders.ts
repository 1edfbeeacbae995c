import { z } from 'zod';
import { Activity, EntryDate } from './diary.ts';
import { endpoint } from './endpoint.ts';
import { PlantIds } from './plants.ts';
import { ReminderSeason } from './reminder-season.ts';
import { Id, Instant, Message, optionalText, requiredText, Version } from './text.ts';
import { WeatherCare } from './weather-care.ts';

/** Reminders have the same types as the diary's activities. */
export const ReminderType = Activity;
export type ReminderType = z.output<typeof ReminderType>;

export const FREQUENCIES = ['once', 'daily', 'weekly', 'monthly'] as const;

export const Frequency = z.enum(FREQUENCIES);
export type Frequency = z.output<typeof Frequency>;

export const DEFAULT_TYPE: ReminderType = 'watering';
export const DEFAULT_FREQUENCY: Frequency = 'once';
export const MAX_INTERVAL = 365;
export const SNOOZE_DAYS = [1, 3, 7] as const;

/** Every `interval` days, weeks or months. */
export const Rhythm = z.object({ frequency: Frequency, interval: z.int().min(1) });
export type Rhythm = z.output<typeof Rhythm>;

/** Why a watering was moved, and by which figures: mm of rain, °C, days that the water lasts. */
export const AdjustmentReason = z.discriminatedUnion('because', [
  z.object({ because: z.literal('rain'), mm: z.number(), day: z.iso.date() }),
  z.object({ because: z.literal('heat'), celsius: z.number(), day: z.iso.date() }),
  z.object({ because: z.literal('dry weather') }),
  z.object({ because: z.literal('cool weather') }),
  z.object({ because: z.literal('watered'), day: z.iso.date() }),
  z.object({ because: z.literal('history'), days: z.int() }),
  z.object({ because: z.literal('season') }),
]);

export type AdjustmentReason = z.output<typeof AdjustmentReason>;

/** A watering that was moved by some days, later or (negative) earlier, from the date that its rhythm gives. */
export const Adjustment = z.object({ days: z.int(), from: Instant, reason: AdjustmentReason });

export type Adjustment = z.output<typeof Adjustment>;

/**
 * One occurrence. `scheduledDate` follows the rhythm; a snoozed one is due at `snoozedUntil` instead. `longerRhythm` is
 * offered after three "still moist" answers in a row, until it is accepted or declined. With a `season` an open reminder
 * is only due in its months: outside of them its date is in the next season. One that comes once has no season.
 *
 * Where adaptive watering is on, `scheduledDate` counts from the last watering, and `adjustment` says by how much and why it
 * was moved; null where it was not.
 */
export const Reminder = z.object({
  _id: Id,
  plant: z.object({ _id: Id, name: z.string() }),
  title: z.string(),
  description: z.string().nullable(),
  type: ReminderType,
  scheduledDate: Instant,
  snoozedUntil: Instant.nullable(),
  frequency: Frequency,
  interval: z.int().min(1),
  season: ReminderSeason.nullable(),
  emailNotification: z.boolean(),
  completed: z.boolean(),
  completedAt: Instant.nullable(),
  longerRhythm: Rhythm.nullable(),
  adjustment: Adjustment.nullable(),
  version: Version,
  createdAt: Instant,
});

export type Reminder = z.output<typeof Reminder>;

const PLANT_REQUIRED = 'Plant is required';
const DUE_REQUIRED = 'Due date is required';
const DUE_WRONG = 'Due date must be a date';
const ANY_ZONE = { offset: true, local: true };

/** A plant's id, or the plant object of a reminder. */
const PlantReference = z
  .union([z.string(PLANT_REQUIRED).trim(), z.object({ _id: z.string(PLANT_REQUIRED) })], PLANT_REQUIRED)
  .transform((plant) => (typeof plant === 'string' ? plant : plant._id))
  .pipe(z.uuidv7(PLANT_REQUIRED));

/**
 * A moment, a local time in the gardener's time zone (`2026-05-01T18:30`), or a day (`2026-05-01`), which means nine in the
 * morning there.
 */
const DueDate = z
  .string(DUE_REQUIRED)
  .trim()
  .min(1, DUE_REQUIRED)
  .pipe(z.union([z.iso.date(), z.iso.datetime(ANY_ZONE), z.iso.datetime({ ...ANY_ZONE, precision: -1 })], DUE_WRONG));

const INTERVAL_WRONG = `Interval must be a whole number from 1 to ${MAX_INTERVAL}`;

const fields = {
  title: requiredText('Title'),
  description: optionalText('Description', 10_000).nullable(),
  plant: PlantReference,
  type: z.enum(ReminderType.options, `Please choose one of: ${ReminderType.options.join(', ')}`),
  scheduledDate: DueDate,
  frequency: z.enum(FREQUENCIES, `Please choose one of: ${FREQUENCIES.join(', ')}`),
  interval: z.int(INTERVAL_WRONG).min(1, INTERVAL_WRONG).max(MAX_INTERVAL, INTERVAL_WRONG),
  /** Null, like a season of the whole year: it comes all year. */
  season: ReminderSeason.nullable(),
  emailNotification: z.boolean('Email notification must be on or off'),
};

export const NewReminder = z.object({
  ...fields,
  description: fields.description.optional(),
  type: fields.type.default(DEFAULT_TYPE),
  frequency: fields.frequency.default(DEFAULT_FREQUENCY),
  interval: fields.interval.default(1),
  season: fields.season.optional(),
  emailNotification: fields.emailNotification.default(true),
});

/** Whether completing also writes a diary entry, unless the plant has one about the same activity today. */
const diary = { diary: z.boolean('Diary must be true or false').optional() };

/**
 * Any of the fields, or the whole reminder as it was read. If it has its `_id` and `completed` differs from the stored value,
 * only that is changed, because the other fields may be out of date.
 */
export const ReminderChange = z
  .object({ ...fields, completed: z.boolean('Completed must be true or false'), _id: z.unknown(), ...diary })
  .partial();

export type NewReminder = z.output<typeof NewReminder>;
export type ReminderChange = z.output<typeof ReminderChange>;

const ById = z.object({ id: Id });

export const listReminders = endpoint({
  method: 'GET',
  path: '/reminders',
  area: 'Reminders',
  summary:
    'Own reminders, newest first: all open ones, and the 1,000 that were completed last; those of former plants rest',
  access: 'signed-in',
  paged: true,
  response: z.array(Reminder),
});

export const getReminder = endpoint({
  method: 'GET',
  path: '/reminders/:id',
  area: 'Reminders',
  summary: 'One own reminder',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  versioned: true,
  response: Reminder,
});

/** The reminders that one call changes. */
const ReminderIds = z
  .array(Id, 'Please choose reminders')
  .min(1, 'Please choose reminders')
  .max(500, 'Please choose at most 500');

export const addReminder = endpoint({
  method: 'POST',
  path: '/reminders',
  area: 'Reminders',
  summary: 'Set a reminder',
  access: 'signed-in',
  json: NewReminder,
  status: 201,
  response: Reminder,
});

export const addReminders = endpoint({
  method: 'POST',
  path: '/reminders/several',
  area: 'Reminders',
  summary: 'Set the same reminder for several plants, all or none; each title names its plant',
  access: 'signed-in',
  json: NewReminder.omit({ title: true, plant: true, description: true }).extend({
    plants: PlantIds,
    /** What the reminders are of, where weather asks for it; the titles say so. */
    weatherCare: WeatherCare.optional(),
  }),
  status: 201,
  response: z.array(Reminder),
});

export const updateReminder = endpoint({
  method: 'PUT',
  path: '/reminders/:id',
  area: 'Reminders',
  summary: 'Change a reminder, complete it or open it again; completing one that recurs makes the next one',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  versioned: true,
  json: ReminderChange,
  response: Reminder,
});

export const deleteReminder = endpoint({
  method: 'DELETE',
  path: '/reminders/:id',
  area: 'Reminders',
  summary: 'Delete a reminder; an open one that recurs does not come again',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  response: Message,
});

export const deleteReminders = endpoint({
  method: 'POST',
  path: '/reminders/delete',
  area: 'Reminders',
  summary: 'Delete several reminders at once, all or none',
  access: 'signed-in',
  json: z.object({ ids: ReminderIds }),
  response: Message,
});

export const completeReminders = endpoint({
  method: 'POST',
  path: '/reminders/complete',
  area: 'Reminders',
  summary: 'Complete several reminders at once, all or none; one that is completed already stays as it is',
  access: 'signed-in',
  json: z.object({
    ids: ReminderIds,
    ...diary,
    /** When it was done, for what is sent later; now by default. */
    date: EntryDate,
  }),
  response: z.array(Reminder),
});

/**
 * The due moment that is answered. If the reminder is due at another moment by now, it was already answered, by a second
 * click or on another device, and is not changed.
 */
const answered = { due: Instant.optional() };

export const snoozeReminder = endpoint({
  method: 'POST',
  path: '/reminders/:id/snooze',
  area: 'Reminders',
  summary: 'Snooze a reminder for 1, 3 or 7 days, counted from today if it is overdue; its rhythm stays',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  json: z.object({ days: z.literal(SNOOZE_DAYS, 'Please choose 1, 3 or 7 days'), ...answered }),
  response: Reminder,
});

export const skipReminder = endpoint({
  method: 'POST',
  path: '/reminders/:id/skip',
  area: 'Reminders',
  summary: 'Move a recurring reminder to its next date without completing it',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  json: z.object(answered),
  response: Reminder,
});

export const stillMoist = endpoint({
  method: 'POST',
  path: '/reminders/:id/still-moist',
  area: 'Reminders',
  summary: 'Still moist: snooze a watering reminder for a few days, a part of its rhythm',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  json: z.object(answered),
  response: Reminder,
});

export const answerLongerRhythm = endpoint({
  method: 'POST',
  path: '/reminders/:id/longer-rhythm',
  area: 'Reminders',
  summary: 'Accept or decline the longer rhythm that a reminder offers',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  json: z.object({ accepted: z.boolean('Accepted must be true or false') }),
  response: Reminder,
});

export const takeBackAdjustment = endpoint({
  method: 'POST',
  path: '/reminders/:id/take-back',
  area: 'Reminders',
  summary:
    'Put a watering that was moved back on the date of its rhythm; it is not moved again, and that is learned from',
  access: 'signed-in',
  params: ById,
  item: 'Reminder',
  json: z.object(answered),
  response: Reminder,
});

export const setAdaptiveWatering = endpoint({
  method: 'PUT',
  path: '/reminders/adaptive-watering',
  area: 'Reminders',
  summary:
    'Let watering dates follow the diary, the season and the weather, for all plants without a choice of their own',
  access: 'signed-in',
  json: z.object({ on: z.boolean('Please send true or false') }),
  response: z.object({ on: z.boolean() }),
});

export const setPlantAdaptiveWatering = endpoint({
  method: 'PUT',
  path: '/plants/:id/adaptive-watering',
  area: 'Reminders',
  summary: 'Let the watering dates of one plant follow its diary, the season and the weather; null: as for all plants',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  json: z.object({ on: z.boolean('Please send true, false or null').nullable() }),
  response: z.object({ on: z.boolean().nullable() }),
});
