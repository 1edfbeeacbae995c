import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useReminders } from '../../api.ts';
import { dueNow, upcoming } from '../../today-view.ts';
import { useCompletion } from '../../use-completion.ts';
import { BulkButtons } from '../bulk-buttons.tsx';
import { JustCompleted } from '../just-completed.tsx';
import { LongerRhythmOffer } from '../offers/longer-rhythm-offer.tsx';
import type { ReminderActions } from '../reminder-actions.ts';
import { ReminderRow } from './reminder-row.tsx';
import { ReminderSkeleton } from './reminder-skeleton.tsx';

const AT_MOST = 5;

const noSelection: ReminderActions['select'] = () => {};

interface UpcomingRemindersProps {
  /** Empty until they have arrived. */
  plants: readonly Plant[];
}

/** What is overdue or due within seven days, to be completed at once; nothing when the reminders cannot be loaded. */
export function UpcomingReminders({ plants }: UpcomingRemindersProps) {
  const id = useId();
  const { data, isError } = useReminders();
  const reminders = useDeferredValue(data);
  if (!reminders && isError) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          Upcoming reminders
        </h2>
        <Link to={paths.reminders} className="target inline-flex items-center justify-end font-semibold text-leaf">
          See all<span className="sr-only">: Upcoming reminders</span>
        </Link>
      </div>
      {reminders ? <Tasks reminders={reminders} plants={plants} /> : <ReminderSkeleton />}
    </section>
  );
}

function Tasks({ reminders, plants }: UpcomingRemindersProps & { reminders: readonly Reminder[] }) {
  const now = useNow();
  const { complete, reopen, completing, completions } = useCompletion();
  const plantsById = useMemo(() => new Map(plants.map((plant) => [plant._id, plant])), [plants]);
  const actions = useMemo<ReminderActions>(
    () => ({
      complete: (reminder) => void complete([reminder]),
      reopen: (reminder) => void reopen([reminder]),
      select: noSelection,
    }),
    [complete, reopen],
  );
  const due = dueNow(reminders, now);
  const shown = upcoming(reminders, now, AT_MOST);
  const more = due.length - shown.length;
  const tooMoist = reminders.find(({ completed, longerRhythm }) => !completed && longerRhythm !== null);
  return (
    <>
      <BulkButtons due={due} busy={completing} onComplete={(all) => void complete(all)} />
      {shown.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-soft">Nothing is due in the next 7 days.</p>
      ) : (
        <Card className="px-3.5 sm:px-5">
          <ul className="divide-y divide-line/80">
            {shown.map((reminder) => (
              <li key={reminder._id}>
                <ReminderRow
                  reminder={reminder}
                  plant={plantsById.get(reminder.plant._id)}
                  now={now}
                  heading="h3"
                  due="day"
                  withPlace
                  selected={null}
                  actions={actions}
                />
              </li>
            ))}
          </ul>
          {more > 0 && (
            <Link
              to={paths.reminders}
              className="target flex items-center justify-center border-line/80 border-t font-semibold text-leaf"
            >
              {more} more due today
            </Link>
          )}
        </Card>
      )}
      <JustCompleted reminders={reminders} completions={completions} onUndo={(all) => void reopen(all)} />
      {tooMoist?.longerRhythm && (
        <LongerRhythmOffer key={tooMoist._id} reminder={tooMoist} longer={tooMoist.longerRhythm} />
      )}
    </>
  );
}
