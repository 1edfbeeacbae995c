import { FAILED_TO_LOAD_PLANT_CHOICE } from '@plantcare/contract/messages.ts';
import { useSearchParams } from 'react-router';
import { NEW_ENTRY_OPTIONS } from '@/features/diary/activities.ts';
import { AddEntryForm } from '@/features/diary/components/add-entry-form.tsx';
import { usePlants } from '@/features/plants/api.ts';
import { FirstPlantActions } from '@/features/samples/components/first-plant-actions.tsx';
import { messageOf } from '@/lib/api/error-messages.ts';
import { EmptyShelf } from '@/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

/** Serves `/diary/add`; `?plant=` and `?activity=` prefill the form. */
export function AddDiaryEntryScreen() {
  const [address] = useSearchParams();
  const { data: plants, error, refetch } = usePlants();
  const plant = plants?.find(({ _id }) => _id === address.get('plant'))?._id ?? '';
  const activity = NEW_ENTRY_OPTIONS.find(({ value }) => value === address.get('activity'))?.value ?? '';
  return (
    <div className="page">
      <PageHeader title="Add Diary Entry" />
      {plants && plants.length > 0 && <AddEntryForm plants={plants} plant={plant} activity={activity} />}
      {plants?.length === 0 && (
        <EmptyState
          drawing={<EmptyShelf />}
          title="No plants yet"
          text="A diary entry belongs to a plant, so add a plant first. A name is enough."
          action={<FirstPlantActions />}
        />
      )}
      {!plants && !error && <Skeleton className="h-[36rem] w-full rounded-card" />}
      {!plants && error && (
        <ErrorState title={FAILED_TO_LOAD_PLANT_CHOICE} text={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
