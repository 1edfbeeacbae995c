import type { Plant } from '@plantcare/contract/plants.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useRef, useState } from 'react';
import { useTopInPage } from '@/ui/browse/use-top-in-page.ts';
import type { NextCare } from '../next-care.ts';
import { SHELF_COLUMNS, useShelf } from '../use-shelf.ts';
import { PlantCard } from './plant-card.tsx';

interface PlantGridProps {
  plants: readonly Plant[];
  /** The query of the list's address, for the link back to it. */
  listSearch: string;
  cares: ReadonlyMap<string, NextCare>;
  /** Null while none are being chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (ids: readonly string[], take: boolean) => void;
  onDelete: (plant: Plant) => void;
}

/**
 * Renders only the rows near the window. All rows have the same height, known before the first render, so that the page has
 * its full length when the router restores the scroll position.
 */
export function PlantGrid(props: PlantGridProps) {
  const { columns, cardRem, gapRem } = useShelf();
  const list = useRef<HTMLUListElement>(null);
  const top = useTopInPage(list);

  return <Shelf key={columns} list={list} top={top} columns={columns} cardRem={cardRem} gapRem={gapRem} {...props} />;
}

interface ShelfProps extends PlantGridProps {
  list: RefObject<HTMLUListElement | null>;
  /** The position of the list in the document, in px. */
  top: number;
  columns: number;
  cardRem: number;
  gapRem: number;
}

/** Memoized: a key that is typed into the search renders the grid above it at once, and this only with its result. */
const Shelf = memo(function Shelf({
  plants,
  listSearch,
  cares,
  chosen,
  onChoose,
  onDelete,
  list,
  top,
  columns,
  cardRem,
  gapRem,
}: ShelfProps) {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(plants.length / columns),
    estimateSize: () => cardRem * rem,
    gap: gapRem * rem,
    overscan: 2,
    scrollMargin: top,
    // The page is scrolled by the user and by the router, which restores the position, but never by the list.
    scrollToFn: () => {},
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const before = first ? first.start - top : 0;
  const after = last ? virtualizer.getTotalSize() - (last.end - top) : virtualizer.getTotalSize();
  const start = (first?.index ?? 0) * columns;
  const end = last ? (last.index + 1) * columns : 0;

  return (
    <ul
      ref={list}
      className={SHELF_COLUMNS}
      style={{
        paddingTop: before,
        paddingBottom: after,
        gridAutoRows: `${cardRem}rem`,
        gap: `${gapRem}rem`,
        overflowAnchor: 'none',
      }}
    >
      {plants.slice(start, end).map((plant, offset) => (
        <li key={plant._id} aria-setsize={plants.length} aria-posinset={start + offset + 1} className="min-w-0">
          <PlantCard
            plant={plant}
            listSearch={listSearch}
            care={cares.get(plant._id)}
            chosen={chosen?.has(plant._id) ?? null}
            onChoose={onChoose}
            onDelete={onDelete}
          />
        </li>
      ))}
    </ul>
  );
});
