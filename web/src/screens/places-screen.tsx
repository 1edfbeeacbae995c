import { UNABLE_TO_LOAD_PLACES } from '@plantcare/contract/messages.ts';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { usePlaces } from '@/features/places/api.ts';
import { PlaceForm } from '@/features/places/components/place-form.tsx';
import { PlaceList } from '@/features/places/components/place-list.tsx';
import { usePlants } from '@/features/plants/api.ts';
import { nextCares } from '@/features/plants/next-care.ts';
import { useReminders } from '@/features/reminders/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { Button } from '@/ui/controls/button.tsx';
import { EmptyShelf } from '@/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

export function PlacesScreen() {
  const places = usePlaces();
  const { data: plants } = usePlants();
  const { data: reminders } = useReminders();
  const now = useNow();
  const [adding, setAdding] = useState(false);
  const byPlace = useMemo(() => Map.groupBy(plants ?? [], ({ placeId }) => placeId), [plants]);
  const cares = useMemo(() => nextCares(reminders ?? [], now), [reminders, now]);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-5" />
      Add Place
    </Button>
  );
  return (
    <div className="page">
      <PageHeader
        title="Places"
        text="Your rooms and beds, and what needs care there."
        actions={places.data && places.data.length > 0 && add}
      />
      {places.data?.length === 0 && (
        <EmptyState
          drawing={<EmptyShelf />}
          title="No places yet"
          text="Add a room or a bed, or write a location in the form of a plant."
          action={add}
        />
      )}
      {places.data && places.data.length > 0 && (
        <PlaceList
          places={places.data}
          countsOf={({ _id }) => {
            const here = byPlace.get(_id) ?? [];
            return { plants: here.length, due: here.filter((plant) => cares.get(plant._id)?.isDue).length };
          }}
        />
      )}
      {places.isPending && (
        <div className="grid gap-3 desk:grid-cols-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {places.isError && !places.data && (
        <ErrorState
          title={UNABLE_TO_LOAD_PLACES}
          text={messageOf(places.error)}
          onRetry={() => void places.refetch()}
        />
      )}
      {adding && <PlaceForm place={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
