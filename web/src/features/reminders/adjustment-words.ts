import type { Adjustment } from '@plantcare/contract/reminders.ts';
import { daysBetween } from '@/lib/time/dates.ts';
import { monthAndDay, weekdayName } from '@/lib/time/english-dates.ts';
import type { Measures } from '@/lib/units/measures.ts';

/** "2 days later: 9 mm of rain on Tuesday". */
export function adjustmentText({ days, reason }: Adjustment, { rain, degrees }: Measures, now: Date): string {
  const count = Math.abs(days);
  const later = days > 0;
  return `${count} ${count === 1 ? 'day' : 'days'} ${later ? 'later' : 'earlier'}: ${reasonText()}`;

  function reasonText(): string {
    switch (reason.because) {
      case 'rain':
        return `${rain(reason.mm)} of rain ${onDay(reason.day, now)}`;
      case 'heat':
        return `${degrees(reason.celsius)} ${onDay(reason.day, now)}`;
      case 'dry weather':
        return 'soil dries fast in this weather';
      case 'cool weather':
        return 'soil dries slowly in this weather';
      case 'watered':
        return `last watered ${onDay(reason.day, now)}`;
      case 'history':
        return `its water lasts about ${reason.days} ${reason.days === 1 ? 'day' : 'days'} now`;
      case 'season':
        return `it uses ${later ? 'less' : 'more'} at this time of the year`;
    }
  }
}

/** "today", "on Tuesday", a week away "on Jul 4". */
function onDay(day: string, now: Date): string {
  const moment = new Date(`${day}T12:00`);
  const away = daysBetween(now, moment);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away === -1) return 'yesterday';
  return `on ${Math.abs(away) < 7 ? weekdayName(moment) : monthAndDay(moment)}`;
}
