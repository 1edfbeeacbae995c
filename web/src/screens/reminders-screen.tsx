import { FAILED_TO_LOAD_PLANT_CHOICE, UNABLE_TO_LOAD_REMINDERS } from '@plantcare/contract/messages.ts';
import { MAX_INTERVAL, type Reminder } from '@plantcare/contract/reminders.ts';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { usePlants } from '@/features/plants/api.ts';
import { useReminders } from '@/features/reminders/api.ts';
import { browsingFrom } from '@/features/reminders/browse-address.ts';
import { viewOf } from '@/features/reminders/browse-reminders.ts';
import { ReminderBook } from '@/features/reminders/components/list/reminder-book.tsx';
import { ReminderSkeleton } from '@/features/reminders/components/list/reminder-skeleton.tsx';
import { dueNow } from '@/features/reminders/today-view.ts';
import { useReminderForm } from '@/features/reminders/use-reminder-form.ts';
import { FirstPlantActions } from '@/features/samples/components/first-plant-actions.tsx';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { EmptyShelf } from '@/ui/drawings/empty-shelf.tsx';
import { Sprout } from '@/ui/drawings/sprout.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { PageHeader } from '@/ui/layout/page-header.tsx';

const ReminderForm = lazyPart(
  async () => (await import('@/features/reminders/components/form/reminder-form.tsx')).ReminderForm,
);

/**
 * Serves `/reminders`; `?plant=` chooses the plant of a new reminder too, `?add=` opens the form for it, and `?every=` says
 * after how many days it comes again.
 */
export function RemindersScreen() {
  const [address, setAddress] = useSearchParams();
  const reminders = useReminders();
  const plants = usePlants();
  const form = useReminderForm(reminders.data, address.has('add'));
  const plant = plants.data?.find(({ _id }) => _id === address.get('plant'))?._id ?? '';
  const empty = reminders.data?.length === 0;
  const hasPlants = plants.data !== undefined && plants.data.length > 0;

  /** What was just saved for another day is not in the view of today. */
  function showSaved(reminder: Reminder) {
    const isToday = dueNow([reminder], new Date()).length > 0;
    if (isToday || viewOf(browsingFrom(address)) !== 'today') return;
    setAddress({ view: 'plan' }, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="page max-w-5xl!">
      <PageHeader
        title="Reminders"
        actions={
          !empty && (
            <Button onClick={() => form.open('new')}>
              <Plus aria-hidden className="size-5" />
              Add Reminder
            </Button>
          )
        }
      />
      {form.subject !== null && hasPlants && (
        <Suspense>
          <ReminderForm
            key={form.subject === 'new' ? 'new' : form.subject._id}
            subject={form.subject}
            plants={plants.data}
            plant={plant}
            every={daysIn(address)}
            unsaved={form.unsaved}
            onClose={form.close}
            onSaved={showSaved}
          />
        </Suspense>
      )}
      {form.subject !== null && plants.isError && !plants.data && (
        <ErrorState
          title={FAILED_TO_LOAD_PLANT_CHOICE}
          text={messageOf(plants.error)}
          onRetry={() => void plants.refetch()}
        />
      )}
      {reminders.data && !empty && (
        <ReminderBook reminders={reminders.data} plants={plants.data ?? []} onEdit={form.open} />
      )}
      {empty && plants.data?.length === 0 && (
        <EmptyState
          drawing={<EmptyShelf />}
          title="No reminders yet"
          text="A reminder belongs to a plant, so add a plant first. A name is enough."
          action={<FirstPlantActions />}
        />
      )}
      {empty && plants.data?.length !== 0 && form.subject === null && (
        <EmptyState
          drawing={<Sprout />}
          title="No reminders yet"
          text="Choose a plant, what it needs and how often."
          action={
            <Button size="lg" onClick={() => form.open('new')}>
              Add Your First Reminder
            </Button>
          }
        />
      )}
      {reminders.isPending && <ReminderSkeleton />}
      {reminders.isError && !reminders.data && (
        <ErrorState
          title={UNABLE_TO_LOAD_REMINDERS}
          text={messageOf(reminders.error)}
          onRetry={() => void reminders.refetch()}
        />
      )}
      <Confirm
        open={form.asked !== null}
        onOpenChange={(open) => !open && form.stay()}
        title="Close without saving?"
        text="What you changed in this reminder will be lost."
        confirmLabel="Close"
        onConfirm={form.confirm}
        danger
      />
    </div>
  );
}

/** The days of `?every=`, which may have been typed by hand. */
function daysIn(address: URLSearchParams): number | null {
  const days = Number(address.get('every'));
  return Number.isInteger(days) && days >= 1 && days <= MAX_INTERVAL ? days : null;
}
