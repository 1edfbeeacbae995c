import type { SitterTask } from '@plantcare/contract/sitter.ts';

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

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Today", or "Sun, Nov 22". */
export function dayText(day: string, today: string): string {
  return day === today ? 'Today' : WEEKDAY.format(new Date(`${day}T00:00:00Z`));
}

/** "Nov 22 to Nov 28", or a single day. */
export function spanText(firstDay: string, lastDay: string): string {
  const text = (day: string) => WEEKDAY.format(new Date(`${day}T00:00:00Z`));
  return firstDay === lastDay ? text(firstDay) : `${text(firstDay)} to ${text(lastDay)}`;
}
