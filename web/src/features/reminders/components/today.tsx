import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import ListChecks from 'lucide-react/icons/list-checks';
import { useId } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { todayView } from '../today-view.ts';
import type { Completion } from '../use-completion.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { DueSection } from './due-section.tsx';
import { JustCompleted } from './just-completed.tsx';
import { ReminderRow } from './list/reminder-row.tsx';
import type { ReminderActions } from './reminder-actions.ts';

/** How many of the next seven days' reminders show. */
const NEXT = 4;

interface TodayProps {
  reminders: readonly Reminder[];
  /** Of these, what is overdue or due by the end of today. */
  due: readonly Reminder[];
  plants: ReadonlyMap<string, Plant>;
  now: Date;
  /** Null while none are being selected. */
  selection: ReadonlySet<string> | null;
  actions: ReminderActions;
  completing: boolean;
  completions: readonly Completion[];
  onComplete: (reminders: readonly Reminder[]) => void;
  onUndo: (reminders: readonly Reminder[]) => void;
  onSelecting: (on: boolean) => void;
  onPlan: () => void;
}

/** What is to be done today, room by room, and a look at what comes next. */
export function Today(props: TodayProps) {
  const { reminders, due, plants, now, selection, actions, completing, completions } = props;
  const { onComplete, onUndo, onSelecting, onPlan } = props;
  const id = useId();
  const view = todayView(reminders, now);
  const next = view.soon.slice(0, NEXT);
  const parts = { plants, now, selection, actions };
  const selectSeveral = due.length > 1 && (
    <Button
      variant="quiet"
      aria-pressed={selection !== null}
      className="-mr-2 px-3!"
      onClick={() => onSelecting(selection === null)}
    >
      <ListChecks aria-hidden className="size-5" />
      Select several
    </Button>
  );
  return (
    <>
      {due.length === 0 ? (
        <p className="rounded-card bg-moss-soft px-5 py-6 text-center font-medium">Nothing left to do today.</p>
      ) : (
        <>
          <BulkButtons due={due} busy={completing} onComplete={onComplete} />
          <DueSection title="Overdue" reminders={view.overdue} action={selectSeveral} {...parts} />
          <DueSection
            title="Today"
            reminders={view.today}
            action={view.overdue.length === 0 && selectSeveral}
            {...parts}
          />
        </>
      )}
      <JustCompleted reminders={reminders} completions={completions} onUndo={onUndo} />
      {next.length > 0 && (
        <section aria-labelledby={id} className="mt-8">
          <div className="mb-1 flex items-baseline justify-between gap-4">
            <h2 id={id} className="text-2xl">
              Next 7 days
            </h2>
            <Button variant="quiet" className="-mr-2 px-3! text-leaf" onClick={onPlan}>
              See the plan
            </Button>
          </div>
          <Card className="px-3.5 sm:px-5">
            <ul className="divide-y divide-line/80">
              {next.map((reminder) => (
                <li key={reminder._id}>
                  <ReminderRow
                    reminder={reminder}
                    plant={plants.get(reminder.plant._id)}
                    now={now}
                    heading="h3"
                    due="day"
                    withPlace
                    selected={selection?.has(reminder._id) ?? null}
                    actions={actions}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      <p className="mt-8 text-ink-soft">
        Going away? <TextLink to={paths.sitterLinks}>Make a link for a plant sitter</TextLink>
      </p>
    </>
  );
}
