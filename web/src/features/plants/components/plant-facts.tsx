import type { Plant } from '@plantcare/contract/plants.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { formatDay } from '@/lib/time/dates.ts';
import { ageText, sizeLabel } from '../care-words.ts';

/** The data of a plant: the four basic facts always, the others only if they are set. */
export function PlantFacts({ plant }: { plant: Plant }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
      <Fact name="Location">
        {plant.placeId === null ? (
          <Unknown />
        ) : (
          <Link to={paths.place(plant.placeId)} className="text-leaf underline-offset-4 hover:underline">
            {plant.location}
          </Link>
        )}
      </Fact>
      <Fact name="Sunlight">{plant.sunlight ?? <Unknown />}</Fact>
      <Fact name="Pot size">{plant.potSize ?? <Unknown />}</Fact>
      <Fact name="Plant size">{sizeLabel(plant.size)}</Fact>
      {plant.ageWeeks !== null && <Fact name="Age">{ageText(plant.ageWeeks)}</Fact>}
      {plant.lastRepot !== null && <Fact name="Last repotted">{formatDay(plant.lastRepot)}</Fact>}
      {plant.lastPrune !== null && <Fact name="Last pruned">{formatDay(plant.lastPrune)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg leading-snug">{children}</dd>
    </div>
  );
}

function Unknown() {
  return <span className="font-normal text-ink-soft">Not set</span>;
}
