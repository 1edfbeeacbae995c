import { monthName } from '@plantcare/contract/month-names.ts';
import { formatMoment } from '@/lib/time/dates.ts';
import { shortName, weekdayName } from '@/lib/time/english-dates.ts';

interface EntryDateProps {
  date: string;
  /** Whether a heading above shows the month. */
  underMonth: boolean;
  /** A day that is already shown above is only for screen readers. */
  repeated: boolean;
}

/** The day next to an entry. */
export function EntryDate({ date, underMonth, repeated }: EntryDateProps) {
  const moment = new Date(date);
  const monthAndYear = `${shortName(monthName(moment.getMonth() + 1))} ${moment.getFullYear()}`;
  return (
    <time dateTime={date} className="pt-1 text-right">
      <span className="sr-only">{formatMoment(date)}</span>
      {!repeated && (
        <span aria-hidden>
          <span className="block font-display text-2xl leading-tight">{moment.getDate()}</span>
          <span className="block text-ink-soft text-sm leading-tight">
            {underMonth ? shortName(weekdayName(moment)) : monthAndYear}
          </span>
        </span>
      )}
    </time>
  );
}
