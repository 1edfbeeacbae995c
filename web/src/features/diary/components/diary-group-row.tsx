import ChevronDown from 'lucide-react/icons/chevron-down';
import { classes } from '@/lib/classes.ts';
import type { GroupRow } from '../diary-rows.ts';
import { groupNames, groupTitle } from '../group-words.ts';

interface DiaryGroupRowProps {
  row: GroupRow;
  onToggle: (id: string) => void;
}

/** The same care of several plants on one day; pressing it shows or hides the entries below. */
export function DiaryGroupRow({ row: { id, activity, entries, open }, onToggle }: DiaryGroupRowProps) {
  return (
    <article className="min-w-0">
      <h2 className="text-xl">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onToggle(id)}
          className="group flex min-h-11 w-full items-start justify-between gap-3 pt-1.5 text-left"
        >
          <span className="min-w-0">
            <span className="wrap-anywhere block group-hover:underline">{groupTitle(activity, entries)}</span>{' '}
            <span className="line-clamp-2 font-body font-normal text-base text-ink-soft tracking-normal">
              {groupNames(entries)}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={classes('mt-0.5 size-6 shrink-0 text-ink-soft transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
    </article>
  );
}
