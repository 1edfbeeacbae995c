import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { useNow } from '@/lib/use-now.ts';
import { ActivityMark } from '@/ui/activity-mark.tsx';
import { useReminders } from '../api.ts';
import { daysUntilDue, dueMoment } from '../due.ts';
import { dueLabel } from '../reminder-words.ts';
import { upcoming } from '../today-view.ts';

const AT_MOST = 5;

/** What waits or comes within seven days; nothing at all until the reminders have arrived. */
export function UpcomingReminders() {
  const id = useId();
  const { data: reminders } = useReminders();
  const now = useNow();
  if (!reminders) return null;
  const next = upcoming(reminders, now, AT_MOST);
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          Upcoming reminders
        </h2>
        <Link to={paths.reminders} className="target inline-flex items-center justify-end font-semibold text-leaf">
          See all<span className="sr-only">: Upcoming reminders</span>
        </Link>
      </div>
      {next.length === 0 ? (
        <p className="border-line border-y py-4 text-ink-soft">Nothing is due within the next 7 days.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {next.map((reminder) => (
            <li key={reminder._id} className="flex items-center gap-3 py-2.5 sm:gap-4">
              <ActivityMark activity={reminder.type} />
              <div className="min-w-0 grow">
                <p className="truncate font-semibold leading-snug">{reminder.title}</p>
                <Link
                  to={paths.plant(reminder.plant._id)}
                  className="block min-h-6 truncate text-ink-soft text-sm hover:underline"
                >
                  {reminder.plant.name}
                </Link>
              </div>
              <time
                dateTime={dueMoment(reminder)}
                className={`shrink-0 text-sm ${daysUntilDue(reminder, now) < 0 ? 'font-semibold text-terracotta' : 'text-ink-soft'}`}
              >
                {dueLabel(reminder, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
