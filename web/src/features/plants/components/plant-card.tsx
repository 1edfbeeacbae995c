import type { Plant } from '@plantcare/contract/plants.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { sizeLabel } from '../care-words.ts';
import type { ListState } from '../use-list-address.ts';
import { HealthBadge } from './health-badge.tsx';

interface PlantCardProps {
  plant: Plant;
  listSearch: string;
  onDelete: (plant: Plant) => void;
}

/**
 * One plant of the list: horizontal on a phone, to keep a long list short; vertical with a large photo from two columns on.
 * The whole card is a link. Memoized, because scrolling renders the list again with most of its cards unchanged.
 */
export const PlantCard = memo(function PlantCard({ plant, listSearch, onDelete }: PlantCardProps) {
  const state: ListState = { listSearch };
  return (
    <article className="relative flex h-full overflow-hidden rounded-card border border-line bg-sheet shadow-card transition-shadow hover:shadow-lifted sm:flex-col">
      <div className="w-28 shrink-0 p-2 pr-0 sm:h-48 sm:w-auto sm:pr-2">
        <PlantPhoto
          src={plant.thumbnailUrl ?? plant.photoUrl}
          name={plant.name}
          species={plant.species}
          size="thumb"
          className="size-full"
        />
      </div>
      <div className="flex min-w-0 grow flex-col pt-2 pl-3 sm:pt-1 sm:pl-4">
        <h2 className="truncate pr-3 text-lg leading-snug" title={plant.name}>
          {plant.name}
        </h2>
        <p className="truncate pr-3 text-ink-soft text-sm leading-snug italic empty:hidden">{plant.species}</p>
        <p className="truncate pr-3 text-ink-soft text-sm leading-snug empty:hidden">{plant.location}</p>
        <p className="mt-1 flex items-center gap-2 text-ink-soft text-sm">
          <HealthBadge health={plant.health} />
          {sizeLabel(plant.size)}
        </p>
        <div className="mt-auto flex items-center pr-1 pb-0.5 sm:pb-1">
          <Link
            to={paths.plant(plant._id)}
            state={state}
            className="target inline-flex grow items-center font-semibold text-leaf text-sm after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-leaf focus-visible:after:-outline-offset-2"
          >
            View Details<span className="sr-only"> of {plant.name}</span>
          </Link>
          <Link to={paths.editPlant(plant._id)} state={state} aria-label={`Edit ${plant.name}`} className={iconAction}>
            <Pencil aria-hidden className="size-4.5" />
          </Link>
          <button
            type="button"
            aria-label={`Delete ${plant.name}`}
            onClick={() => onDelete(plant)}
            className={`${iconAction} hover:text-berry`}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </button>
        </div>
      </div>
    </article>
  );
});

const iconAction =
  'target relative z-10 inline-flex items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-moss-soft hover:text-ink';
