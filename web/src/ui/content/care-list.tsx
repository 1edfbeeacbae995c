import type { Activity } from '@plantcare/contract/diary.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { ActivityMark } from '@/ui/content/activity-mark.tsx';

interface CareItem {
  _id: string;
  activity: Activity | null;
  title: string;
  plant: { _id: string; name: string };
  /** Its time, past or future. */
  time: ReactNode;
}

interface CareListProps {
  title: string;
  /** The link to all of them. */
  all: string;
  items: readonly CareItem[];
  /** Shown if there are none. */
  empty: string;
}

/** A few diary entries or reminders, with a link to all of them. */
export function CareList({ title, all, items, empty }: CareListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <Link to={all} className="target inline-flex items-center justify-end font-semibold text-leaf">
          See all<span className="sr-only">: {title}</span>
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-soft">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {items.map((item) => (
            <li key={item._id} className="flex flex-wrap items-center gap-x-3 py-2.5 sm:gap-4">
              <ActivityMark activity={item.activity} />
              <div className="min-w-0 grow basis-28">
                <p className="truncate font-semibold leading-snug">{item.title}</p>
                <Link
                  to={paths.plant(item.plant._id)}
                  className="block min-h-6 truncate text-ink-soft text-sm hover:underline"
                >
                  {item.plant.name}
                </Link>
              </div>
              {item.time}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
