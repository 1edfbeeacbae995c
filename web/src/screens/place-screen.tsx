import { FAILED_TO_LOAD_PLACE } from '@plantcare/contract/messages.ts';
import type { Place } from '@plantcare/contract/places.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { usePlaces } from '@/features/places/api.ts';
import { DeletePlace } from '@/features/places/components/delete-place.tsx';
import { PlaceForm } from '@/features/places/components/place-form.tsx';
import { countText, placeText } from '@/features/places/place-words.ts';
import { usePlants } from '@/features/plants/api.ts';
import { nextCares } from '@/features/plants/next-care.ts';
import { usePlantBulk } from '@/features/plants/use-plant-bulk.ts';
import { useReminders } from '@/features/reminders/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

/** One room or bed with its plants, which one tap waters. */
export function PlaceScreen() {
  const { id } = useParams();
  const places = usePlaces();
  const plants = usePlants();
  const place = places.data?.find(({ _id }) => _id === id);
  if (place && plants.data) {
    const here = plants.data.filter(({ placeId }) => placeId === id);
    return (
      <PlacePage key={id} place={place} others={places.data?.filter((one) => one !== place) ?? []} plants={here} />
    );
  }
  const error = places.error ?? plants.error;
  if (!error && (places.isPending || plants.isPending))
    return (
      <div className="page">
        <Skeleton className="h-64" />
      </div>
    );
  return (
    <div className="page text-center">
      <ErrorState
        title={FAILED_TO_LOAD_PLACE}
        text={error ? messageOf(error, { item: 'Place' }) : 'Place not found.'}
        {...(error && { onRetry: () => void Promise.all([places.refetch(), plants.refetch()]) })}
      />
      <ButtonLink to={paths.places} variant="secondary">
        Back to Places
      </ButtonLink>
    </div>
  );
}

interface PlacePageProps {
  place: Place;
  others: readonly Place[];
  plants: readonly Plant[];
}

function PlacePage({ place, others, plants }: PlacePageProps) {
  const navigate = useNavigate();
  const bulk = usePlantBulk();
  const { data: reminders } = useReminders();
  const now = useNow();
  const cares = useMemo(() => nextCares(reminders ?? [], now), [reminders, now]);
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const due = plants.filter(({ _id }) => cares.get(_id)?.isDue).length;
  const close = () => setAsking(null);
  return (
    <div className="page">
      <PageHeader
        title={place.name}
        text={[placeText(place), countText(plants.length, due)].filter((text) => text !== '').join(' · ')}
        actions={
          plants.length > 0 && (
            <Button busy={bulk.watering} onClick={() => void bulk.water(plants)}>
              <span aria-hidden>💧</span>
              Water all here ({plants.length})
            </Button>
          )
        }
      />
      {place.note !== null && <p className="mb-5 whitespace-pre-line break-words">{place.note}</p>}
      {plants.length === 0 ? (
        <p className="rounded-card bg-moss-soft px-5 py-6 text-center">
          No plant is here. Choose this place as the location of a plant.
        </p>
      ) : (
        <Card className="px-3.5 sm:px-5">
          <ul className="divide-y divide-line/60">
            {plants.map((plant) => (
              <li key={plant._id}>
                <Link to={paths.plant(plant._id)} className="flex items-center gap-4 py-3">
                  <span className="w-14 shrink-0">
                    <PlantPhoto photoUrl={plant.photoUrl} name={plant.name} species={plant.species} sizes="3.5rem" />
                  </span>
                  <span className="min-w-0">
                    <span className="block truncate font-semibold">{plant.name}</span>
                    <span className="block truncate text-ink-soft text-sm">
                      {cares.get(plant._id)?.text ?? plant.species}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsking('edit')}>
          <Pencil aria-hidden className="size-5" />
          Edit
        </Button>
        <Button variant="secondary" onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden className="size-5" />
          Delete
        </Button>
        <ButtonLink to={paths.places} variant="quiet">
          Back to Places
        </ButtonLink>
      </div>
      {asking === 'edit' && <PlaceForm place={place} onClose={close} />}
      {asking === 'delete' && (
        <DeletePlace
          place={place}
          others={others}
          plants={plants.length}
          onClose={close}
          onDeleted={() => void navigate(paths.places, { replace: true })}
        />
      )}
    </div>
  );
}
