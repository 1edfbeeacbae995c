import { UNABLE_TO_LOAD_PLANTS } from '@plantcare/contract/messages.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import LayoutList from 'lucide-react/icons/layout-list';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useCallback, useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePlants } from '@/features/plants/api.ts';
import { FromPhotoButton } from '@/features/plants/components/from-photo-button.tsx';
import { PlantBrowser } from '@/features/plants/components/plant-browser.tsx';
import { PlantGridSkeleton } from '@/features/plants/components/plant-grid-skeleton.tsx';
import { justAddedFrom } from '@/features/plants/just-added.ts';
import { usePlantsByPlace } from '@/features/plants/use-plants-by-place.ts';
import { JustAddedBar } from '@/features/reminders/components/just-added-bar.tsx';
import { RhythmOffer } from '@/features/reminders/components/offers/rhythm-offer.tsx';
import { FillGardenButton } from '@/features/samples/components/fill-garden-button.tsx';
import { SampleBar } from '@/features/samples/components/sample-bar.tsx';
import { messageOf } from '@/lib/api/error-messages.ts';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { EmptyShelf } from '@/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { PageHeader } from '@/ui/layout/page-header.tsx';

const RemindPlants = lazyPart(
  async () => (await import('@/features/reminders/components/remind-plants.tsx')).RemindPlants,
);

const PlaceForm = lazyPart(async () => (await import('@/features/places/components/place-form.tsx')).PlaceForm);

const FarewellForm = lazyPart(
  async () => (await import('@/features/farewell/components/farewell-form.tsx')).FarewellForm,
);

const FormerPlantsLink = lazyPart(
  async () => (await import('@/features/farewell/components/former-plants-link.tsx')).FormerPlantsLink,
);

export function PlantListScreen() {
  const { state } = useLocation();
  // Kept from the navigation to this screen, because filters add history entries.
  const [justAdded] = useState(() => justAddedFrom(state));
  const [reminded, setReminded] = useState<readonly Reminder[]>([]);
  const forgetReminded = useCallback(() => setReminded([]), []);
  const plants = usePlants();
  // Drawn in slices, between which the browser can answer a touch.
  const list = useDeferredValue(plants.data);
  const added = list?.find(({ _id }) => _id === justAdded);
  const empty = list?.length === 0;
  const [byPlace, groupByPlace] = usePlantsByPlace();
  const hasPlaces = list?.some(({ placeId }) => placeId !== null);
  return (
    <div className="page">
      <PageHeader
        title="My Plants"
        actions={
          !empty && (
            <>
              <FromPhotoButton compact />
              <ButtonLink to={paths.addPlant}>
                <Plus aria-hidden className="size-5 max-[24rem]:hidden" />
                Add Plant
              </ButtonLink>
            </>
          )
        }
      />
      {!empty && (
        <div className="-mt-3 mb-3 flex min-h-11 items-center justify-between gap-3">
          <div className="flex items-center gap-6">
            <Link to={paths.places} className="target inline-flex items-center font-semibold text-leaf">
              See your places
            </Link>
            <div className="max-sm:hidden">
              <Suspense>
                <FormerPlantsLink />
              </Suspense>
            </div>
          </div>
          {hasPlaces && (
            <Button
              variant="quiet"
              aria-pressed={byPlace}
              className="px-3! aria-pressed:bg-moss-soft aria-pressed:text-leaf-deep"
              onClick={() => groupByPlace(!byPlace)}
            >
              <LayoutList aria-hidden className="size-5" />
              Group by place
            </Button>
          )}
        </div>
      )}
      {list && !empty && (
        <div className="mb-5 empty:hidden">
          <SampleBar plants={list} />
        </div>
      )}
      {list && !empty && (
        <PlantBrowser
          plants={list}
          byPlace={byPlace}
          renderRemind={({ plants: chosen, onClose, onAdded }) => (
            <Suspense>
              <RemindPlants
                plants={chosen}
                onClose={onClose}
                onAdded={(reminders) => {
                  setReminded(reminders);
                  onAdded();
                }}
              />
            </Suspense>
          )}
          renderNewPlace={(parts) => (
            <Suspense>
              <PlaceForm place={null} {...parts} />
            </Suspense>
          )}
          renderFarewell={(parts) => (
            <Suspense>
              <FarewellForm {...parts} />
            </Suspense>
          )}
          bar={reminded.length > 1 && <JustAddedBar reminders={reminded} onClose={forgetReminded} />}
        />
      )}
      {empty && (
        <EmptyState
          drawing={<EmptyShelf />}
          title="No plants yet"
          text="Start with your favorite. A name is enough; you can add a photo and care details later."
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to={paths.addPlant} size="lg">
                Add Your First Plant
              </ButtonLink>
              <FromPhotoButton size="lg" />
              <FillGardenButton size="lg" />
            </div>
          }
        />
      )}
      {!list && !plants.isError && <PlantGridSkeleton />}
      {plants.isError && !plants.data && (
        <ErrorState
          title={UNABLE_TO_LOAD_PLANTS}
          text={messageOf(plants.error)}
          onRetry={() => void plants.refetch()}
        />
      )}
      {list && (
        <div className={classes('mt-8 text-center empty:hidden', !empty && 'sm:hidden')}>
          <Suspense>
            <FormerPlantsLink />
          </Suspense>
        </div>
      )}
      {added && <RhythmOffer plant={added} />}
    </div>
  );
}
