import { Temporal } from 'temporal-polyfill';

/** When the day begins for what can wait. */
const REVIEW_AT = '08:00';

/** The next morning's look at a garden (UTC, ISO), where its gardener lives. */
export function nextReview(now: Date, timeZone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  for (let days = 0; ; days += 1) {
    const review = there.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime: REVIEW_AT });
    if (review.epochMilliseconds > now.getTime()) return new Date(review.epochMilliseconds).toISOString();
  }
}

/** The week of a day where the gardener lives, as ISO 8601 numbers it: `2026-W18`. */
export function isoWeek(now: Date, timeZone: string): string {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, '0')}`;
}
