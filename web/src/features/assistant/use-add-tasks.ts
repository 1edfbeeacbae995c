import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import { FAILED_TO_SAVE_REMINDER } from '@plantcare/contract/messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useAddReminder } from '@/features/reminders/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { toast } from '@/ui/feedback/toast.ts';
import { firstDate } from './task-dates.ts';
import { addedText, problemText, type TasksOutcome } from './task-outcome.ts';
import { reminderOf } from './task-reminders.ts';

interface TasksToAdd {
  /** By their places in the schedule. */
  tasks: ReadonlyMap<number, CareTask>;
  givenAt: Date;
}

/** Makes tasks reminders of a plant, one after the other, and tells the outcome, also on a screen that was left. */
export function useAddTasks(plant: { _id: string; name: string }) {
  const addition = useAddReminder();
  return useMutation({
    mutationFn: async ({ tasks, givenAt }: TasksToAdd): Promise<TasksOutcome> => {
      const outcome: TasksOutcome = { added: [], failed: [], reason: '' };
      for (const [place, task] of tasks) {
        try {
          const first = firstDate(task, { givenAt, now: new Date() });
          await addition.mutateAsync(reminderOf(task, plant._id, first));
          outcome.added.push(place);
        } catch (error) {
          outcome.failed.push(task.title);
          outcome.reason = messageOf(error, { fallback: FAILED_TO_SAVE_REMINDER });
        }
      }
      return outcome;
    },
    onSuccess: (outcome) => {
      const problem = problemText(outcome);
      const added = outcome.added.length === 0 ? '' : `${addedText(outcome.added.length)} for ${plant.name}.`;
      if (problem === undefined) toast.success(added);
      else toast.error(`${added} ${problem}`.trim());
    },
  });
}
