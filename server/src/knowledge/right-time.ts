import { z } from 'zod';

/**
 * Two days of a year, both included: "02-15/04-30"; over New Year where the second comes first in the year. What lasts to the
 * end of February lasts to its 29th in a leap year.
 */
const Span = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  .transform((span): DaySpan => {
    const [from = '', to = ''] = span.split('/');
    return { from, to: to === '02-28' ? '02-29' : to };
  });

/** From a day to another, such as `02-15`. */
export interface DaySpan {
  from: string;
  to: string;
}

/**
 * When something is done in the middle of the northern temperate zone (US hardiness zones 6 and 7, Britain, Germany), by
 * common practice.
 */
export const RightTime = z.strictObject({
  /** What is done, as it follows "to": "sow sweet peas". */
  to: z.string().min(1),
  best: z.array(Span).min(1),
  /** When it works as well, only not as well, or elsewhere in the temperate zone. */
  possible: z.array(Span).default([]),
  /** Whether it is done indoors, whatever the climate outside. */
  indoors: z.boolean().default(false),
});

export type RightTime = z.output<typeof RightTime>;

export function isWithin(day: string, { from, to }: DaySpan): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** How many days it takes from one day of the year until the next time that it is the other: 0 to 365. */
export function daysUntil(from: string, to: string): number {
  const days = dayOfYear(to) - dayOfYear(from);
  return days < 0 ? days + DAYS_OF_A_YEAR : days;
}

const DAYS_OF_A_YEAR = 366;
const MS_OF_A_DAY = 86_400_000;

/** In a leap year, so that each day has a number. */
function dayOfYear(day: string): number {
  return Date.parse(`2024-${day}`) / MS_OF_A_DAY;
}
