import { useId } from 'react';
import { Link } from 'react-router';
import { daysAgo } from '@/lib/dates.ts';
import { paths } from '@/lib/paths.ts';
import { ActivityMark } from '@/ui/activity-mark.tsx';
import { useRecentEntries } from '../api.ts';

/** The latest entries of the diary; nothing at all while there are none. */
export function RecentActivities() {
  const id = useId();
  const { data: entries } = useRecentEntries();
  if (!entries || entries.length === 0) return null;
  const now = new Date();
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          Recent activities
        </h2>
        <Link to={paths.diary} className="target inline-flex items-center justify-end font-semibold text-leaf">
          See all<span className="sr-only">: Recent activities</span>
        </Link>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {entries.map((entry) => (
          <li key={entry._id} className="flex items-center gap-3 py-2.5 sm:gap-4">
            <ActivityMark activity={entry.activity} />
            <div className="min-w-0 grow">
              <p className="truncate font-semibold leading-snug">{entry.title}</p>
              <Link
                to={paths.plant(entry.plant._id)}
                className="block min-h-6 truncate text-ink-soft text-sm hover:underline"
              >
                {entry.plant.name}
              </Link>
            </div>
            <time dateTime={entry.date} className="shrink-0 text-ink-soft text-sm first-letter:uppercase">
              {daysAgo(entry.date, now)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
