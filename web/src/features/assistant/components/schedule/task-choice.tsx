import type { CareTask } from '@plantcare/contract/assistant/care-schedule.ts';
import BellPlus from 'lucide-react/icons/bell-plus';
import { useEffect, useId, useRef } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { addedText, counted } from '../../task-outcome.ts';
import { useTaskChoice } from '../../use-task-choice.ts';
import { TaskBox } from './task-box.tsx';

interface TaskChoiceProps {
  tasks: readonly CareTask[];
  plant: { _id: string; name: string };
  /** When the schedule was made. */
  givenAt: Date;
}

/** Tasks to turn into reminders in one go; at first those that are done at this time of the year. */
export function TaskChoice({ tasks, plant, givenAt }: TaskChoiceProps) {
  const id = useId();
  const choice = useTaskChoice({ tasks, plant, givenAt });
  const { offered, wanted, adding, added, waterings } = choice;
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const done = added > 0 && wanted === 0 && !adding;

  // The button that was pressed is disabled now, and loses the focus.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === button.current;
    if (done && lost) outcome.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [done]);

  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-4">
      <h3 id={id} className="text-xl">
        Tasks for {plant.name}
      </h3>
      {[true, false].map((current) => {
        const group = offered.filter((task) => task.current === current);
        return (
          group.length > 0 && (
            <div key={current ? 'now' : 'later'}>
              <h4 className="mb-1 text-ink-soft text-sm">{current ? 'Now' : 'In other seasons'}</h4>
              <ul className="divide-y divide-line border-line border-y">
                {group.map((task) => (
                  <li key={task.place}>
                    <TaskBox offered={task} disabled={adding} onChoose={(take) => choice.choose(task.place, take)} />
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
      <FormError text={adding ? undefined : choice.problem} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={button} busy={adding} disabled={!adding && (wanted === 0 || choice.looking)} onClick={choice.add}>
          {!adding && <BellPlus aria-hidden className="size-5" />}
          {wanted === 0 ? 'Add Reminders' : `Add ${counted(wanted)}`}
        </Button>
        <p ref={outcome} role="status" className="empty:hidden">
          {added > 0 && !adding && (
            <>
              {addedText(added)}.{' '}
              <TextLink to={paths.reminders} className="target inline-flex items-center">
                See your reminders
              </TextLink>
            </>
          )}
        </p>
      </div>
      <p className="text-ink-soft text-sm">
        Reminders repeat until you change or delete them. One for some seasons rests in the others.
      </p>
      {waterings > 0 && (
        <p role="status" className="-mt-2 font-semibold text-sm text-sun-ink">
          {plant.name} would have {waterings} watering reminders side by side.
        </p>
      )}
    </section>
  );
}
