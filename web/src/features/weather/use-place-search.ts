import type { User } from '@plantcare/contract/auth.ts';
import { FAILED_TO_FETCH_CITY_WEATHER } from '@plantcare/contract/messages.ts';
import { useEffect, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { useDraftText } from '@/ui/controls/use-draft.ts';
import { useAskAgain, useCity, useLocate } from './api.ts';
import { type Place, rememberedPlace, rememberPlace } from './place.ts';

/** A known place, or a city that is still to be looked up. */
type Asked = { place: Place } | { city: string } | null;

function firstAsked({ _id, location }: User): Asked {
  const place = rememberedPlace(_id);
  if (place) return { place };
  return location === null ? null : { city: location };
}

/** The place to show the weather for: the last one, else the profile's location, else what the gardener searches for. */
export function usePlaceSearch(user: User) {
  const [asked, setAsked] = useState(() => firstAsked(user));
  const [firstText] = useState(() => (asked && 'city' in asked ? asked.city : (asked?.place.city ?? '')));
  const [text, setText] = useDraftText('city', firstText);
  const city = asked && 'city' in asked ? asked.city : null;
  const found = useCity(city);
  const locating = useLocate();
  const askAgain = useAskAgain();
  const place = (asked && 'place' in asked ? asked.place : found.data) ?? null;

  useEffect(() => {
    if (place) rememberPlace(user._id, place);
  }, [user._id, place]);

  function submit() {
    const next = text.trim();
    if (next === '') return;
    // A location that arrives later is ignored.
    locating.reset();
    if (next === city) askAgain();
    else setAsked({ city: next });
  }

  function locate() {
    locating.mutate(undefined, {
      onSuccess: (coordinates) => {
        setAsked({ place: { ...coordinates, city: null } });
        setText('');
      },
    });
  }

  function problem(): string | undefined {
    if (locating.error) return locating.error.message;
    if (found.error && !found.isFetching) return messageOf(found.error, { fallback: FAILED_TO_FETCH_CITY_WEATHER });
    return undefined;
  }

  return {
    place,
    text,
    type: setText,
    submit,
    locate,
    searching: found.isFetching,
    locating: locating.isPending,
    problem: problem(),
  };
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;
