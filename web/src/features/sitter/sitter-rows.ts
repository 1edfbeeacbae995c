import type { SitterTask } from '@plantcare/contract/sitter.ts';
import { monthAndDay, noonOf, shortName, weekdayName } from '@/lib/time/english-dates.ts';

/** The same task of one plant, with all its days. */
export interface SitterRow extends Pick<SitterTask, 'plant' | 'type' | 'title' | 'description' | 'amount'> {
  readonly days: readonly Pick<SitterTask, 'day' | 'done' | 'reminder'>[];
}

/** The tasks of a place as one row for each task of a plant, those that can be done first, by their first open day. */
export function sitterRows(tasks: readonly SitterTask[]): SitterRow[] {
  const groups = Map.groupBy(tasks, ({ plant, title, type }) => `${plant._id} ${type} ${title}`);
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { plant, type, title, description, amount } = first;
    return [{ plant, type, title, description, amount, days: group }];
  });
  return rows.sort((a, b) => (firstOpen(a) < firstOpen(b) ? -1 : Number(firstOpen(a) > firstOpen(b))));
}

/** What can be completed now; undefined when nothing is left. */
export function nextOf({ days }: SitterRow) {
  return days.find(({ done, reminder }) => !done && reminder !== null);
}

/** What was completed last; undefined before. */
export function lastDone({ days }: SitterRow) {
  return days.findLast(({ done }) => done);
}

function firstOpen({ days }: SitterRow): string {
  return days.find(({ done }) => !done)?.day ?? '9999';
}

/** "Sun, Nov 22". */
function shortDay(day: string): string {
  const noon = noonOf(day);
  return `${shortName(weekdayName(noon))}, ${monthAndDay(noon)}`;
}

/** "Today", or "Sun, Nov 22". */
export function dayText(day: string, today: string): string {
  return day === today ? 'Today' : shortDay(day);
}

/** "Sun, Nov 22 to Sat, Nov 28", or a single day. */
export function spanText(firstDay: string, lastDay: string): string {
  return firstDay === lastDay ? shortDay(firstDay) : `${shortDay(firstDay)} to ${shortDay(lastDay)}`;
}
