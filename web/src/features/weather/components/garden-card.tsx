import { useId } from 'react';
import { Card } from '@/ui/layout/card.tsx';
import { useGardenWeather } from '../api.ts';
import type { Coordinates } from '../place.ts';
import { GardenEvent } from './garden-event.tsx';

/** The own plants outdoors that the weather at this place touches, with what to do; nothing while all are well. */
export function GardenCard({ place }: { place: Coordinates }) {
  const id = useId();
  const { data: events = [] } = useGardenWeather(place);
  if (events.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={id} className="animate-fade p-5 sm:p-7">
      <h2 id={id} className="text-2xl">
        Your plants outdoors
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-6 desk:grid-cols-2">
        {events.map((event) => (
          <li key={event.kind}>
            <GardenEvent event={event} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
