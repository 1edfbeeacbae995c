const DAY_MS = 24 * 3_600_000;

/** How many days ago the garden begins. */
export const DAYS_LIVED = 121;

/** The hours at which reminders of this garden fall due. */
export const DUE_HOURS = [8, 18] as const;
export type DueHour = (typeof DUE_HOURS)[number];

/** Days counted back from the day the garden is made. */
export interface Calendar {
  readonly now: Date;
  /** A time of day in the gardener's time zone. */
  at(daysAgo: number, hour: number, minute?: number): Date;
  /** `2026-05-01`. */
  day(daysAgo: number): string;
  /** How many days ago the first Sunday from that day on is. */
  sunday(daysAgo: number): number;
  /** How much of winter that day is in the northern hemisphere: 0 in mid-July, 1 in mid-January. */
  winter(daysAgo: number): number;
}

export function calendarFrom(now: Date): Calendar {
  const at = (daysAgo: number, hour: number, minute = 0) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hour, minute);
  return {
    now,
    at,
    day: (daysAgo) => {
      const day = at(daysAgo, 12);
      const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
      return `${day.getFullYear()}-${month}-${date}`;
    },
    sunday: (daysAgo) => daysAgo - ((7 - at(daysAgo, 12).getDay()) % 7),
    winter: (daysAgo) => {
      const day = at(daysAgo, 12);
      const fromMidJanuary = (day.getTime() - new Date(day.getFullYear(), 0, 15).getTime()) / DAY_MS;
      return (1 + Math.cos((2 * Math.PI * fromMidJanuary) / 365.25)) / 2;
    },
  };
}
