import type { Reminder } from '@plantcare/contract/reminders.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import type { Change } from '@/lib/offline/changes/pending-change.ts';
import { usePendingChanges } from '@/lib/offline/changes/pending-list.ts';
import { Badge } from '@/ui/content/badge.tsx';
import { Button } from '@/ui/controls/button.tsx';
import type { Completion } from '../use-completion.ts';

interface JustCompletedProps {
  /** All reminders as they are now. */
  reminders: readonly Reminder[];
  completions: readonly Completion[];
  onUndo: (reminders: readonly Reminder[]) => void;
}

function idsIn(change: Change): string[] {
  return change.kind === 'completion' ? change.reminders.map(({ _id }) => _id) : [];
}

/** What was completed during this visit, and what waits for the network, so that it can be undone long after the toast is gone. */
export function JustCompleted({ reminders, completions, onUndo }: JustCompletedProps) {
  const id = useId();
  const pending = usePendingChanges();
  const completed = new Set(reminders.filter((reminder) => reminder.completed).map(({ _id }) => _id));
  const waiting = new Set(pending.flatMap(({ change, refusal }) => (refusal === null ? idsIn(change) : [])));
  const here = new Set(completions.flatMap((completion) => completion.reminders.map(({ _id }) => _id)));
  const earlier = reminders.filter(({ _id }) => waiting.has(_id) && !here.has(_id));
  const done = [...completions, ...earlier.map((reminder) => ({ id: reminder._id, reminders: [reminder] }))]
    .map((completion) => ({ ...completion, reminders: completion.reminders.filter(({ _id }) => completed.has(_id)) }))
    .filter((completion) => completion.reminders.length > 0);
  if (done.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-body font-medium text-base text-ink-soft tracking-normal">
        Just completed
      </h3>
      <ul>
        {done.map((completion) => {
          const [first] = completion.reminders;
          const several = completion.reminders.length > 1;
          const text = several ? `${completion.reminders.length} reminders` : (first?.title ?? '');
          return (
            <li key={completion.id} className="flex items-center justify-between gap-3">
              <span className={`min-w-0 grow truncate text-ink-soft ${several ? '' : 'line-through'}`}>{text}</span>
              {completion.reminders.some(({ _id }) => waiting.has(_id)) && <Badge tone="sun">Waiting</Badge>}
              <Button
                variant="quiet"
                className="-mr-2 shrink-0 px-3! text-sm"
                aria-label={`Undo: “${text}”`}
                onClick={() => onUndo(completion.reminders)}
              >
                <RotateCcw aria-hidden className="size-4" />
                Undo
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
