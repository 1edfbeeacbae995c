import Check from 'lucide-react/icons/check';
import { monthAndDay } from '@/lib/time/english-dates.ts';
import { ActivityMark } from '@/ui/content/activity-mark.tsx';
import { whenDone } from '../../task-reminders.ts';
import type { OfferedTask } from '../../use-task-choice.ts';

interface TaskBoxProps {
  offered: OfferedTask;
  disabled: boolean;
  onChoose: (take: boolean) => void;
}

/** A task to choose, unless the plant has a reminder of it. */
export function TaskBox({ offered: { task, first, chosen, reminded }, disabled, onChoose }: TaskBoxProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3.5 py-3.5">
      <ActivityMark activity={task.type} />
      <span className="min-w-0 grow">
        <span className="block font-semibold leading-snug">{task.title}</span>
        <span className="block text-leaf-deep text-sm">
          {whenDone(task)}
          {!reminded && `, first on ${monthAndDay(first)}`}
        </span>
        <span className="mt-1 block text-ink-soft text-sm">{task.reason}</span>
      </span>
      <input
        type="checkbox"
        hidden={reminded}
        disabled={disabled}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="mt-1 size-6 shrink-0 disabled:opacity-60"
      />
      {reminded && (
        <span className="flex min-h-6 shrink-0 items-center gap-1 font-semibold text-moss text-sm">
          <Check aria-hidden className="size-5" />
          Added
        </span>
      )}
    </label>
  );
}
