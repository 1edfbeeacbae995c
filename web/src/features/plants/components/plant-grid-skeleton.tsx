import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { SHELF_COLUMNS, useShelf } from '../use-shelf.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function PlantGridSkeleton() {
  const { cardRem, gapRem } = useShelf();
  return (
    <div aria-hidden className={SHELF_COLUMNS} style={{ gridAutoRows: `${cardRem}rem`, gap: `${gapRem}rem` }}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="size-full rounded-card" />
      ))}
    </div>
  );
}
