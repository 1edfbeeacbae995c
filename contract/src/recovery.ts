import { z } from 'zod';
import {
  CANNOT_TELL,
  type Diagnosis,
  HEALTHY_LEAF,
  NO_CONDITION,
  NOT_KNOWN_YET,
  Severity,
} from './assistant/diagnose.ts';
import { endpoint } from './endpoint.ts';
import { Measurements } from './measured-diagnosis.ts';
import type { Health } from './plants.ts';
import { Id, Instant } from './text.ts';

/** Days after a diagnosis on which a new photo of the same leaf is due. */
export const CHECK_UP_DAYS = [7, 14] as const;

export const VERDICTS = ['better', 'same', 'worse'] as const;
export const OUTCOMES = ['recovered', 'lost'] as const;

export const Verdict = z.enum(VERDICTS);
export const Outcome = z.enum(OUTCOMES);

export type Verdict = z.output<typeof Verdict>;
export type Outcome = z.output<typeof Outcome>;

/** The plant's health after a diagnosis that is tracked, by its severity. */
export const DIAGNOSED_HEALTH: Readonly<Record<Severity, Exclude<Health, 'healthy'>>> = {
  Low: 'needs_attention',
  Moderate: 'needs_attention',
  High: 'sick',
  Critical: 'sick',
  Unknown: 'needs_attention',
};

const NOTHING_TO_FOLLOW: readonly string[] = [NO_CONDITION, HEALTHY_LEAF, NOT_KNOWN_YET];

/** Whether there is anything to recover from: a condition, or discolored tissue by which the same leaf is compared. */
export function canBeFollowed({
  condition,
  confidence,
  measured,
}: Pick<Diagnosis, 'condition' | 'confidence' | 'measured'>): boolean {
  if (NOTHING_TO_FOLLOW.includes(condition)) return false;
  return confidence > 0 || (measured !== undefined && measured.measurements.pattern !== 'none');
}

/** What a course is called whose leaf was measured without its cause being known. */
const CAUSE_NOT_KNOWN = 'Discolored leaf, cause not known';

export function followedCondition({ condition }: Pick<Diagnosis, 'condition'>): string {
  return condition === CANNOT_TELL ? CAUSE_NOT_KNOWN : condition;
}

/**
 * A photo of the leaf. The first is the diagnosed one and has no verdict. `measurements` are null where
 * nothing could be measured; the photo goes with its diary entry, what was measured stays.
 */
export const RecoveryCheckUp = z.object({
  _id: Id,
  date: Instant,
  verdict: Verdict.nullable(),
  measurements: Measurements.nullable(),
  photoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
});

export type RecoveryCheckUp = z.output<typeof RecoveryCheckUp>;

/** The treatment of a plant from its diagnosis until it is closed, with its check-ups, oldest first. */
export const Recovery = z.object({
  _id: Id,
  plant: z.object({ _id: Id, name: z.string() }),
  condition: z.string(),
  severity: Severity,
  openedAt: Instant,
  closedAt: Instant.nullable(),
  outcome: Outcome.nullable(),
  checkUps: z.array(RecoveryCheckUp),
});

export type Recovery = z.output<typeof Recovery>;

const area = 'Recovery';
const access = 'signed-in';
const ById = z.object({ id: Id });

export const listRecoveries = endpoint({
  method: 'GET',
  path: '/plants/:id/recoveries',
  area,
  summary: 'The diagnoses of a plant and their treatment, newest first',
  access,
  params: ById,
  item: 'Plant',
  response: z.array(Recovery),
});

export const openRecovery = endpoint({
  method: 'POST',
  path: '/plants/:id/recoveries',
  area,
  summary:
    'Attach a diagnosis with its photo to an own plant: writes the diary, sets the health, and reminds of the treatment and of new photos',
  access,
  params: ById,
  item: 'Plant',
  form: z.object({ answer: z.uuidv7('Please choose a diagnosis') }),
  photo: 'photo',
  status: 201,
  response: Recovery,
});

export const addCheckUp = endpoint({
  method: 'POST',
  path: '/recoveries/:id/check-ups',
  area,
  summary: 'A new photo of the same leaf, and whether it is better, the same or worse',
  access,
  params: ById,
  item: 'Treatment',
  form: z.object({ verdict: z.enum(VERDICTS, `Please choose one of: ${VERDICTS.join(', ')}`) }),
  photo: 'photo',
  status: 201,
  response: Recovery,
});

export const closeRecovery = endpoint({
  method: 'POST',
  path: '/recoveries/:id/close',
  area,
  summary: 'Close a course: the plant has recovered, or is lost',
  access,
  params: ById,
  item: 'Treatment',
  json: z.object({ outcome: z.enum(OUTCOMES, `Please choose one of: ${OUTCOMES.join(', ')}`) }),
  response: Recovery,
});
