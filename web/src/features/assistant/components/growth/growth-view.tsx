import type { GrowthPoint, GrowthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import { Suspense } from 'react';
import { useUnits } from '@/lib/units/units.ts';
import { Markdown } from '@/ui/content/markdown.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { height, heightSpan, milestonesOf, whenText } from '../../growth-words.ts';

const GrowthChart = lazyPart(async () => (await import('./growth-chart.tsx')).GrowthChart);

/** How tall it will be: in words, in a chart for the eye, and in its figures for everybody. */
export function GrowthView({ prediction: { prediction, timeline } }: { prediction: GrowthPrediction }) {
  return (
    <>
      {timeline.length > 1 && <Timeline points={timeline} />}
      <Markdown text={prediction} />
    </>
  );
}

function Timeline({ points }: { points: readonly GrowthPoint[] }) {
  const units = useUnits();
  return (
    <figure className="grid max-w-2xl gap-4">
      <div aria-hidden className="h-56 desk:h-64">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <GrowthChart points={points} units={units} />
        </Suspense>
      </div>
      <table className="w-full text-[0.95rem]">
        <caption className="sr-only">Height within a year</caption>
        <thead className="text-left text-ink-soft text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="py-1.5 font-normal">
              When
            </th>
            <th scope="col" className="py-1.5 font-normal">
              Expected height
            </th>
            <th scope="col" className="py-1.5 font-normal">
              Probably within
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {milestonesOf(points).map((point) => (
            <tr key={point.weeks}>
              <th scope="row" className="py-2 text-left font-normal">
                {whenText(point.weeks)}
              </th>
              <td className="py-2 font-semibold">{height(point.expected, units)}</td>
              <td className="py-2 text-ink-soft">{heightSpan(point, units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
