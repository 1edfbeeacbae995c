import { Skeleton } from '@/ui/feedback/skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e'];

export function DiarySkeleton() {
  return (
    <div aria-hidden className="mt-6 grid gap-8">
      {PLACES.map((place) => (
        <div key={place} className="flex gap-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid grow gap-2.5">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
