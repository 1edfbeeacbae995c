import type { User } from '@plantcare/contract/auth.ts';
import { useAskAgain, useWeatherCare } from '@/features/weather/api.ts';
import { CareCard } from '@/features/weather/components/care-card.tsx';
import { GardenUnderSky } from '@/features/weather/components/garden-under-sky.tsx';
import { LocateButton } from '@/features/weather/components/locate-button.tsx';
import { OwnLocationButton } from '@/features/weather/components/own-location-button.tsx';
import { PlaceSearch } from '@/features/weather/components/place-search.tsx';
import { WeatherCard } from '@/features/weather/components/weather-card.tsx';
import { WeekAhead } from '@/features/weather/components/week-ahead.tsx';
import { usePlantType } from '@/features/weather/use-plant-type.ts';
import { useWeatherPlace } from '@/features/weather/use-weather-place.ts';
import { messageOf } from '@/lib/error-messages.ts';
import { FAILED_TO_FETCH_WEATHER } from '@/lib/messages.ts';
import { useSession } from '@/lib/session.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { FormError } from '@/ui/form-error.tsx';
import { LoadingMessage } from '@/ui/loading-message.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export function WeatherScreen() {
  const user = useSession()?.user;
  return user ? <WeatherOf user={user} /> : null;
}

function WeatherOf({ user }: { user: User }) {
  const place = useWeatherPlace(user);
  const plantType = usePlantType();
  const care = useWeatherCare(place.place, plantType.asked);
  const askAgain = useAskAgain();
  const name = place.place?.city ?? 'Your Location';
  const loading = !care.data && (care.isFetching || place.searching || place.locating);
  return (
    <div className="page">
      <PageHeader title="Weather" actions={<LocateButton busy={place.locating} onClick={place.locate} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PlaceSearch place={place} plantType={plantType.typed} onPlantType={plantType.type} />
        <FormError text={place.problem} />
        {care.isError && !care.isFetching && (
          <div className="grid justify-items-start gap-4">
            <FormError text={messageOf(care.error, { fallback: FAILED_TO_FETCH_WEATHER })} />
            <Button variant="secondary" onClick={askAgain}>
              Try Again
            </Button>
          </div>
        )}
        {care.data && (
          <>
            <div className="grid gap-6 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <WeatherCard
                weather={care.data.weather}
                name={name}
                action={<OwnLocationButton user={user} city={place.place?.city ?? null} />}
              />
              <CareCard recommendations={care.data.recommendations} changing={care.isPlaceholderData} />
            </div>
            <WeekAhead days={care.data.forecast} />
          </>
        )}
        <p role="status" className="sr-only">
          {care.data && !care.isFetching && 'Weather loaded'}
        </p>
        {loading && <LoadingMessage text="Loading weather…" />}
        {!place.place && !loading && !place.problem && (
          <EmptyState
            drawing={<GardenUnderSky />}
            title="What does the sky hold?"
            text="Use your location or search for your city, and read what the weather asks of you and your plants."
          />
        )}
      </div>
    </div>
  );
}
