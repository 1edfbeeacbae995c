import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import type { TaskDraft } from './case.ts';

const FARTHEST = 3660;
const PERIOD = { once: 7, daily: 1, weekly: 7, monthly: 30 } as const;

/** How many days lie between two times of a task. */
export function periodOf({ frequency, interval }: Pick<CareTask, 'frequency' | 'interval'>): number {
  return PERIOD[frequency] * interval;
}

/**
 * Gives each task its first day: within the days it may begin, the one with the fewest other tasks, the earliest of
 * several. What leaves no choice goes first.
 */
export function spread(drafts: readonly TaskDraft[]): CareTask[] {
  const tasksOn = new Map<number, number>();
  const days = new Map<TaskDraft, number>();
  for (const draft of [...drafts].sort((one, other) => one.within - other.within)) {
    const choices = Array.from({ length: Math.max(1, draft.within) }, (_, offset) =>
      Math.min(FARTHEST, Math.round(draft.from) + offset),
    );
    const day = choices.reduce((best, choice) =>
      (tasksOn.get(choice) ?? 0) < (tasksOn.get(best) ?? 0) ? choice : best,
    );
    tasksOn.set(day, (tasksOn.get(day) ?? 0) + 1);
    days.set(draft, day);
  }
  return drafts.map((draft) => {
    const { from: _from, within: _within, ...task } = draft;
    return { ...task, firstInDays: days.get(draft) ?? 0 };
  });
}
