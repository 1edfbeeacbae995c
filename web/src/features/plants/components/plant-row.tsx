import type { Plant } from '@plantcare/contract/plants.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { HealthBadge } from './health-badge.tsx';

interface PlantRowProps {
  title: string;
  plants: readonly Plant[];
  /** The link to all of them. */
  allAt: string;
}

/** Links to a few plants in a row, which scrolls sideways on a phone. */
export function PlantRow({ title, plants, allAt }: PlantRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <Link to={allAt} className="target inline-flex items-center justify-end font-semibold text-leaf">
          See all<span className="sr-only">: {title}</span>
        </Link>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:gap-4 desk:mx-0 desk:grid desk:grid-cols-6 desk:overflow-visible desk:px-0">
        {plants.map((plant) => (
          <li key={plant._id} className="w-36 shrink-0 snap-start desk:w-auto">
            <Link to={paths.plant(plant._id)} className="block rounded-photo">
              <PlantPhoto
                photoUrl={plant.photoUrl}
                name={plant.name}
                species={plant.species}
                sizes="(width < 56.25rem) 9rem, 11rem"
              />
              <span className="mt-2 block truncate font-semibold">{plant.name}</span>
              <HealthBadge health={plant.health} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
