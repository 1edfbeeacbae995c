import { onFirstUse } from '@/lib/on-first-use.ts';
import { formatMoment } from '@/lib/time/dates.ts';

const DAY = onFirstUse(() => new Intl.DateTimeFormat('en', { day: 'numeric' }));
const WEEKDAY = onFirstUse(() => new Intl.DateTimeFormat('en', { weekday: 'short' }));
const MONTH_AND_YEAR = onFirstUse(() => new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' }));

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
  return (
    <time dateTime={date} className="pt-1 text-right">
      <span className="sr-only">{formatMoment(date)}</span>
      {!repeated && (
        <span aria-hidden>
          <span className="block font-display text-2xl leading-tight">{DAY().format(moment)}</span>
          <span className="block text-ink-soft text-sm leading-tight">
            {(underMonth ? WEEKDAY() : MONTH_AND_YEAR()).format(moment)}
          </span>
        </span>
      )}
    </time>
  );
}
