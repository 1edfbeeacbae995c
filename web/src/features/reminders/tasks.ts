import type { ReminderType } from '@plantcare/contract/reminders.ts';

const TASKS: Readonly<Record<ReminderType, (plant: string) => string>> = {
  watering: (plant) => `Water ${plant}`,
  fertilizing: (plant) => `Fertilize ${plant}`,
  repotting: (plant) => `Repot ${plant}`,
  pruning: (plant) => `Prune ${plant}`,
  pest_control: (plant) => `Check ${plant} for pests`,
  observation: (plant) => `Check on ${plant}`,
  other: (plant) => `Look after ${plant}`,
};

export interface Task {
  type: ReminderType;
  /** The plant's name; empty while none is chosen. */
  plant: string;
}

/** What a reminder is called unless the gardener calls it something else. */
function taskTitle({ type, plant }: Task): string {
  return plant === '' ? '' : TASKS[type](plant);
}

/** The title to stand in the form after a choice: a suggestion follows, the gardener's own words stay. */
export function titleAfter(title: string, before: Task, after: Task): string {
  return title.trim() === '' || title === taskTitle(before) ? taskTitle(after) : title;
}
