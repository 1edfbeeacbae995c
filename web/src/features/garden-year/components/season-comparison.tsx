import type { GardenYear } from '@plantcare/contract/statistics.ts';
import { Suspense, useState } from 'react';
import { ChipChoice } from '@/ui/controls/chip-choice.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import {
  MEASURES,
  type Measure,
  measureName,
  numberText,
  seasonMonths,
  seasonState,
  seasonsSentence,
  seasonTitle,
} from '../year-words.ts';
import { Figures, YearSection } from './year-section.tsx';

const SeasonsChart = lazyPart(async () => (await import('./seasons-chart.tsx')).SeasonsChart);

const OPTIONS = MEASURES.map((value) => ({ value, label: measureName(value) }));

const STATES = { ahead: ' (to come)', running: ' (so far)', over: '' } as const;

/** What was done in each season, beside the same season a year before. */
export function SeasonComparison({ year }: { year: GardenYear }) {
  const { seasons, today } = year;
  const [measure, setMeasure] = useState<Measure>('entries');
  return (
    <YearSection title="Seasons compared" summary={seasonsSentence(year)}>
      <ChipChoice
        label="Compare"
        name="measure"
        options={OPTIONS}
        chosen={measure}
        onChange={({ target }) => setMeasure(MEASURES.find((name) => name === target.value) ?? measure)}
        className="mt-4 print:hidden"
      />
      <div aria-hidden className="mt-4 h-56">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <SeasonsChart
            seasons={seasons.map((season) => ({
              season: `${seasonTitle(season)}${seasonState(season, today) === 'running' ? '*' : ''}`,
              current: season.totals[measure],
              before: season.yearBefore[measure],
            }))}
          />
        </Suspense>
      </div>
      <p aria-hidden className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <Key className="bg-leaf">{measureName(measure)} in this year’s seasons</Key>
        <Key className="border-2 border-line-strong bg-sheet">A year before</Key>
        {seasons.some((season) => seasonState(season, today) === 'running') && <span>* so far</span>}
      </p>
      <p className="mt-3 max-w-prose text-ink-soft text-sm">
        Seasons are whole months: {seasons.map((one) => `${seasonTitle(one)} ${seasonMonths(one)}`).join(', ')}.
      </p>
      <Figures
        caption={`Seasons of ${year.year} and of the year before`}
        columns={[
          'Season',
          ...MEASURES.flatMap((name) => [measureName(name), 'Year before: '.concat(measureName(name))]),
        ]}
        rows={seasons.map((season) => [
          `${seasonTitle(season)}${STATES[seasonState(season, today)]}`,
          ...MEASURES.flatMap((name) => [season.totals[name], season.yearBefore[name]]).map(numberText),
        ])}
      />
    </YearSection>
  );
}

function Key({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-3 rounded-sm ${className}`} />
      {children}
    </span>
  );
}
