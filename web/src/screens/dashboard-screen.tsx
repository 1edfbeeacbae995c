import { UNABLE_TO_LOAD_PLANTS } from '@plantcare/contract/messages.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { Suspense, useDeferredValue } from 'react';
import { summarize } from '@/features/dashboard/collection-summary.ts';
import { CareTips } from '@/features/dashboard/components/care-tips.tsx';
import { Counters } from '@/features/dashboard/components/counters.tsx';
import { EmptyGarden } from '@/features/dashboard/components/empty-garden.tsx';
import { QuickActions } from '@/features/dashboard/components/quick-actions.tsx';
import { dayText } from '@/features/dashboard/day-text.ts';
import { greetingAt } from '@/features/dashboard/greeting.ts';
import { RecentActivities } from '@/features/diary/components/recent-activities.tsx';
import { currentStep } from '@/features/first-steps/steps.ts';
import { usePlants } from '@/features/plants/api.ts';
import { PlantRow } from '@/features/plants/components/plant-row.tsx';
import { useReminders } from '@/features/reminders/api.ts';
import { UpcomingReminders } from '@/features/reminders/components/list/upcoming-reminders.tsx';
import { PlanForPlant } from '@/features/reminders/components/offers/plan-for-plant.tsx';
import { dueNow, todayView } from '@/features/reminders/today-view.ts';
import { FillGardenButton } from '@/features/samples/components/fill-garden-button.tsx';
import { SampleBar } from '@/features/samples/components/sample-bar.tsx';
import { SpeciesCare } from '@/features/species/components/species-care.tsx';
import { TodaysWeather } from '@/features/weather/components/todays-weather.tsx';
import { WeatherPhrase } from '@/features/weather/components/weather-phrase.tsx';
import { messageOf } from '@/lib/api/error-messages.ts';
import { usePageTitle } from '@/lib/page/page-title.ts';
import { paths } from '@/lib/page/paths.ts';
import { useSession } from '@/lib/session/session.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { useHasBeen } from '@/ui/feedback/use-has-been.ts';

const FirstSteps = lazyPart(async () => (await import('@/features/first-steps/components/first-steps.tsx')).FirstSteps);

const ROW_LENGTH = 6;

/** The day: what there is to do first, then everything else. */
export function DashboardScreen() {
  usePageTitle('Dashboard');
  const session = useSession();
  const plants = usePlants();
  // Drawn in slices, between which the browser can answer a touch.
  const list = useDeferredValue(plants.data);
  const { data: currentReminders, isError: remindersFailed } = useReminders();
  const reminders = useDeferredValue(currentReminders);
  const remindersArePending = !reminders && !remindersFailed;
  const summary = list && summarize(list);
  const hasSamples = list?.some(({ sample }) => sample) === true;
  const garden = { plants: list ?? [], reminders: reminders ?? [] };
  const step = session && currentStep(session.user.firstSteps ?? [], { ...garden, location: session.user.location });
  const hasTasks = dueNow(reminders ?? [], useNow()).length > 0;
  // Also after the last step, which says where the focus goes.
  const hasSteps = useHasBeen((session?.user.firstSteps ?? []).length > 0);
  const steps = hasSteps && session && !hasSamples && list && reminders && (
    <Suspense>
      <FirstSteps
        user={session.user}
        plants={list}
        reminders={reminders}
        renderCare={(species) => <SpeciesCare name={species} />}
        renderReminders={(plant, skip, onDone) => <PlanForPlant plant={plant} skip={skip} onDone={onDone} />}
        samples={<FillGardenButton />}
      />
    </Suspense>
  );
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-10">
      <div>
        <h1 className="text-[min(2rem,13vw)] desk:text-[2.6rem]">
          {greetingAt(new Date().getHours())}
          {session && `, ${session.user.name}`}
        </h1>
        <DayLine plants={list} town={session?.user.location ?? null} />
      </div>
      {list && <SampleBar plants={list} />}
      {!hasTasks && steps}
      {summary?.total === 0 && step === null && <EmptyGarden samples={<FillGardenButton size="lg" />} />}
      {plants.isError && !plants.data && (
        <ErrorState
          title={UNABLE_TO_LOAD_PLANTS}
          text={messageOf(plants.error)}
          onRetry={() => void plants.refetch()}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-10">
        <UpcomingReminders plants={list ?? []} />
        {/* Below the reminders, on a phone, this would jump when they have come. */}
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${remindersArePending ? 'max-desk:invisible' : ''}`}>
          <QuickActions />
          {!list && !plants.isError && <Skeleton className="h-18 rounded-card" />}
          {summary && <Counters summary={summary} />}
          <TodaysWeather />
        </div>
      </div>
      {hasTasks && steps}
      <RecentActivities />
      {summary && summary.inNeed.length > 0 && (
        <PlantRow
          title="Need attention"
          plants={summary.inNeed.slice(0, ROW_LENGTH)}
          allAt={`${paths.plants}?sort=health`}
        />
      )}
      {list && list.length > 0 && (
        // The server answers newest first.
        <PlantRow title="Newest plants" plants={list.slice(0, ROW_LENGTH)} allAt={paths.plants} />
      )}
      <CareTips />
    </div>
  );
}

/** The day in one line: what there is to do, and the weather. */
function DayLine({ plants, town }: { plants: readonly Plant[] | undefined; town: string | null }) {
  const reminders = useDeferredValue(useReminders().data);
  const now = useNow();
  const view = reminders && todayView(reminders, now);
  return (
    <p className="mt-1.5 min-h-6 text-ink-soft">
      {plants && view && dayText(plants, { overdue: view.overdue.length, today: view.today.length })}
      <WeatherPhrase town={town} />
    </p>
  );
}
