import { dueMoment, isOverdue } from '@plantcare/contract/due.ts';
import { paths } from '@/lib/page/paths.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { CareList } from '@/ui/content/care-list.tsx';
import { useReminders } from '../api.ts';
import { dueLabel } from '../reminder-words.ts';
import { upcoming } from '../today-view.ts';

const AT_MOST = 5;

/** What waits or comes within seven days; nothing at all until the reminders have arrived. */
export function UpcomingReminders() {
  const { data: reminders } = useReminders();
  const now = useNow();
  if (!reminders) return null;
  const items = upcoming(reminders, now, AT_MOST).map((reminder) => ({
    ...reminder,
    activity: reminder.type,
    time: (
      <time
        dateTime={dueMoment(reminder)}
        className={`shrink-0 text-sm ${isOverdue(reminder, now) ? 'font-semibold text-terracotta' : 'text-ink-soft'}`}
      >
        {dueLabel(reminder, now)}
      </time>
    ),
  }));
  return (
    <CareList
      title="Upcoming reminders"
      all={paths.reminders}
      items={items}
      empty="Nothing is due in the next 7 days."
    />
  );
}
