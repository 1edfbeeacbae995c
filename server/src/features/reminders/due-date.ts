import { invalidField } from '../../failure.ts';
import { momentOf } from './recurrence.ts';

const USUAL_TIME = '09:00:00';
const EARLIEST = '1900-01-01';
const LATEST = '2200-01-01';

/** Whether a reminder may be due at a moment. Times are compared as texts, which holds for years of four digits. */
export function isInRange(moment: string): boolean {
  return moment >= EARLIEST && moment < LATEST;
}

/** The moment of a typed due date: without a zone it is meant where the gardener lives, a day at nine in the morning. */
export function dueDate(typed: string, timeZone: string): string {
  const wall = typed.length === 'yyyy-mm-dd'.length ? `${typed}T${USUAL_TIME}` : typed;
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(wall);
  const moment = hasZone ? new Date(wall).toISOString() : momentOf(wall, timeZone);
  if (!isInRange(moment)) {
    throw invalidField('scheduledDate', 'The due date must be between the years 1900 and 2200');
  }
  return moment;
}
