import { Ability } from '@plantcare/contract/assistant/answer.ts';
import { Severity } from '@plantcare/contract/assistant/diagnose.ts';
import { Activity } from '@plantcare/contract/diary.ts';
import { MAX_FAREWELL_NOTE } from '@plantcare/contract/farewell.ts';
import { Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import { NotificationType, Priority } from '@plantcare/contract/notifications.ts';
import { DIRECTIONS, SITES } from '@plantcare/contract/places.ts';
import { Farewell, Health, Size } from '@plantcare/contract/plants.ts';
import { Outcome, Verdict } from '@plantcare/contract/recovery.ts';
import { AdjustmentReason, Frequency, MAX_INTERVAL, ReminderType } from '@plantcare/contract/reminders.ts';
import { LIGHT_CLASSES } from '@plantcare/contract/species.ts';
import { Id, Instant } from '@plantcare/contract/text.ts';
import { z } from 'zod';

/** What `garden.json` in a ZIP file of downloaded data consists of, documented in its README.txt. */
export const GARDEN_FORMAT = 'ai-plant-care-garden';
/** Counts the changes after which an older program cannot read the file. */
export const GARDEN_VERSION = 2;

// PostgreSQL cannot store U+0000.
const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/u);
const short = text(200).min(1);
const long = text(10_000).nullable();
const optional = text(200).nullable();
const day = z.iso.date().nullable();
/** From 1 to 12. The first files have no seasons. */
const month = z.int().min(1).max(12).nullable().default(null);
/** The path of a file in the ZIP; null without a photo. */
const photo = z.string().max(300).nullable();

const PlaceRecord = z.strictObject({
  id: Id,
  name: short,
  site: z.enum(SITES).nullable(),
  light: z.enum(LIGHT_CLASSES).nullable(),
  window: z.enum(DIRECTIONS).nullable(),
  note: long,
  kept: z.boolean(),
  createdAt: Instant,
});

const PlantRecord = z.strictObject({
  id: Id,
  name: short,
  species: optional,
  location: optional,
  potSize: optional,
  sunlight: optional,
  health: Health,
  healthSince: Instant.nullable(),
  size: Size,
  growingSince: Instant.nullable(),
  lastRepot: day,
  lastPrune: day,
  diaryRepot: day,
  diaryPrune: day,
  notes: long,
  photo,
  sample: z.boolean(),
  // The first files do not have these two.
  adaptiveWatering: z.boolean().nullable().default(null),
  farewell: z
    .strictObject({ ...Farewell.shape, note: text(MAX_FAREWELL_NOTE).nullable() })
    .nullable()
    .default(null),
  createdAt: Instant,
});

const MoveRecord = z.strictObject({ id: Id, plant: Id, from: optional, to: optional, movedAt: Instant });

const DiaryRecord = z.strictObject({
  id: Id,
  plant: Id,
  activity: Activity.nullable(),
  title: short,
  description: long,
  notes: long,
  date: Instant,
  photo,
  createdAt: Instant,
});

const ReminderRecord = z.strictObject({
  id: Id,
  plant: Id,
  series: Id,
  previous: Id.nullable(),
  title: short,
  description: long,
  type: ReminderType,
  frequency: Frequency,
  interval: z.int().min(1).max(MAX_INTERVAL),
  seasonFrom: month,
  seasonTo: month,
  rhythmStart: z.iso.datetime({ local: true }),
  scheduledAt: Instant,
  snoozedUntil: Instant.nullable(),
  emailNotification: z.boolean(),
  completedAt: Instant.nullable(),
  diaryEntry: Id.nullable(),
  changedAt: Instant.nullable(),
  moistStreak: z.int().min(0).max(10_000),
  moistAnswered: z.boolean(),
  // The first files have no adapted dates.
  unadjustedAt: Instant.nullable().default(null),
  adjustment: AdjustmentReason.nullable().default(null),
  adjustmentRefused: z.union([z.literal(-1), z.literal(0), z.literal(1)]).default(0),
  waterUsed: z.number().min(0).max(10_000).nullable().default(null),
  waterDay: day.default(null),
  createdAt: Instant,
});

const RecoveryRecord = z.strictObject({
  id: Id,
  plant: Id,
  condition: short,
  severity: Severity,
  openedAt: Instant,
  closedAt: Instant.nullable(),
  outcome: Outcome.nullable(),
  answer: Id.nullable(),
  reminders: z.array(Id).max(1000),
});

const CheckUpRecord = z.strictObject({
  id: Id,
  recovery: Id,
  diaryEntry: Id.nullable(),
  date: Instant,
  verdict: Verdict.nullable(),
  measurements: Measurements.nullable(),
});

const AnswerRecord = z.strictObject({
  id: Id,
  plant: Id.nullable(),
  ability: Ability,
  asked: text(20_000),
  answer: z.record(z.string(), z.unknown()),
  createdAt: Instant,
});

const NotificationRecord = z.strictObject({
  id: Id,
  type: NotificationType,
  priority: Priority,
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  plant: Id.nullable(),
  reminder: Id.nullable(),
  createdAt: Instant,
});

/** Without the secret of its address, of which only a hash is stored. */
const SitterLinkRecord = z.strictObject({
  id: Id,
  name: z.string(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  createdAt: Instant,
});

/** The lists of `garden.json`, each also a CSV file, each after those it refers to. */
export const RECORDS = {
  places: PlaceRecord,
  plants: PlantRecord,
  moves: MoveRecord,
  diaryEntries: DiaryRecord,
  answers: AnswerRecord,
  reminders: ReminderRecord,
  recoveries: RecoveryRecord,
  checkUps: CheckUpRecord,
  notifications: NotificationRecord,
  sitterLinks: SitterLinkRecord,
} as const;

export type ListName = keyof typeof RECORDS;
export const LIST_NAMES = Object.keys(RECORDS) as ListName[]; // Object.keys widens to string[]

export type RecordOf<Name extends ListName> = z.output<(typeof RECORDS)[Name]>;
