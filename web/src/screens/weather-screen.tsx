import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_FETCH_WEATHER } from '@plantcare/contract/messages.ts';
import { useWeatherCare } from '@/features/weather/api.ts';
import { CareCard } from '@/features/weather/components/care-card.tsx';
import { GardenCard } from '@/features/weather/components/garden-card.tsx';
import { GardenUnderSky } from '@/features/weather/components/garden-under-sky.tsx';
import { LocateButton } from '@/features/weather/components/locate-button.tsx';
import { OwnLocationButton } from '@/features/weather/components/own-location-button.tsx';
import { PlaceForm } from '@/features/weather/components/place-form.tsx';
import { WeatherCard } from '@/features/weather/components/weather-card.tsx';
import { WeekAhead } from '@/features/weather/components/week-ahead.tsx';
import { useOwnPlace } from '@/features/weather/use-own-place.ts';
import { usePlaceSearch } from '@/features/weather/use-place-search.ts';
import { usePlantType } from '@/features/weather/use-plant-type.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useSession } from '@/lib/session/session.ts';
import { useMeasures } from '@/lib/units/use-measures.ts';
import { FormError } from '@/ui/controls/form-error.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingMessage } from '@/ui/feedback/loading-message.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

export function WeatherScreen() {
  const user = useSession()?.user;
  return user ? <WeatherOf user={user} /> : null;
}

function WeatherOf({ user }: { user: User }) {
  const search = usePlaceSearch(user);
  const { place } = search;
  const ownPlace = useOwnPlace(user, place);
  const plantType = usePlantType();
  const measures = useMeasures();
  const care = useWeatherCare(place, plantType.asked);
  const name = place?.city ?? 'Your Location';
  const problem =
    care.error && !care.isFetching ? messageOf(care.error, { fallback: FAILED_TO_FETCH_WEATHER }) : undefined;
  const loading = !care.data && (care.isFetching || search.searching || search.locating);
  return (
    <div className="page">
      <PageHeader title="Weather" actions={<LocateButton busy={search.locating} onClick={search.locate} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PlaceForm search={search} plantType={plantType.typed} onPlantType={plantType.type} />
        <FormError text={search.problem ?? (care.data && problem)} />
        {care.data && (
          <>
            {ownPlace && <GardenCard place={ownPlace} />}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <CareCard
                recommendations={care.data.recommendations}
                basis={`${name}: ${measures.temperature(care.data.weather.temperature)}, ${care.data.weather.description}`}
                changing={care.isPlaceholderData}
              />
              <WeatherCard
                weather={care.data.weather}
                name={name}
                action={<OwnLocationButton user={user} city={place?.city ?? null} />}
              />
            </div>
            <WeekAhead days={care.data.forecast} />
          </>
        )}
        <p role="status" className="sr-only">
          {care.data && !care.isFetching && 'Weather loaded'}
        </p>
        {problem && !care.data && <ErrorState title={problem} onRetry={() => void care.refetch()} />}
        {loading && <LoadingMessage text="Loading weather…" />}
        {!place && !loading && !search.problem && (
          <EmptyState
            drawing={<GardenUnderSky />}
            title="What will the weather bring?"
            text="Use your location or search for your city to see the weather and what it means for your plants."
          />
        )}
      </div>
    </div>
  );
}
