import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { daysAgo, formatMoment } from '@/lib/time/dates.ts';
import { ShowEarlier } from '@/ui/browse/show-earlier.tsx';
import { ActivityMark } from '@/ui/content/activity-mark.tsx';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { usePlantEntries } from '../../api.ts';
import { withPending } from '../../pending-entries.ts';
import { usePendingEntries } from '../../use-pending-entries.ts';
import { DeleteEntry } from '../delete-entry.tsx';
import { DiarySkeleton } from '../diary-skeleton.tsx';
import { EditEntry } from '../edit-entry.tsx';
import { EntryArticle, entryActionClasses } from '../entry-article.tsx';

/** All diary entries of one plant, newest first; earlier pages load while scrolling. */
export function PlantTimeline({ plant }: { plant: Plant }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    usePlantEntries(plant._id);
  const [editing, setEditing] = useState<DiaryEntry | null>(null);
  const [leaving, setLeaving] = useState<DiaryEntry | null>(null);
  const timeline = useRef<HTMLOListElement>(null);
  const pending = usePendingEntries(plant._id);
  const entries = data && withPending(data.pages.flat(), pending);

  if (!entries) {
    if (!error) return <DiarySkeleton />;
    return <ErrorState title="Unable to load the diary" text={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No diary entries yet"
        {...(plant.farewell === null && {
          text: `Log what you do for ${plant.name} and what you notice, to look back on later.`,
          action: (
            <ButtonLink to={paths.addDiaryEntryFor(plant._id)} variant="secondary">
              Add the First Entry
            </ButtonLink>
          ),
        })}
      />
    );
  }
  const now = new Date();
  return (
    <>
      <ol ref={timeline} tabIndex={-1}>
        {entries.map((entry) => (
          <li key={entry._id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 sm:gap-x-4">
            <div className="relative grid justify-items-center before:absolute before:inset-y-0 before:w-px before:bg-line">
              <ActivityMark activity={entry.activityType} className="relative mt-3" />
            </div>
            <div className="min-w-0 pt-3 pb-4">
              <EntryArticle
                entry={entry}
                meta={
                  <time dateTime={entry.date} className="text-ink-soft text-sm">
                    {formatMoment(entry.date)}
                    <span className="max-sm:hidden"> · {daysAgo(entry.date, now)}</span>
                  </time>
                }
                edit={
                  <button
                    type="button"
                    aria-label={`Edit “${entry.title}”`}
                    onClick={() => setEditing(entry)}
                    className={entryActionClasses}
                  >
                    <Pencil aria-hidden className="size-4.5" />
                  </button>
                }
                onDelete={setLeaving}
              />
            </div>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <ShowEarlier busy={isFetchingNextPage} byItself={!isFetchNextPageError} onShow={() => void fetchNextPage()} />
      )}
      {editing && <EditEntry key={editing._id} id={editing._id} onClose={() => setEditing(null)} />}
      <DeleteEntry
        entry={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={() => timeline.current?.focus({ preventScroll: true })}
      />
    </>
  );
}
