import type { GardenYear } from '@plantcare/contract/statistics.ts';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { heatStep, heatSteps, stepNames } from '../heat-steps.ts';
import { daysOfMonth, weekdayOf, weeksOfYear } from '../year-weeks.ts';
import { daysText, isRunning, numberText, shortMonth, wateringSentence } from '../year-words.ts';
import { Figures, YearSection } from './year-section.tsx';

/** The side of a day in the drawing, and of its mark by step: the size says the same as the color. */
const CELL = 10;
const MARKS = [2, 5.2, 6.6, 8, 9.4];
const SHARES = [0, 50, 65, 82, 100];
/** Weeks that a month can touch. */
const MOST_WEEKS = 6;

/** The waterings of each day, month by month, with a row for each week from Monday to Sunday. */
export function WateringCalendar({ year }: { year: GardenYear }) {
  const counts = new Map(year.waterings.map(({ day, count }) => [day, count]));
  const steps = heatSteps([...counts.values()]);
  const weeks = weeksOfYear(year.year, year.waterings, year.today);
  return (
    <YearSection title="Waterings, day by day" summary={wateringSentence(year)}>
      {steps.length > 0 && (
        <>
          <ol className="mt-5 grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-4 sm:gap-x-7 desk:grid-cols-6">
            {Array.from({ length: 12 }, (_, month) => month + 1).map((month) => (
              <Month key={month} year={year} month={month} counts={counts} steps={steps} />
            ))}
          </ol>
          <Legend steps={steps} />
          <Figures
            caption={`Waterings by week in ${year.year}`}
            columns={['Days', 'Week', 'Waterings']}
            rows={weeks.map(({ number, firstDay, lastDay, count }) => [
              daysText(firstDay, lastDay),
              String(number),
              numberText(count),
            ])}
          />
        </>
      )}
    </YearSection>
  );
}

interface MonthProps {
  year: GardenYear;
  month: number;
  counts: ReadonlyMap<string, number>;
  steps: readonly number[];
}

/** One month; its name leads to its waterings in the diary. */
function Month({ year, month, counts, steps }: MonthProps) {
  const days = daysOfMonth(year.year, month);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const total = days.reduce((sum, day) => sum + (counts.get(day) ?? 0), 0);
  const before = weekdayOf(from);
  return (
    <li className="min-w-0">
      <div className="flex items-baseline justify-between gap-1">
        {total > 0 ? (
          <Link
            to={`${paths.diary}?${new URLSearchParams({ activity: 'watering', from, to })}`}
            className="target inline-flex grow items-center justify-between gap-1 font-semibold text-sm hover:text-leaf-deep"
          >
            <span className="underline decoration-2 decoration-leaf/40 underline-offset-4">{shortMonth(month)}</span>{' '}
            <span className="font-normal text-ink-soft tabular-nums">
              {numberText(total)}
              <span className="sr-only">{total === 1 ? ' watering' : ' waterings'}</span>
            </span>
          </Link>
        ) : (
          <span className="target inline-flex items-center text-ink-soft text-sm">{shortMonth(month)}</span>
        )}
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${7 * CELL} ${MOST_WEEKS * CELL}`} className="block w-full">
        {days
          .filter((day) => !isRunning(year) || day <= year.today)
          .map((day, place) => {
            const count = counts.get(day) ?? 0;
            return <Day key={day} place={before + place} step={heatStep(count, steps)} isToday={day === year.today} />;
          })}
      </svg>
    </li>
  );
}

interface DayProps {
  /** Counted from the Monday of the month's first week. */
  place: number;
  step: number;
  isToday: boolean;
}

function Day({ place, step, isToday }: DayProps) {
  const [left, top] = [(place % 7) * CELL, Math.floor(place / 7) * CELL];
  return (
    <>
      <Mark step={step} left={left} top={top} />
      {isToday && (
        <rect
          x={left + 0.3}
          y={top + 0.3}
          width={CELL - 0.6}
          height={CELL - 0.6}
          rx={2}
          fill="none"
          stroke="var(--color-terracotta)"
          strokeWidth={0.9}
        />
      )}
    </>
  );
}

function Mark({ step, left, top }: { step: number; left: number; top: number }) {
  const side = MARKS[step] ?? CELL;
  const inset = (CELL - side) / 2;
  const color = `color-mix(in oklab, var(--color-leaf) ${SHARES[step]}%, var(--color-moss-soft))`;
  return (
    <rect
      x={left + inset}
      y={top + inset}
      width={side}
      height={side}
      rx={step === 0 ? 1 : 1.8}
      fill={step === 0 ? 'var(--color-line-strong)' : color}
      fillOpacity={step === 0 ? 0.45 : 1}
    />
  );
}

function Legend({ steps }: { steps: readonly number[] }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
      <span>Waterings on a day:</span>
      {['none', ...stepNames(steps)].map((name, step) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox={`0 0 ${CELL} ${CELL}`} className="size-4">
            <Mark step={step} left={0} top={0} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
