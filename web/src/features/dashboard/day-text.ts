import type { Plant } from '@plantcare/contract/plants.ts';
import { summarize, summaryText } from './collection-summary.ts';

interface Tasks {
  overdue: number;
  /** Due later today. */
  today: number;
}

/** "7 tasks today, 2 overdue"; with nothing to do, how the plants are. */
export function dayText(plants: readonly Plant[], { overdue, today }: Tasks): string {
  const tasks = overdue + today;
  if (tasks === 0) return summaryText(summarize(plants));
  const count = `${tasks} ${tasks === 1 ? 'task' : 'tasks'} today`;
  if (overdue === 0) return count;
  return overdue === tasks ? `${count}, ${tasks === 1 ? '' : 'all '}overdue` : `${count}, ${overdue} overdue`;
}
