import { UNABLE_TO_LOAD_PLANTS } from '@plantcare/contract/messages.ts';
import { Suspense } from 'react';
import { useFormerPlants } from '@/features/farewell/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

const FormerPlantBrowser = lazyPart(
  async () => (await import('@/features/farewell/components/former-plant-browser.tsx')).FormerPlantBrowser,
);

/** The plants that died or left, and their stories. */
export function FormerPlantsScreen() {
  const former = useFormerPlants();
  return (
    <div className="page">
      <PageHeader
        title="Former Plants"
        text="They are gone, their stories stay."
        actions={
          <ButtonLink to={paths.plants} variant="secondary">
            My Plants
          </ButtonLink>
        }
      />
      {former.data && (
        <Suspense fallback={<FormerPlantsSkeleton />}>
          <FormerPlantBrowser plants={former.data} />
        </Suspense>
      )}
      {former.isPending && <FormerPlantsSkeleton />}
      {former.isError && !former.data && (
        <ErrorState
          title={UNABLE_TO_LOAD_PLANTS}
          text={messageOf(former.error)}
          onRetry={() => void former.refetch()}
        />
      )}
    </div>
  );
}

function FormerPlantsSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
