import { Suspense, useMemo } from 'react';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { wateringSummary, wateringWeeks } from '../../watering-weeks.ts';

const WateringBars = lazyPart(async () => (await import('./watering-bars.tsx')).WateringBars);

/** The waterings of twelve weeks as a bar chart and as a sentence. */
export function WateringChart({ waterings }: { waterings: readonly string[] }) {
  const weeks = useMemo(() => wateringWeeks(waterings, new Date()), [waterings]);
  return (
    <figure>
      {waterings.length > 0 && (
        <div aria-hidden className="mb-2 h-28">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <WateringBars weeks={weeks} />
          </Suspense>
        </div>
      )}
      <figcaption className="text-ink-soft text-sm">{wateringSummary(waterings)}</figcaption>
    </figure>
  );
}
