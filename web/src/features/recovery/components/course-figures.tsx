import type { Recovery } from '@plantcare/contract/recovery.ts';
import { Suspense } from 'react';
import { formatMoment } from '@/lib/time/dates.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { dayOf, measuredLooks, percent, VERDICT_LABELS } from '../course.ts';

const CourseChart = lazyPart(async () => (await import('./course-chart.tsx')).CourseChart);

/** How much of the leaf was discolored on which day: a line for the eye, and its figures for everybody. */
export function CourseFigures({ course }: { course: Recovery }) {
  const measured = measuredLooks(course);
  return (
    <figure className="grid gap-3">
      {measured.length > 1 && (
        <div aria-hidden className="h-40">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <CourseChart checkUps={measured} />
          </Suspense>
        </div>
      )}
      <table className="w-full text-[0.95rem]">
        <caption className="sr-only">The leaf from the diagnosis on</caption>
        <thead className="text-left text-ink-soft text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="py-1.5 font-normal">
              Day
            </th>
            <th scope="col" className="py-1.5 font-normal">
              The leaf
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              Discolored
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {course.checkUps.map(({ _id, date, verdict, measurements }) => (
            <tr key={_id}>
              <th scope="row" className="py-2 text-left font-normal">
                {dayOf(course, new Date(date))}
                <span className="text-ink-soft text-sm"> · {formatMoment(date)}</span>
              </th>
              <td className="py-2">{verdict === null ? 'Diagnosed' : VERDICT_LABELS[verdict]}</td>
              <td className="py-2 text-right font-semibold tabular-nums">
                {measurements === null ? (
                  <span className="font-normal text-ink-soft">not measured</span>
                ) : (
                  percent(measurements.discolored)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
