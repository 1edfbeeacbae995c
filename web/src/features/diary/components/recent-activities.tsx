import { useDeferredValue } from 'react';
import { paths } from '@/lib/page/paths.ts';
import { daysAgo } from '@/lib/time/dates.ts';
import { CareList } from '@/ui/content/care-list.tsx';
import { RECENT, useRecentEntries } from '../api.ts';
import { stateOf, withPending } from '../pending-entries.ts';
import { usePendingEntries } from '../use-pending-entries.ts';
import { EntryStateBadge } from './entry-state.tsx';

/** The latest entries of the diary; nothing while they load. */
export function RecentActivities() {
  const data = useDeferredValue(useRecentEntries().data);
  const pending = usePendingEntries();
  if (!data) return null;
  const entries = withPending(data, pending).slice(0, RECENT);
  const now = new Date();
  const items = entries.map((entry) => {
    const state = stateOf(entry);
    return {
      ...entry,
      time: (
        <span className="flex shrink-0 items-center gap-2">
          {state !== null && <EntryStateBadge state={state} />}
          <time dateTime={entry.date} className="shrink-0 text-ink-soft text-sm first-letter:uppercase">
            {daysAgo(entry.date, now)}
          </time>
        </span>
      ),
    };
  });
  return <CareList title="Recent activities" all={paths.diary} items={items} empty="Your diary has no entries yet." />;
}
