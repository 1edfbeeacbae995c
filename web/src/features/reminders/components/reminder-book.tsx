import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import ListChecks from 'lucide-react/icons/list-checks';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNow } from '@/lib/time/use-now.ts';
import { Button } from '@/ui/controls/button.tsx';
import { OCCASIONS, todayView } from '../today-view.ts';
import { useCompletion } from '../use-completion.ts';
import { DeleteReminder } from './delete-reminder.tsx';
import { DiaryOffer } from './diary-offer.tsx';
import { JustCompleted } from './just-completed.tsx';
import { LongerRhythmOffer } from './longer-rhythm-offer.tsx';
import type { ReminderActions } from './reminder-actions.ts';
import { ReminderBrowser } from './reminder-browser.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TodaySections } from './today-sections.tsx';

interface ReminderBookProps {
  reminders: readonly Reminder[];
  plants: readonly Plant[];
  onEdit: (reminder: Reminder) => void;
}

/** What is due first, then all reminders; for when there are some. */
export function ReminderBook({ reminders, plants, onEdit }: ReminderBookProps) {
  const now = useNow();
  const { complete, reopen, completeSeveral, completing, justCompleted, unwritten, drop } = useCompletion();
  const [leaving, setLeaving] = useState<Reminder | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string> | null>(null);
  const count = useRef<HTMLParagraphElement>(null);

  const plantsById = useMemo(() => new Map(plants.map((plant) => [plant._id, plant])), [plants]);
  const select = useCallback((ids: readonly string[], take: boolean) => {
    setSelection((before) => {
      const next = new Set(before);
      for (const id of ids) take ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const actions = useMemo<ReminderActions>(
    () => ({
      complete: (reminder) => void complete(reminder),
      reopen: (reminder) => void reopen(reminder),
      edit: onEdit,
      remove: setLeaving,
      select,
    }),
    [complete, reopen, onEdit, select],
  );
  // One that was completed on another device meanwhile is not selected any more.
  const selected = reminders.filter(({ _id, completed }) => !completed && selection?.has(_id));
  const tooMoist = reminders.find(({ completed, longerRhythm }) => !completed && longerRhythm !== null);
  const view = useMemo(() => todayView(reminders, now), [reminders, now]);
  const nothingSoon = OCCASIONS.every((occasion) => view[occasion].length === 0);
  const parts = { plants: plantsById, now, selection, actions };
  const selectSeveral = reminders.some(({ completed }) => !completed) && (
    <Button
      variant="quiet"
      aria-pressed={selection !== null}
      className="-mr-2 px-3!"
      onClick={() => setSelection(selection === null ? new Set() : null)}
    >
      <ListChecks aria-hidden className="size-5" />
      Select several
    </Button>
  );

  return (
    <>
      <TodaySections view={view} action={selectSeveral} {...parts} />
      <JustCompleted
        reminders={reminders.filter(({ _id, completed }) => completed && justCompleted.has(_id))}
        onUndo={(reminder) => void reopen(reminder)}
      />
      <ReminderBrowser reminders={reminders} action={nothingSoon && selectSeveral} count={count} {...parts} />
      <DeleteReminder reminder={leaving} onClose={() => setLeaving(null)} onDeleted={() => count.current?.focus()} />
      {selection !== null && (
        <SelectionBar
          count={selected.length}
          busy={completing}
          onComplete={() => void completeSeveral(selected).then((done) => done && setSelection(null))}
          onCancel={() => setSelection(null)}
        />
      )}
      {selection === null && unwritten.length > 0 && <DiaryOffer reminders={unwritten} onAnswered={drop} />}
      {selection === null && unwritten.length === 0 && tooMoist?.longerRhythm && (
        <LongerRhythmOffer key={tooMoist._id} reminder={tooMoist} longer={tooMoist.longerRhythm} />
      )}
    </>
  );
}
