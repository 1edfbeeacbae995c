import { FAILED_TO_LOAD_PLANT } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { Suspense } from 'react';
import { useMatch, useParams, useSearchParams } from 'react-router';
import { PlantAbilities } from '@/features/assistant/components/plant-abilities.tsx';
import { usePlantHistory } from '@/features/diary/api.ts';
import { PlantActions } from '@/features/diary/components/plant-actions.tsx';
import { SayFarewell } from '@/features/farewell/components/say-farewell.tsx';
import { PlantMoves } from '@/features/places/components/plant-moves.tsx';
import { usePlant } from '@/features/plants/api.ts';
import { PlantSkeleton } from '@/features/plants/components/plant-skeleton.tsx';
import { PlantView } from '@/features/plants/components/plant-view.tsx';
import { PlantTasks } from '@/features/reminders/components/plant-tasks.tsx';
import { SampleNote } from '@/features/samples/components/sample-note.tsx';
import { SpeciesCare } from '@/features/species/components/species-care.tsx';
import { CallError } from '@/lib/api/call-error.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';

const EditPlant = lazyPart(async () => (await import('@/features/plants/components/edit-plant.tsx')).EditPlant);

const FormerPlant = lazyPart(async () => (await import('./former-plant-page.tsx')).FormerPlantPage);

// Below what is seen first.
const PlantHistory = lazyPart(
  async () => (await import('@/features/diary/components/plant-history/plant-history.tsx')).PlantHistory,
);
const PlantRecovery = lazyPart(
  async () => (await import('@/features/recovery/components/plant-recovery.tsx')).PlantRecovery,
);

/** Serves `/plants/{id}` and, as its edit form, `/plants/{id}/edit` and `/plants/{id}?edit=true`. */
export function PlantDetailScreen() {
  const { id = '' } = useParams();
  return (
    <div className="page">
      <PlantOrItsForm key={id} id={id} />
    </div>
  );
}

function PlantOrItsForm({ id }: { id: string }) {
  const [address] = useSearchParams();
  const editing = useMatch('/plants/:id/edit') !== null || address.get('edit') === 'true';
  const { data: plant, error, refetch } = usePlant(id);

  const gone = error instanceof CallError && error.status === 404;
  if (plant && !gone && editing) {
    return (
      <Suspense fallback={<PlantSkeleton />}>
        <EditPlant plant={plant} />
      </Suspense>
    );
  }
  if (plant?.farewell && !gone) {
    return (
      <Suspense fallback={<PlantSkeleton />}>
        <FormerPlant plant={plant} farewell={plant.farewell} />
      </Suspense>
    );
  }
  if (plant && !gone) {
    return <PlantPage plant={plant} />;
  }
  if (!error) return <PlantSkeleton />;
  return (
    <div className="text-center">
      <ErrorState
        title={FAILED_TO_LOAD_PLANT}
        text={messageOf(error, { item: 'Plant' })}
        {...(!gone && { onRetry: () => void refetch() })}
      />
      <ButtonLink to={paths.plants} variant="secondary">
        Back to List
      </ButtonLink>
    </div>
  );
}

/** Its care first, then what is known of it, then its history. */
function PlantPage({ plant }: { plant: Plant }) {
  const { data: history } = usePlantHistory(plant._id);
  const [address] = useSearchParams();
  return (
    <>
      <PlantView
        plant={plant}
        actions={<SayFarewell plant={plant} />}
        care={
          <>
            <SampleNote plant={plant} />
            <PlantActions plant={plant} scanned={address.get('scan') === 'label'} />
            <PlantTasks plant={plant} lastWatered={history?.lastWatered} />
          </>
        }
      >
        <PlantMoves plant={plant._id} />
        {plant.species !== null && <SpeciesCare name={plant.species} />}
        <PlantAbilities plant={plant} />
      </PlantView>
      <Suspense>
        <PlantRecovery plant={plant._id} />
        <PlantHistory plant={plant} />
      </Suspense>
      {/* Lets the end of the page scroll above the bar of a phone. */}
      <div aria-hidden className="h-16 desk:hidden" />
    </>
  );
}
