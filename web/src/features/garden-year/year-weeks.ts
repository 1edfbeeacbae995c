/** Days are texts such as `2026-05-01`, which mean the same in every time zone. */

const DAY_MS = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day so many days later. */
function daysLater(day: string, days: number): string {
  return dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (dateOf(day).getUTCDay() + 6) % 7;
}

/** The number of the week by ISO 8601: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeek(day: string): number {
  const thursday = daysLater(day, 3 - weekdayOf(day));
  const newYear = dateOf(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((dateOf(thursday).getTime() - newYear.getTime()) / (7 * DAY_MS)) + 1;
}

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

export interface YearWeek {
  /** By ISO 8601; the first days of January may belong to week 52 or 53. */
  readonly number: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly count: number;
}

/** The weeks of a year from Monday to Sunday, up to a day; the first and the last one only as far as they are in the year. */
export function weeksOfYear(year: number, counts: readonly DayCount[], until: string): YearWeek[] {
  const end = until < `${year}-12-31` ? until : `${year}-12-31`;
  const weeks: YearWeek[] = [];
  for (let firstDay = `${year}-01-01`; firstDay <= end; ) {
    const sunday = daysLater(firstDay, 6 - weekdayOf(firstDay));
    const lastDay = sunday < end ? sunday : end;
    const [from, to] = [firstDay, lastDay];
    const inWeek = counts.filter(({ day }) => day >= from && day <= to);
    weeks.push({ number: isoWeek(from), firstDay, lastDay, count: inWeek.reduce((sum, { count }) => sum + count, 0) });
    firstDay = daysLater(lastDay, 1);
  }
  return weeks;
}

/** The days of a month, counted from 1. */
export function daysOfMonth(year: number, month: number): string[] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, days) => daysLater(first, days));
}
