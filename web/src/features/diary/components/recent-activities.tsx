import { paths } from '@/lib/page/paths.ts';
import { daysAgo } from '@/lib/time/dates.ts';
import { CareList } from '@/ui/content/care-list.tsx';
import { useRecentEntries } from '../api.ts';

/** The latest entries of the diary; nothing while they load. */
export function RecentActivities() {
  const { data: entries } = useRecentEntries();
  if (!entries) return null;
  const now = new Date();
  const items = entries.map((entry) => ({
    ...entry,
    time: (
      <time dateTime={entry.date} className="shrink-0 text-ink-soft text-sm first-letter:uppercase">
        {daysAgo(entry.date, now)}
      </time>
    ),
  }));
  return <CareList title="Recent activities" all={paths.diary} items={items} empty="Your diary has no entries yet." />;
}
