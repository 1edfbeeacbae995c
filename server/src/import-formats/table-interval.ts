import { MAX_INTERVAL } from '@plantcare/contract/reminders.ts';

const WORDS: Readonly<Record<string, number>> = {
  daily: 1,
  weekly: 7,
  'bi-weekly': 14,
  biweekly: 14,
  fortnightly: 14,
  monthly: 30,
};
const DAYS: Readonly<Record<string, number>> = { d: 1, day: 1, w: 7, wk: 7, week: 7, month: 30 };

/** How many days lie between two waterings, from what a cell says: `7`, `every 10 days`, `2 weeks`, `weekly`. */
export function readInterval(text: string): number | null {
  const words = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const [, count, unit] =
    /^(?:every |each |once )?(?:a |per )?(\d{1,4})? ?(d|w|wk|day|week|month)?s?$/.exec(words) ?? [];
  const days = WORDS[words] ?? (count || unit ? Number(count ?? 1) * (DAYS[unit ?? 'day'] ?? 1) : Number.NaN);
  return Number.isInteger(days) && days >= 1 && days <= MAX_INTERVAL ? days : null;
}
