import { onFirstUse } from '@/lib/on-first-use.ts';
/** What came of making tasks reminders. */
export interface TasksOutcome {
  /** The places of those that were made. */
  added: number[];
  /** The titles of those that were not. */
  failed: string[];
  /** Why they were not. */
  reason: string;
}

/** "1 reminder", "3 reminders" */
export function counted(count: number): string {
  return `${count} ${count === 1 ? 'reminder' : 'reminders'}`;
}

export function addedText(count: number): string {
  return `${counted(count)} added`;
}

const ALL_OF = onFirstUse(() => new Intl.ListFormat('en'));

/** "Not added: Water it and Turn it. Error saving reminder" */
export function problemText({ failed, reason }: TasksOutcome): string | undefined {
  return failed.length === 0 ? undefined : `Not added: ${ALL_OF().format(failed)}. ${reason}`;
}
