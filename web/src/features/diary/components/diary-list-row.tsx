import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import Pencil from 'lucide-react/icons/pencil';
import { memo } from 'react';
import { Link } from 'react-router';
import { classes } from '@/lib/classes.ts';
import { paths } from '@/lib/page/paths.ts';
import { ActivityMark } from '@/ui/content/activity-mark.tsx';
import type { DiaryRow } from '../diary-rows.ts';
import { DiaryGroupRow } from './diary-group-row.tsx';
import { EntryArticle, EntryPlant, entryActionClasses } from './entry-article.tsx';
import { EntryDate } from './entry-date.tsx';

interface DiaryListRowProps {
  row: DiaryRow;
  byMonth: boolean;
  /** The filters of the list, kept while an entry is edited. */
  search: string;
  onToggle: (groupId: string) => void;
  onDelete: (entry: DiaryEntry) => void;
}

/** Memoized, because scrolling renders the list again with most of its rows unchanged. */
export const DiaryListRow = memo(function DiaryListRow(props: DiaryListRowProps) {
  const { row, byMonth, search, onToggle, onDelete } = props;
  const { heading, startsDay } = row;
  const entry = row.kind === 'entry' ? row.entry : row.entries[0];
  if (entry === undefined) return null;
  return (
    <div className="@container">
      {heading !== null && (
        <h2 className="border-line border-b pt-7 pb-2 font-semibold text-3xl text-leaf-deep">{heading}</h2>
      )}
      <div className="grid grid-cols-[2.25rem_2.5rem_minmax(0,1fr)] gap-x-3 @max-[18rem]:grid-cols-[2.25rem_minmax(0,1fr)] sm:grid-cols-[4rem_2.5rem_minmax(0,1fr)] sm:gap-x-4">
        <div className={startsDay ? 'pt-5' : 'pt-2'}>
          <EntryDate date={entry.date} underMonth={byMonth} repeated={!startsDay} />
        </div>
        <div className="relative grid @max-[18rem]:hidden justify-items-center before:absolute before:inset-y-0 before:w-px before:bg-line">
          {!(row.kind === 'entry' && row.inGroup) && (
            <ActivityMark activity={entry.activityType} className={classes('relative', startsDay ? 'mt-5' : 'mt-2')} />
          )}
        </div>
        <div className={classes('min-w-0 pb-4', startsDay ? 'pt-5' : 'pt-2')}>
          {row.kind === 'group' ? (
            <DiaryGroupRow row={row} onToggle={onToggle} />
          ) : (
            <EntryArticle
              entry={entry}
              meta={<EntryPlant plant={entry.plant} />}
              edit={
                <Link
                  to={{ pathname: paths.editDiaryEntry(entry._id), search }}
                  preventScrollReset
                  aria-label={`Edit “${entry.title}”`}
                  className={entryActionClasses}
                >
                  <Pencil aria-hidden className="size-4.5" />
                </Link>
              }
              onDelete={onDelete}
            />
          )}
        </div>
      </div>
    </div>
  );
});
