const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const CALENDAR_DAY = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The local day of a moment such as `2026-05-01T08:30:00.000Z`: "May 1, 2026". */
export function formatMoment(instant: string): string {
  return DAY.format(new Date(instant));
}

/** A day without a time such as `2026-05-01`, the same in every time zone: "May 1, 2026". */
export function formatDay(day: string): string {
  return CALENDAR_DAY.format(new Date(`${day}T00:00:00Z`));
}
