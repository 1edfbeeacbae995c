import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { ActivityBadge } from '@/ui/content/activity-badge.tsx';
import { LongText } from '@/ui/content/long-text.tsx';
import { stateOf } from '../pending-entries.ts';
import { EntryPhoto } from './entry-photo.tsx';
import { EntryStateBadge } from './entry-state.tsx';

interface EntryArticleProps {
  entry: DiaryEntry;
  /** Shown before the badge: the plant or the date. */
  meta: ReactNode;
  /** The edit link or button, styled with `entryActionClasses`. */
  edit: ReactNode;
  onDelete: (entry: DiaryEntry) => void;
}

export const entryActionClasses =
  'target inline-flex items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-moss-soft hover:text-ink';

/** An entry with its texts, and its photo next to them or, on a phone, below. */
export function EntryArticle({ entry, meta, edit, onDelete }: EntryArticleProps) {
  const photoUrl = entry.photoUrl;
  const state = stateOf(entry);
  return (
    <article className="min-w-0 gap-6 sm:flex">
      <div className="min-w-0 grow">
        <h2 className="wrap-anywhere pt-1.5 text-xl">{entry.title}</h2>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {meta}
            {entry.activityType !== null && <ActivityBadge activity={entry.activityType} />}
            {state !== null && <EntryStateBadge state={state} />}
          </div>
          {state === null && (
            <div className="-mr-3 ml-auto flex shrink-0 sm:mr-0">
              {edit}
              <button
                type="button"
                aria-label={`Delete “${entry.title}”`}
                onClick={() => onDelete(entry)}
                className={`${entryActionClasses} hover:text-berry`}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </button>
            </div>
          )}
        </div>
        <div className="mt-0.5 grid gap-2 empty:hidden">
          {entry.description !== null && <LongText text={entry.description} />}
          {entry.notes !== null && <LongText text={entry.notes} />}
        </div>
      </div>
      {photoUrl !== null && (
        <EntryPhoto
          entry={entry}
          photoUrl={photoUrl}
          className="mt-3 aspect-4/3 w-full sm:mt-1 sm:aspect-square sm:w-36 sm:shrink-0 desk:w-40"
        />
      )}
    </article>
  );
}

/** A link to the plant of an entry. */
export function EntryPlant({ plant }: Pick<DiaryEntry, 'plant'>) {
  return (
    <Link
      to={paths.plant(plant._id)}
      className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere font-semibold text-leaf-deep hover:underline"
    >
      {plant.name}
    </Link>
  );
}
