import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useDiary } from '@/features/diary/api.ts';
import { DiaryBrowser } from '@/features/diary/components/diary-browser.tsx';
import { DiarySkeleton } from '@/features/diary/components/diary-skeleton.tsx';
import { justWrittenFrom } from '@/features/diary/just-written.ts';
import { withPending } from '@/features/diary/pending-entries.ts';
import { usePendingEntries } from '@/features/diary/use-pending-entries.ts';
import { usePlants } from '@/features/plants/api.ts';
import { DueOffer } from '@/features/reminders/components/offers/due-offer.tsx';
import { FirstPlantActions } from '@/features/samples/components/first-plant-actions.tsx';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { EmptyShelf } from '@/ui/drawings/empty-shelf.tsx';
import { Sprout } from '@/ui/drawings/sprout.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { PageHeader } from '@/ui/layout/page-header.tsx';

/** Serves `/diary`, and `/diary/{id}/edit` with the dialog of that entry in front. */
export function DiaryListScreen() {
  const { state } = useLocation();
  // Kept from the navigation to this screen, because filters add history entries.
  const [justWritten] = useState(() => justWrittenFrom(state));
  const diary = useDiary();
  // Drawn in slices, between which the browser can answer a touch.
  const answered = useDeferredValue(diary.data);
  const plants = usePlants();
  const pending = usePendingEntries();
  const entries = useMemo(() => answered && withPending(answered, pending), [answered, pending]);
  const empty = entries?.length === 0;
  return (
    <div className="page max-w-5xl!">
      <PageHeader
        title="Care Diary"
        actions={
          !empty && (
            <ButtonLink to={paths.addDiaryEntry}>
              <Plus aria-hidden className="size-5" />
              Add Entry
            </ButtonLink>
          )
        }
      />
      {!empty && (
        <Link to={paths.gardenYear} className="target -mt-3 mb-3 inline-flex items-center font-semibold text-leaf">
          A year in the garden
        </Link>
      )}
      {entries && !empty && <DiaryBrowser entries={entries} />}
      {empty && plants.data?.length === 0 && (
        <EmptyState
          drawing={<EmptyShelf />}
          title="No diary entries yet"
          text="A diary entry belongs to a plant, so add a plant first. A name is enough."
          action={<FirstPlantActions />}
        />
      )}
      {empty && plants.data?.length !== 0 && (
        <EmptyState
          drawing={<Sprout />}
          title="No diary entries yet"
          text="Log a watering, a new leaf, or anything you want to remember. A plant and a few words are enough."
          action={
            <ButtonLink to={paths.addDiaryEntry} size="lg">
              Add Your First Entry
            </ButtonLink>
          }
        />
      )}
      {!entries && !diary.isError && <DiarySkeleton />}
      {diary.isError && !diary.data && (
        <ErrorState
          title="Unable to load the diary"
          text={messageOf(diary.error)}
          onRetry={() => void diary.refetch()}
        />
      )}
      <Outlet />
      {justWritten && <DueOffer plants={justWritten.plants} type={justWritten.activity} />}
    </div>
  );
}
