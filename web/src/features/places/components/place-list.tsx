import type { Place } from '@plantcare/contract/places.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { alphabet } from '@/lib/browse/fold.ts';
import { paths } from '@/lib/page/paths.ts';
import { Card } from '@/ui/layout/card.tsx';
import { countText, placeText } from '../place-words.ts';

interface PlaceListProps {
  places: readonly Place[];
  /** How many plants stand in a place, and how many of them need something today. */
  countsOf: (place: Place) => { plants: number; due: number };
}

/** Rooms and beds, alphabetically. */
export function PlaceList({ places, countsOf }: PlaceListProps) {
  return (
    <ul className="grid gap-3 desk:grid-cols-2">
      {places
        .toSorted((a, b) => alphabet().compare(a.name, b.name))
        .map((place) => {
          const { plants, due } = countsOf(place);
          return (
            <li key={place._id} className="min-w-0">
              <Link to={paths.place(place._id)} className="block h-full">
                <Card className="flex h-full items-center gap-3 px-5 py-4">
                  <div className="min-w-0 grow">
                    <h2 className="truncate text-xl">{place.name}</h2>
                    <p className="text-ink-soft text-sm empty:hidden">{placeText(place)}</p>
                    <p className={due > 0 ? 'mt-1 font-semibold text-sm' : 'mt-1 text-ink-soft text-sm'}>
                      {countText(plants, due)}
                    </p>
                  </div>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
                </Card>
              </Link>
            </li>
          );
        })}
    </ul>
  );
}
