import type { Reminder } from '@plantcare/contract/reminders.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import { Button } from '@/ui/controls/button.tsx';

interface JustCompletedProps {
  reminders: readonly Reminder[];
  onUndo: (reminder: Reminder) => void;
}

/** What was completed during this visit, so that it can be undone long after the toast is gone. */
export function JustCompleted({ reminders, onUndo }: JustCompletedProps) {
  const id = useId();
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-1 font-body font-medium text-base text-ink-soft tracking-normal">
        Just completed
      </h2>
      <ul>
        {reminders.map((reminder) => (
          <li key={reminder._id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 truncate text-ink-soft line-through">{reminder.title}</span>
            <Button
              variant="quiet"
              className="-mr-2 shrink-0 px-3! text-sm"
              aria-label={`Undo: “${reminder.title}”`}
              onClick={() => onUndo(reminder)}
            >
              <RotateCcw aria-hidden className="size-4" />
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
