import { isOverdue } from '@plantcare/contract/due.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import BellPlus from 'lucide-react/icons/bell-plus';
import { Suspense, useId, useMemo, useState } from 'react';
import { capitalized } from '@/lib/capitalized.ts';
import { daysAgo } from '@/lib/time/dates.ts';
import { restText } from '@/lib/time/rest.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { Button } from '@/ui/controls/button.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { useReminders } from '../api.ts';
import { nextWatering, plantTasks } from '../plant-tasks.ts';
import { dueText } from '../reminder-words.ts';
import { useCompletion } from '../use-completion.ts';
import { useReminderForm } from '../use-reminder-form.ts';
import { PlantAdaptiveWatering } from './adaptive/plant-adaptive-watering.tsx';
import { DeleteReminder } from './delete-reminder.tsx';
import { JustCompleted } from './just-completed.tsx';
import { LongerRhythmOffer } from './offers/longer-rhythm-offer.tsx';
import { PlantTaskRow } from './plant-task-row.tsx';
import type { ReminderActions } from './reminder-actions.ts';

const ReminderForm = lazyPart(async () => (await import('./form/reminder-form.tsx')).ReminderForm);

interface PlantTasksProps {
  plant: Plant;
  /** From its diary; undefined until that is known. */
  lastWatered: string | null | undefined;
}

const noSelection: ReminderActions['select'] = () => {};

/** What is due for one plant, when it was and will be watered, and its other reminders. */
export function PlantTasks({ plant, lastWatered }: PlantTasksProps) {
  const heading = useId();
  const now = useNow();
  const { data: reminders, isPending } = useReminders();
  const { complete, reopen, completions } = useCompletion();
  const form = useReminderForm(reminders, false);
  const [leaving, setLeaving] = useState<Reminder | null>(null);
  const { open } = form;
  const actions = useMemo<ReminderActions>(
    () => ({
      complete: (reminder) => void complete([reminder]),
      reopen: (reminder) => void reopen([reminder]),
      edit: open,
      remove: setLeaving,
      select: noSelection,
    }),
    [complete, reopen, open],
  );
  if (!reminders) return isPending ? <Skeleton className="h-40 rounded-card" /> : null;
  const { due, later } = plantTasks(reminders, plant._id, now);
  const watering = nextWatering([...due, ...later]);
  const tooMoist = [...due, ...later].find(({ longerRhythm }) => longerRhythm !== null);

  return (
    <section aria-labelledby={heading}>
      <Card className="px-4 pt-4 pb-2 sm:px-6 sm:pt-5">
        <h2 id={heading} tabIndex={-1} className="text-2xl">
          {due.length === 0 ? 'Nothing due today' : 'Due today'}
        </h2>
        {due.length > 0 && <Rows reminders={due} now={now} due actions={actions} />}
        <dl className="grid grid-cols-2 gap-4 border-line/80 border-t py-3 first-of-type:mt-2">
          <Moment name="Last watered" text={lastText(lastWatered, now)} />
          <Moment name="Next watering" text={nextText(watering, now)} />
        </dl>
        {later.length > 0 && (
          <>
            <h2 className="border-line/80 border-t pt-3 font-body font-medium text-base text-ink-soft tracking-normal">
              Its reminders
            </h2>
            <Rows reminders={later} now={now} due={false} actions={actions} />
          </>
        )}
        {watering !== undefined && watering.frequency !== 'once' && (
          <div className="border-line/80 border-t">
            <PlantAdaptiveWatering plant={plant} />
          </div>
        )}
        <div className="-mx-2 border-line/80 border-t pt-1">
          <Button variant="quiet" className="px-3! text-leaf" onClick={() => open('new')}>
            <BellPlus aria-hidden className="size-5" />
            Set Reminder
          </Button>
        </div>
      </Card>
      <JustCompleted reminders={reminders} completions={completions} onUndo={(all) => void reopen(all)} />
      {form.subject !== null && (
        <div className="mt-5">
          <Suspense>
            <ReminderForm
              key={form.subject === 'new' ? 'new' : form.subject._id}
              subject={form.subject}
              plants={[plant]}
              plant={plant._id}
              unsaved={form.unsaved}
              onClose={form.close}
              onSaved={() => {}}
            />
          </Suspense>
        </div>
      )}
      <DeleteReminder
        reminder={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={() => document.getElementById(heading)?.focus({ preventScroll: true })}
      />
      {tooMoist?.longerRhythm && (
        <LongerRhythmOffer key={tooMoist._id} reminder={tooMoist} longer={tooMoist.longerRhythm} />
      )}
    </section>
  );
}

function lastText(lastWatered: string | null | undefined, now: Date): string {
  if (lastWatered === undefined) return '…';
  return lastWatered === null ? 'Never logged' : daysAgo(lastWatered, now);
}

function nextText(watering: Reminder | undefined, now: Date): string {
  if (watering === undefined) return 'No reminder';
  const rest = restText(watering, now);
  if (rest !== null) return rest;
  return isOverdue(watering, now) ? `Overdue ${dueText(watering, now)}` : dueText(watering, now);
}

interface RowsProps {
  reminders: readonly Reminder[];
  now: Date;
  due: boolean;
  actions: ReminderActions;
}

function Rows({ reminders, ...rest }: RowsProps) {
  return (
    <ul className="divide-y divide-line/60">
      {reminders.map((reminder) => (
        <li key={reminder._id}>
          <PlantTaskRow reminder={reminder} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Moment({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold leading-snug">{capitalized(text)}</dd>
    </div>
  );
}
