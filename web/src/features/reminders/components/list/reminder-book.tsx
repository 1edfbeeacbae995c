import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useNow } from '@/lib/time/use-now.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx';
import { VIEWS, type View } from '../../browse-reminders.ts';
import { dueNow } from '../../today-view.ts';
import { useCompletion } from '../../use-completion.ts';
import { useReminderBrowsing } from '../../use-reminder-browsing.ts';
import { DeleteReminder } from '../delete-reminder.tsx';
import { LongerRhythmOffer } from '../offers/longer-rhythm-offer.tsx';
import type { ReminderActions } from '../reminder-actions.ts';
import { Today } from '../today.tsx';
import { ReminderSkeleton } from './reminder-skeleton.tsx';
import { ReminderToolbar } from './reminder-toolbar.tsx';
import { SelectionBar } from './selection-bar.tsx';

// What is due today comes first, and needs no long list.
const ReminderBrowser = lazyPart(async () => (await import('./reminder-browser.tsx')).ReminderBrowser);

const LABELS: Readonly<Record<View, string>> = { today: 'Today', plan: 'Plan', history: 'History' };

interface ReminderBookProps {
  reminders: readonly Reminder[];
  plants: readonly Plant[];
  onEdit: (reminder: Reminder) => void;
}

/** What is due today, all that is planned, and what is completed; for when there are reminders. */
export function ReminderBook({ reminders, plants, onEdit }: ReminderBookProps) {
  const now = useNow();
  const { complete, reopen, completing, completions } = useCompletion();
  const [leaving, setLeaving] = useState<Reminder | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string> | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { browsing, view, matching, totals, narrowed, ...browse } = useReminderBrowsing(reminders, now);

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
      complete: (reminder) => void complete([reminder]),
      reopen: (reminder) => void reopen([reminder]),
      edit: onEdit,
      remove: setLeaving,
      select,
    }),
    [complete, reopen, onEdit, select],
  );
  // One that was completed on another device meanwhile is not selected any more.
  const selected = reminders.filter(({ _id, completed }) => !completed && selection?.has(_id));
  const tooMoist = reminders.find(({ completed, longerRhythm }) => !completed && longerRhythm !== null);
  const due = useMemo(() => dueNow(reminders, now), [reminders, now]);
  const parts = { plants: plantsById, now, selection, actions };
  const counts: Readonly<Record<View, number>> = {
    today: due.length,
    plan: matching.plan.length,
    history: matching.history.length,
  };
  const list = (which: 'plan' | 'history') => (
    <Suspense fallback={<ReminderSkeleton />}>
      <ReminderBrowser
        view={which}
        shown={matching[which]}
        total={totals[which]}
        elsewhere={matching[which === 'plan' ? 'history' : 'plan'].length}
        sort={browsing.sort}
        narrowed={narrowed}
        onClear={browse.clear}
        onSwitch={() => browse.choose({ view: which === 'plan' ? 'history' : 'plan' })}
        count={count}
        {...parts}
      />
    </Suspense>
  );

  return (
    <>
      <Tabs
        value={view}
        // The tabs have no other values.
        onValueChange={(next) => browse.open(next as View)}
      >
        <TabList aria-label="Which reminders" className="mb-2">
          {VIEWS.map((each) => (
            <Tab key={each} value={each} className="grow sm:grow-0 sm:px-6">
              {LABELS[each]}
              {counts[each] > 0 && (
                <span className="ml-2 font-normal text-ink-soft text-sm">
                  <span className="sr-only">: </span>
                  {counts[each]}
                </span>
              )}
            </Tab>
          ))}
        </TabList>
        <ReminderToolbar
          browsing={browsing}
          plants={plants}
          view={view}
          matches={view === 'history' ? matching.history.length : matching.plan.length}
          onType={browse.typeSearch}
          onLeaveSearch={browse.writeSearch}
          onChoose={browse.choose}
          onClear={browse.clear}
        />
        <TabPanel value="today" className="pt-3">
          <Today
            reminders={reminders}
            due={due}
            completing={completing}
            completions={completions}
            onComplete={(all) => void complete(all)}
            onUndo={(all) => void reopen(all)}
            onSelecting={(on) => setSelection(on ? new Set() : null)}
            onPlan={() => browse.open('plan')}
            {...parts}
          />
        </TabPanel>
        <TabPanel value="plan" className="pt-0">
          {list('plan')}
        </TabPanel>
        <TabPanel value="history" className="pt-0">
          {list('history')}
        </TabPanel>
      </Tabs>
      <DeleteReminder reminder={leaving} onClose={() => setLeaving(null)} onDeleted={() => count.current?.focus()} />
      {selection !== null && (
        <SelectionBar
          count={selected.length}
          busy={completing}
          onComplete={() => void complete(selected).then((done) => done && setSelection(null))}
          onCancel={() => setSelection(null)}
        />
      )}
      {selection === null && tooMoist?.longerRhythm && (
        <LongerRhythmOffer key={tooMoist._id} reminder={tooMoist} longer={tooMoist.longerRhythm} />
      )}
    </>
  );
}
