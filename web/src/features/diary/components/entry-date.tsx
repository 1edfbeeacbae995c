import { formatMoment } from '@/lib/time/dates.ts';

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric' });
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' });

interface EntryDateProps {
  date: string;
  /** Whether the month stands in a heading above. */
  underMonth: boolean;
  /** A day that is written already is only read aloud again. */
  repeated: boolean;
}

/** The day in the margin of the diary. */
export function EntryDate({ date, underMonth, repeated }: EntryDateProps) {
  const moment = new Date(date);
  return (
    <time dateTime={date} className="pt-1 text-right">
      <span className="sr-only">{formatMoment(date)}</span>
      {!repeated && (
        <span aria-hidden>
          <span className="block font-display text-2xl leading-tight">{DAY.format(moment)}</span>
          <span className="block text-ink-soft text-sm leading-tight">
            {(underMonth ? WEEKDAY : MONTH_AND_YEAR).format(moment)}
          </span>
        </span>
      )}
    </time>
  );
}
