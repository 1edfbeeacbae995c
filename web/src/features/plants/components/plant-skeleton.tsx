import { Skeleton } from '@/ui/skeleton.tsx';

export function PlantSkeleton() {
  return (
    <div aria-hidden className="grid items-start gap-6 desk:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] desk:gap-10">
      <Skeleton className="aspect-4/3 w-full rounded-photo" />
      <div className="grid gap-4">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    </div>
  );
}
