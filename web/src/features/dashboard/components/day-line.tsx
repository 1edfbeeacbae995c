import type { Plant } from '@plantcare/contract/plants.ts';
import { useReminders } from '@/features/reminders/api.ts';
import { todayView } from '@/features/reminders/today-view.ts';
import { WeatherPhrase } from '@/features/weather/components/weather-phrase.tsx';
import { useNow } from '@/lib/time/use-now.ts';
import { dayText } from '../day-text.ts';

/** The day in one line: what there is to do, and the weather. */
export function DayLine({ plants }: { plants: readonly Plant[] | undefined }) {
  const { data: reminders } = useReminders();
  const now = useNow();
  const view = reminders && todayView(reminders, now);
  return (
    <p className="mt-1.5 min-h-6 text-ink-soft">
      {plants && view && dayText(plants, { overdue: view.overdue.length, today: view.today.length })}
      <WeatherPhrase />
    </p>
  );
}
