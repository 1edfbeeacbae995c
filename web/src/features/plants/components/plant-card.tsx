import type { Plant } from '@plantcare/contract/plants.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import { emojiOf } from '@/ui/content/activities.ts';
import { PlantPhoto } from '@/ui/content/plant-photo.tsx';
import { sizeLabel } from '../care-words.ts';
import type { NextCare } from '../next-care.ts';
import type { ListState } from '../use-list-address.ts';
import { HealthBadge } from './health-badge.tsx';

interface PlantCardProps {
  plant: Plant;
  listSearch: string;
  /** What it needs next, if it has a reminder. */
  care: NextCare | undefined;
  /** Null while none are being chosen. */
  chosen: boolean | null;
  /** The level of its name, below the heading of its place if there is one. */
  heading: 'h2' | 'h3';
  onChoose: (ids: readonly string[], take: boolean) => void;
  onDelete: (plant: Plant) => void;
}

/**
 * One plant of the list: horizontal on a phone, to keep a long list short; vertical with a large photo from two columns on.
 * The whole card opens the plant, or chooses it. Memoized, because scrolling renders the list again with most of its cards
 * unchanged.
 */
export const PlantCard = memo(function PlantCard({
  plant,
  listSearch,
  care,
  chosen,
  heading: Heading,
  onChoose,
  onDelete,
}: PlantCardProps) {
  return (
    <article
      className={classes(
        'group relative flex h-full overflow-hidden rounded-card border bg-sheet shadow-card transition-shadow hover:shadow-lifted sm:flex-col',
        chosen ? 'border-leaf ring-2 ring-leaf' : 'border-line',
      )}
    >
      <div className="relative w-[min(7.5rem,31vw)] shrink-0 p-2 pr-0 sm:h-48 sm:w-auto sm:pr-2">
        <PlantPhoto
          photoUrl={plant.photoUrl}
          name={plant.name}
          species={plant.species}
          sizes="(width < 40rem) 7.5rem, (width < 56.25rem) 50vw, 22rem"
          className="size-full"
        />
        {plant.sample && (
          <span className="absolute top-3.5 left-3.5 rounded-full bg-paper px-2 py-0.5 font-semibold text-ink-soft text-xs">
            Sample
          </span>
        )}
      </div>
      <div className="flex min-w-0 grow flex-col pt-2.5 pl-3 sm:pt-1 sm:pl-4">
        <Heading className="truncate pr-3 text-lg leading-snug" title={plant.name}>
          {plant.name}
        </Heading>
        <p className="truncate pr-3 text-ink-soft text-sm leading-snug italic empty:hidden">{plant.species}</p>
        <p className="truncate pr-3 text-ink-soft text-sm leading-snug empty:hidden">{plant.location}</p>
        <p className="mt-1 flex items-center gap-2 text-ink-soft text-sm">
          <HealthBadge health={plant.health} />
          {sizeLabel(plant.size)}
        </p>
        {care && (
          <p
            className={classes(
              'mt-1 truncate pr-3 font-semibold text-sm leading-snug',
              care.isOverdue ? 'text-terracotta' : care.isDue ? 'text-leaf-deep' : 'text-ink-soft',
            )}
          >
            <span aria-hidden>{emojiOf(care.type)}</span> {care.text}
          </p>
        )}
        {chosen === null ? (
          <CardActions plant={plant} listSearch={listSearch} onDelete={onDelete} />
        ) : (
          <label className="target mt-auto flex cursor-pointer items-center gap-2.5 pb-1 text-sm after:absolute after:inset-0">
            <input
              type="checkbox"
              checked={chosen}
              aria-label={`Choose ${plant.name}`}
              onChange={(event) => onChoose([plant._id], event.target.checked)}
              className="relative z-10 size-6"
            />
            <span aria-hidden>{chosen ? 'Chosen' : 'Choose'}</span>
          </label>
        )}
      </div>
    </article>
  );
});

function CardActions({ plant, listSearch, onDelete }: Pick<PlantCardProps, 'plant' | 'listSearch' | 'onDelete'>) {
  const state: ListState = { listSearch };
  return (
    <div className="mt-auto flex items-center pr-1 pb-0.5 sm:pb-1">
      <Link
        to={paths.plant(plant._id)}
        state={state}
        className="target inline-flex grow items-center font-semibold text-leaf text-sm after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-leaf focus-visible:after:-outline-offset-2"
      >
        View Details<span className="sr-only"> of {plant.name}</span>
      </Link>
      <Link
        to={paths.editPlant(plant._id)}
        state={state}
        aria-label={`Edit ${plant.name}`}
        className={`${quietAction} hover:text-ink`}
      >
        <Pencil aria-hidden className="size-4" />
      </Link>
      <button
        type="button"
        aria-label={`Delete ${plant.name}`}
        onClick={() => onDelete(plant)}
        className={`${quietAction} hover:text-berry`}
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** Edit and delete ask for less attention than the plant, until a pointer or the focus is near. */
const quietAction =
  'target relative z-10 inline-flex items-center justify-center rounded-full text-line-strong transition-colors hover:bg-moss-soft focus-visible:text-ink group-hover:text-ink-soft';
