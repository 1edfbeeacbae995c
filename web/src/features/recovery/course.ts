import { type Measurements, TISSUES, type Tissue } from '@plantcare/contract/measured-diagnosis.ts';
import {
  CHECK_UP_DAYS,
  type Outcome,
  type Recovery,
  type RecoveryCheckUp,
  type Verdict,
} from '@plantcare/contract/recovery.ts';
import { daysBetween } from '@/lib/time/dates.ts';

const DAY_MS = 86_400_000;
/** A tissue of which there is less, in percent, is not worth a bar. */
const FAINT = 0.5;
const LEAST_SCALE = 20;
const AILING = TISSUES.filter((tissue) => tissue !== 'green' && tissue !== 'variegated');

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = { better: 'Better', same: 'Same', worse: 'Worse' };
export const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = { recovered: 'Recovered', lost: 'Lost' };

/** Whole calendar days from the diagnosis to a moment. */
export function dayOf({ openedAt }: Pick<Recovery, 'openedAt'>, moment: Date): number {
  return Math.max(0, daysBetween(new Date(openedAt), moment));
}

/** The day of the look that is due: since then there was none. Null when none is. */
export function dueLook(course: Recovery, now: Date): number | null {
  const [, ...later] = course.checkUps;
  const last = later.at(-1);
  const lastDay = last ? dayOf(course, new Date(last.date)) : 0;
  return CHECK_UP_DAYS.findLast((day) => day <= dayOf(course, now) && lastDay < day) ?? null;
}

/** When the same leaf is next to be looked at, as a moment of that day; null when all of that is past. */
export function nextLook({ openedAt, ...course }: Recovery, now: Date): string | null {
  const next = CHECK_UP_DAYS.find((day) => day > dayOf({ openedAt, ...course }, now));
  return next === undefined ? null : new Date(Date.parse(openedAt) + next * DAY_MS).toISOString();
}

/** What there is, in either of the looks, of tissue that is not sound; in one order, so that they can be compared. */
export function ailingTissues(checkUps: readonly RecoveryCheckUp[]): Tissue[] {
  return AILING.filter((tissue) => checkUps.some((checkUp) => (checkUp.measurements?.shares[tissue] ?? 0) >= FAINT));
}

/** What a whole bar stands for, in percent, so that small shares can be compared too. */
export function barScale(checkUps: readonly RecoveryCheckUp[]): number {
  const shares = checkUps.flatMap(({ measurements }) =>
    measurements ? AILING.map((tissue) => measurements.shares[tissue]) : [],
  );
  return Math.max(LEAST_SCALE, ...shares);
}

/** A share in percent, for people. */
export function percent(share: number): string {
  return share > 0 && share < 1 ? '<1%' : `${Math.round(share)}%`;
}

/** A look on which the leaf could be measured, on its day of the course. */
export interface MeasuredLook {
  day: number;
  discolored: Measurements['discolored'];
  verdict: Verdict | null;
}

export function measuredLooks(course: Recovery): MeasuredLook[] {
  return course.checkUps.flatMap(({ date, measurements, verdict }) =>
    measurements ? [{ day: dayOf(course, new Date(date)), discolored: measurements.discolored, verdict }] : [],
  );
}

/** Shares that differ by less than this, in points, are the same within what measuring errs by. */
const SAME_WITHIN = 2;

/** How the leaf has changed since the diagnosis, by what was measured; null where nothing could be. */
export function changeInWords(course: Recovery): string | null {
  const measured = measuredLooks(course);
  const [first] = measured;
  const last = measured.at(-1);
  if (!first || !last) return null;
  if (measured.length === 1) return `${percent(first.discolored)} of the leaf was discolored on the first photo.`;
  const days = last.day - first.day;
  const since = days === 0 ? 'on the same day' : `in ${days} ${days === 1 ? 'day' : 'days'}`;
  const change = last.discolored - first.discolored;
  if (Math.abs(change) < SAME_WITHIN)
    return `Unchanged ${since}: about ${percent(last.discolored)} of the leaf is discolored.`;
  const way = change < 0 ? 'Less discolored' : 'More discolored';
  return `${way}: from ${percent(first.discolored)} to ${percent(last.discolored)} of the leaf ${since}.`;
}
