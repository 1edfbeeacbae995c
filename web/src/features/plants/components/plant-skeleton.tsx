import { Skeleton } from '@/ui/feedback/skeleton.tsx';

export function PlantSkeleton() {
  return (
    <div aria-hidden className="grid items-start gap-6 desk:grid-cols-2 desk:gap-10">
      <Skeleton className="aspect-4/3 max-h-[45dvh] w-full desk:max-h-[75vh] rounded-photo desk:aspect-4/5" />
      <div className="grid gap-4">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    </div>
  );
}
