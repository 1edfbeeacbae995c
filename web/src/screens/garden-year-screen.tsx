import { useSearchParams } from 'react-router';
import { useGardenYear } from '@/features/garden-year/api.ts';
import { DoingWell } from '@/features/garden-year/components/doing-well.tsx';
import { PlantChanges } from '@/features/garden-year/components/plant-changes.tsx';
import { SeasonComparison } from '@/features/garden-year/components/season-comparison.tsx';
import { WateringCalendar } from '@/features/garden-year/components/watering-calendar.tsx';
import { YearChoice } from '@/features/garden-year/components/year-choice.tsx';
import { YearTotals } from '@/features/garden-year/components/year-totals.tsx';
import { periodText } from '@/features/garden-year/year-words.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Sprout } from '@/ui/drawings/sprout.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

/** Serves `/year`, of the current year, and `/year?year=2025`. */
export function GardenYearScreen() {
  const [address] = useSearchParams();
  const asked = /^\d{4}$/.exec(address.get('year') ?? '')?.[0];
  const { data: year, error, isError, isPlaceholderData, refetch } = useGardenYear(asked ? Number(asked) : undefined);
  const { entries = 0, gained = 0, farewells = 0 } = year?.totals ?? {};
  const empty = entries + gained + farewells === 0;
  return (
    <div className="page max-w-5xl!">
      <PageHeader title="A Year in the Garden" text={year && periodText(year)} />
      {year && <YearChoice years={year.years} chosen={year.year} />}
      {year && empty && (
        <EmptyState
          drawing={<Sprout />}
          title={year.years.length > 1 ? `Nothing in ${year.year} yet` : 'Your year begins here'}
          text="Log what you do with your plants. This page then shows your waterings, what came and left, what does well, and the seasons side by side."
          action={<ButtonLink to={paths.addDiaryEntry}>Add a Diary Entry</ButtonLink>}
        />
      )}
      {year && !empty && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-busy:opacity-60">
          <YearTotals year={year} />
          <WateringCalendar year={year} />
          <PlantChanges year={year} />
          <DoingWell year={year} />
          <SeasonComparison year={year} />
        </div>
      )}
      {!year && !isError && (
        <div className="grid gap-5">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {isError && !year && (
        <ErrorState title="Unable to load the year" text={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
