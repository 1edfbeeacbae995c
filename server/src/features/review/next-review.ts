import { Temporal } from 'temporal-polyfill';

/** When the daily review runs, in the gardener's time zone. */
const REVIEW_AT = '08:00';

/** When a garden is reviewed next (UTC, ISO): the next morning in the gardener's time zone. */
export function nextReview(now: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  for (let days = 0; ; days += 1) {
    const review = there.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime: REVIEW_AT });
    if (review.epochMilliseconds > now.getTime()) return new Date(review.epochMilliseconds).toISOString();
  }
}

/** The ISO 8601 week of a moment in the gardener's time zone: `2026-W18`. */
export function isoWeek(now: Date, timeZone: string): string {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, '0')}`;
}
