import Droplets from 'lucide-react/icons/droplets';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { Button } from '@/ui/controls/button.tsx';
import type { Shelf } from '../shelf-rows.ts';
import { usePlantBulk } from '../use-plant-bulk.ts';

/** The height of a heading, which is known before it is drawn. */
export const HEADING_REM = 3;

interface ShelfHeadingProps {
  shelf: Shelf;
  /** Null while none are being chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (ids: readonly string[], take: boolean) => void;
}

/** The name of a place above its plants, and what can be done for all of those that show. */
export function ShelfHeading({ shelf: { placeId, location, items }, chosen, onChoose }: ShelfHeadingProps) {
  const bulk = usePlantBulk();
  const ids = items.map(({ _id }) => _id);
  const all = chosen !== null && ids.every((id) => chosen.has(id));
  const choice = all ? 'Clear all' : 'Choose all';
  return (
    <div className="flex items-center justify-between gap-3" style={{ height: `${HEADING_REM}rem` }}>
      <div className="flex min-w-0 items-baseline gap-2">
        <h2 className="flex min-w-0 text-xl sm:text-2xl">
          {placeId === null ? (
            <span className="truncate">No location</span>
          ) : (
            <Link to={paths.place(placeId)} className="truncate leading-11">
              {location}
            </Link>
          )}
        </h2>
        <span className="text-ink-soft">{items.length}</span>
      </div>
      {chosen !== null ? (
        <Button
          variant="quiet"
          className="shrink-0 px-3! text-sm"
          aria-label={`${choice} ${location === null ? 'without a location' : `in ${location}`}`}
          onClick={() => onChoose(ids, !all)}
        >
          {choice}
        </Button>
      ) : (
        placeId !== null && (
          <Button
            variant="quiet"
            className="shrink-0 px-3! text-sm"
            aria-label={`Water all here: ${location}`}
            busy={bulk.watering}
            onClick={() => void bulk.water(items)}
          >
            {!bulk.watering && <Droplets aria-hidden className="size-4.5" />}
            Water all here
          </Button>
        )
      )}
    </div>
  );
}
