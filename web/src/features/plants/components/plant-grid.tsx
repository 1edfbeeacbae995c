import type { Plant } from '@plantcare/contract/plants.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { SHELF_COLUMNS, useShelf } from '../use-shelf.ts';
import { PlantCard } from './plant-card.tsx';

interface PlantGridProps {
  plants: readonly Plant[];
  onDelete: (plant: Plant) => void;
}

/**
 * Draws only the rows near the window, however many plants there are. All rows have one height, known before the first
 * drawing: so the page is as long as it will be when the router restores the scroll position.
 */
export function PlantGrid(props: PlantGridProps) {
  const { columns, cardRem, gapRem } = useShelf();
  return <Shelf key={columns} columns={columns} cardRem={cardRem} gapRem={gapRem} {...props} />;
}

interface ShelfProps extends PlantGridProps {
  columns: number;
  cardRem: number;
  gapRem: number;
}

function Shelf({ plants, onDelete, columns, cardRem, gapRem }: ShelfProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

  // Whatever stands above the list may have changed its height, and only the document knows.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(plants.length / columns),
    estimateSize: () => cardRem * rem,
    gap: gapRem * rem,
    overscan: 3,
    scrollMargin: top,
    // The page scrolls by the reader's hand and by the router, which restores where it was: never by the list.
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
          <PlantCard plant={plant} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}
