import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { type Ref, useMemo, useState } from 'react';
import { BrowseCount } from '@/ui/browse/browse-count.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import type { SortKey } from '../../browse-reminders.ts';
import { planRows } from '../../plan-rows.ts';
import type { ReminderActions } from '../reminder-actions.ts';
import { ReminderList } from './reminder-list.tsx';

/** How many completed reminders show at first, and how many more at a time. */
const PAGE = 50;

interface ReminderBrowserProps {
  view: 'plan' | 'history';
  /** Those of this view that match, sorted. */
  shown: readonly Reminder[];
  /** How many there are in this view. */
  total: number;
  /** How many match in the other view. */
  elsewhere: number;
  sort: SortKey;
  narrowed: boolean;
  onClear: () => void;
  onSwitch: () => void;
  plants: ReadonlyMap<string, Plant>;
  now: Date;
  /** Null while none are being selected. */
  selection: ReadonlySet<string> | null;
  actions: ReminderActions;
  /** Takes the focus when the reminder that had it is deleted. */
  count: Ref<HTMLParagraphElement>;
}

/** The open reminders day by day, or the completed ones page by page, with how many match. */
export function ReminderBrowser(props: ReminderBrowserProps) {
  const { view, shown, total, elsewhere, sort, narrowed, onClear, onSwitch, now, count, ...rest } = props;
  const [pages, setPages] = useState(1);
  const rows = useMemo(
    () => planRows(view === 'history' ? shown.slice(0, pages * PAGE) : shown, sort, now),
    [shown, sort, now, view, pages],
  );
  const hidden = shown.length - rows.length;
  return (
    <>
      <BrowseCount
        ref={count}
        shown={shown.length}
        total={total}
        words={['reminder', 'reminders']}
        narrowed={narrowed}
        onClear={onClear}
      />
      {rows.length > 0 && <ReminderList rows={rows} byDay={sort === 'due'} now={now} {...rest} />}
      {hidden > 0 && (
        <div className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            Show {Math.min(hidden, PAGE)} more
          </Button>
        </div>
      )}
      {shown.length === 0 && narrowed && (
        <EmptyState
          drawing={<SearchFern />}
          title="No reminders match your search"
          text={elsewhere > 0 ? otherView(view, elsewhere) : 'Try fewer words or remove a filter.'}
          action={
            elsewhere > 0 ? (
              <Button onClick={onSwitch}>{view === 'plan' ? 'Look in History' : 'Look in Plan'}</Button>
            ) : (
              <Button variant="secondary" onClick={onClear}>
                Show all reminders
              </Button>
            )
          }
        />
      )}
      {shown.length === 0 && !narrowed && (
        <p className="py-8 text-center text-ink-soft">
          {view === 'plan' ? 'Nothing is planned. Every reminder is completed.' : 'Nothing is completed yet.'}
        </p>
      )}
    </>
  );
}

function otherView(view: 'plan' | 'history', matches: number): string {
  const state = view === 'plan' ? 'completed' : 'open';
  return matches === 1 ? `One that is ${state} matches.` : `${matches} that are ${state} match.`;
}
