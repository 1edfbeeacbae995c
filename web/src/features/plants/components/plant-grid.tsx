import type { Plant } from '@plantcare/contract/plants.ts';
import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { groupByPlace } from '@/lib/browse/group-by-place.ts';
import { offsetsOf } from '@/ui/browse/row-range.ts';
import { scrolledPage, useRowsInView } from '@/ui/browse/use-rows-in-view.ts';
import { useTopInPage } from '@/ui/browse/use-top-in-page.ts';
import type { NextCare } from '../next-care.ts';
import { drawnShelves, type Shelf, shelfRows } from '../shelf-rows.ts';
import { SHELF_COLUMNS, useShelf } from '../use-shelf.ts';
import { PlantCard } from './plant-card.tsx';
import { HEADING_REM, ShelfHeading } from './shelf-heading.tsx';

interface PlantGridProps {
  plants: readonly Plant[];
  /** Whether they show under the headings of their places. */
  byPlace: boolean;
  /** The query of the list's address, for the link back to it. */
  listSearch: string;
  cares: ReadonlyMap<string, NextCare>;
  /** Null while none are being chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (ids: readonly string[], take: boolean) => void;
  onDelete: (plant: Plant) => void;
}

/**
 * Renders only the rows near the window. The height of each row is known before the first render, so that the page has its
 * full length when the router restores the scroll position.
 */
export function PlantGrid(props: PlantGridProps) {
  const { columns, cardRem, gapRem } = useShelf();
  const list = useRef<HTMLDivElement>(null);
  const top = useTopInPage(list);

  return <Shelves key={columns} list={list} top={top} columns={columns} cardRem={cardRem} gapRem={gapRem} {...props} />;
}

interface ShelvesProps extends PlantGridProps {
  list: RefObject<HTMLDivElement | null>;
  /** The position of the list in the document, in px. */
  top: number;
  columns: number;
  cardRem: number;
  gapRem: number;
}

/** Memoized: a key that is typed into the search renders the grid above it at once, and this only with its result. */
const Shelves = memo(function Shelves(props: ShelvesProps) {
  const { plants, byPlace, list, top, columns, cardRem, gapRem, ...parts } = props;
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const rows = useMemo(
    () => shelfRows(byPlace ? placesAsShelves(plants) : oneShelf(plants), columns),
    [plants, byPlace, columns],
  );
  // With a gap after each row; the one after the last does not matter, because nothing follows it.
  const offsets = useMemo(
    () => offsetsOf(rows.length, (index) => ((rows[index]?.isHeading ? HEADING_REM : cardRem) + gapRem) * rem),
    [rows, cardRem, gapRem, rem],
  );
  const near = useRowsInView({ scrolled: scrolledPage, offsets, listTop: top, around: 2 });
  const drawn = drawnShelves(rows.slice(near.start, near.end));

  return (
    <div
      ref={list}
      className="grid grid-cols-[minmax(0,1fr)]"
      style={{
        paddingTop: offsets[near.start],
        paddingBottom: (offsets.at(-1) ?? 0) - (offsets[near.end] ?? 0),
        gap: `${gapRem}rem`,
        overflowAnchor: 'none',
      }}
    >
      {drawn.map(({ shelf, withHeading, start, end }) => (
        <div key={shelf.placeId ?? ''} className="grid grid-cols-[minmax(0,1fr)]" style={{ gap: `${gapRem}rem` }}>
          {withHeading && <ShelfHeading shelf={shelf} chosen={parts.chosen} onChoose={parts.onChoose} />}
          {end > start && (
            <ul
              aria-label={shelf.hasHeading ? (shelf.location ?? 'No location') : undefined}
              className={SHELF_COLUMNS}
              style={{ gridAutoRows: `${cardRem}rem`, gap: `${gapRem}rem` }}
            >
              <Cards shelf={shelf} start={start} end={end} {...parts} />
            </ul>
          )}
        </div>
      ))}
    </div>
  );
});

type CardsProps = Pick<PlantGridProps, 'listSearch' | 'cares' | 'chosen' | 'onChoose' | 'onDelete'> & {
  shelf: Shelf;
  start: number;
  end: number;
};

function Cards({
  shelf: { items, hasHeading },
  start,
  end,
  listSearch,
  cares,
  chosen,
  onChoose,
  onDelete,
}: CardsProps) {
  return items.slice(start, end).map((plant, offset) => (
    <li key={plant._id} aria-setsize={items.length} aria-posinset={start + offset + 1} className="min-w-0">
      <PlantCard
        plant={plant}
        heading={hasHeading ? 'h3' : 'h2'}
        listSearch={listSearch}
        care={cares.get(plant._id)}
        chosen={chosen?.has(plant._id) ?? null}
        onChoose={onChoose}
        onDelete={onDelete}
      />
    </li>
  ));
}

function oneShelf(plants: readonly Plant[]): Shelf[] {
  return [{ placeId: null, location: null, hasHeading: false, items: plants }];
}

function placesAsShelves(plants: readonly Plant[]): Shelf[] {
  return groupByPlace(plants, (plant) => plant).map((place) => ({ ...place, hasHeading: true }));
}
