import { z } from 'zod';

const MONTH_WRONG = 'Please choose months from 1 to 12';
const Month = z.int(MONTH_WRONG).min(1, MONTH_WRONG).max(12, MONTH_WRONG);

/**
 * The months in which a recurring reminder comes, the first and the last one, counted from 1; for the others it rests.
 * It may go over the end of the year: from 11 to 2 is November to February.
 */
export const ReminderSeason = z.object({ from: Month, to: Month }, 'Please choose two months');
export type ReminderSeason = z.output<typeof ReminderSeason>;

/** @param month counted from 1 */
export function isSeasonMonth({ from, to }: ReminderSeason, month: number): boolean {
  return from <= to ? from <= month && month <= to : from <= month || month <= to;
}

/** Whether a season is the whole year, such as from March to February. */
export function isWholeYear({ from, to }: ReminderSeason): boolean {
  return to % 12 === from - 1;
}
