import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import Pencil from 'lucide-react/icons/pencil';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '@/lib/paths.ts';
import type { DiaryRow } from '../diary-rows.ts';
import { ActivityMark } from './activity-mark.tsx';
import { EntryArticle, EntryPlant, entryActionClasses } from './entry-article.tsx';
import { EntryDate } from './entry-date.tsx';

interface DiaryListProps {
  rows: readonly DiaryRow[];
  /** Whether headings name the months of the entries' dates. */
  byMonth: boolean;
  onDelete: (entry: DiaryEntry) => void;
}

/** A first guess in pixels, corrected as soon as a row is drawn. */
function guessHeight({ entry, heading }: DiaryRow): number {
  const letters = (entry.description?.length ?? 0) + (entry.notes?.length ?? 0);
  const text = Math.min(6, Math.ceil(letters / 60)) * 25;
  return 104 + (heading === null ? 0 : 76) + Math.max(text, entry.photoUrl === null ? 0 : 90);
}

/** Draws only the entries near the window, however long the diary has grown. */
export function DiaryList({ rows, byMonth, onDelete }: DiaryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const { search } = useLocation();

  // Whatever stands above the list may have changed its height, and only the document knows.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index];
      return row ? guessHeight(row) : 0;
    },
    getItemKey: (index) => rows[index]?.entry._id ?? index,
    overscan: 6,
    scrollMargin: top,
    // Corrects for rows above that turn out higher or lower; where the page stands at first is the router's to say.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
  });
  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);

  return (
    <ol
      ref={list}
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: virtualizer.getTotalSize() - (last ? last.end - top : 0),
        overflowAnchor: 'none',
      }}
    >
      {drawn.map(({ index, key }) => {
        const row = rows[index];
        if (!row) return null;
        const { entry, heading, startsDay } = row;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            {heading !== null && (
              <h2 className="border-line border-b pt-7 pb-2 font-semibold text-3xl text-leaf-deep">{heading}</h2>
            )}
            <div className="grid grid-cols-[2.25rem_2.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[4rem_2.5rem_minmax(0,1fr)] sm:gap-x-4">
              <div className={startsDay ? 'pt-5' : 'pt-2'}>
                <EntryDate date={entry.date} underMonth={byMonth} repeated={!startsDay} />
              </div>
              <div className="relative grid justify-items-center before:absolute before:inset-y-0 before:w-px before:bg-line">
                <ActivityMark activity={entry.activityType} className={startsDay ? 'relative mt-5' : 'relative mt-2'} />
              </div>
              <div className={startsDay ? 'min-w-0 pt-5 pb-4' : 'min-w-0 pt-2 pb-4'}>
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
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
