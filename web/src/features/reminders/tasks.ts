import { taskTitle } from '@plantcare/contract/care.ts';
import type { ReminderType } from '@plantcare/contract/reminders.ts';

export interface Task {
  type: ReminderType;
  /** The plant's name; empty while none is chosen. */
  plant: string;
}

function suggestedTitle({ type, plant }: Task): string {
  return plant === '' ? '' : taskTitle(type, plant);
}

/** The title to stand in the form after a choice: a suggestion follows, the gardener's own words stay. */
export function titleAfter(title: string, before: Task, after: Task): string {
  return title.trim() === '' || title === suggestedTitle(before) ? suggestedTitle(after) : title;
}
