import type { CareTask } from '@plantcare/contract/assistant.ts';
import BellPlus from 'lucide-react/icons/bell-plus';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import { useAddReminder } from '@/features/reminders/api.ts';
import { messageOf } from '@/lib/error-messages.ts';
import { FAILED_TO_SAVE_REMINDER } from '@/lib/messages.ts';
import { paths } from '@/lib/paths.ts';
import { ActivityMark } from '@/ui/activity-mark.tsx';
import { Button } from '@/ui/button.tsx';
import { FormError } from '@/ui/form-error.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { firstDate, isInSeason, reminderOf, seasonNow, whenDone } from '../task-reminders.ts';

interface TaskChoiceProps {
  tasks: readonly CareTask[];
  plant: { _id: string; name: string };
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** Tasks to turn into reminders in one go; at first those that are done at this time of the year. */
export function TaskChoice({ tasks, plant }: TaskChoiceProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  const season = seasonNow(now);
  const current = tasks.filter((task) => isInSeason(task, season));
  const later = tasks.filter((task) => !isInSeason(task, season));
  const [chosen, setChosen] = useState<readonly CareTask[]>(current);
  const [added, setAdded] = useState<readonly CareTask[]>([]);
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const addition = useAddReminder();
  const wanted = chosen.filter((task) => !added.includes(task));

  function choose(task: CareTask, take: boolean) {
    setChosen(take ? [...chosen, task] : chosen.filter((other) => other !== task));
  }

  async function add() {
    setAdding(true);
    setProblem(undefined);
    try {
      for (const task of wanted) {
        await addition.mutateAsync(reminderOf(task, plant._id, now));
        setAdded((before) => [...before, task]);
      }
    } catch (error) {
      setProblem(messageOf(error, { fallback: FAILED_TO_SAVE_REMINDER }));
    } finally {
      setAdding(false);
    }
  }

  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-4">
      <h3 id={id} className="text-xl">
        Tasks for {plant.name}
      </h3>
      {[current, later].map(
        (group) =>
          group.length > 0 && (
            <div key={group === later ? 'later' : 'now'}>
              <h4 className="mb-1 text-ink-soft text-sm">{group === later ? 'In other seasons' : 'Now'}</h4>
              <ul className="divide-y divide-line border-line border-y">
                {group.map((task) => (
                  <li key={`${task.type} ${task.title} ${task.seasons.join()}`}>
                    <TaskBox
                      task={task}
                      first={firstDate(task, now)}
                      checked={chosen.includes(task)}
                      added={added.includes(task)}
                      onCheck={(take) => choose(task, take)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <FormError text={problem} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button busy={adding} disabled={wanted.length === 0} onClick={() => void add()}>
          {!adding && <BellPlus aria-hidden className="size-5" />}
          {wanted.length === 0 ? 'Add reminders' : `Add ${counted(wanted.length)}`}
        </Button>
        <p role="status" className="empty:hidden">
          {added.length > 0 && !adding && (
            <>
              {counted(added.length)} added.{' '}
              <TextLink to={paths.reminders} className="target inline-flex items-center">
                See your reminders
              </TextLink>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

/** "1 reminder", "3 reminders" */
function counted(count: number): string {
  return `${count} ${count === 1 ? 'reminder' : 'reminders'}`;
}

interface TaskBoxProps {
  task: CareTask;
  first: Date;
  checked: boolean;
  added: boolean;
  onCheck: (take: boolean) => void;
}

function TaskBox({ task, first, checked, added, onCheck }: TaskBoxProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3.5 py-3.5">
      <ActivityMark activity={task.type} />
      <span className="min-w-0 grow">
        <span className="block font-semibold leading-snug">{task.title}</span>
        <span className="block text-leaf-deep text-sm">
          {whenDone(task)}, first on {DAY.format(first)}
        </span>
        <span className="mt-1 block text-ink-soft text-sm">{task.reason}</span>
      </span>
      <input
        type="checkbox"
        hidden={added}
        checked={checked}
        onChange={(event) => onCheck(event.target.checked)}
        className="mt-1 size-6 shrink-0"
      />
      {added && (
        <span className="flex min-h-6 shrink-0 items-center gap-1 font-semibold text-moss text-sm">
          <Check aria-hidden className="size-5" />
          Added
        </span>
      )}
    </label>
  );
}
