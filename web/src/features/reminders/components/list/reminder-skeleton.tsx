import { Skeleton } from '@/ui/feedback/skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ReminderSkeleton() {
  return (
    <div aria-hidden className="mt-6 grid gap-6">
      {PLACES.map((place) => (
        <div key={place} className="flex items-center gap-4">
          <Skeleton className="size-13 shrink-0 rounded-xl" />
          <div className="grid grow gap-2.5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
          </div>
          <Skeleton className="size-12 shrink-0 rounded-full" />
        </div>
      ))}
    </div>
  );
}
