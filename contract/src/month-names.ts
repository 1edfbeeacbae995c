/** The texts of the application are English. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "March" of 3; 15 is the same month a year later. */
export function monthName(month: number): string {
  return MONTH_NAMES[(month - 1 + MONTH_NAMES.length) % MONTH_NAMES.length] ?? '';
}
