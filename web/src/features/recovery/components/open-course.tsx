import type { Recovery } from '@plantcare/contract/recovery.ts';
import { useId } from 'react';
import { formatMoment } from '@/lib/time/dates.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { Badge } from '@/ui/content/badge.tsx';
import { SEVERITY_TONES } from '@/ui/content/severity.ts';
import { Notice } from '@/ui/feedback/notice.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { changeInWords, dayOf, dueLook, nextLook } from '../course.ts';
import { AddCheckUp } from './add-check-up.tsx';
import { CloseCourse } from './close-course.tsx';
import { CourseHistory } from './course-history.tsx';

/** A course that goes on: how the leaf is, and what is to be done next. */
export function OpenCourse({ course, onClosed }: { course: Recovery; onClosed: () => void }) {
  const id = useId();
  const now = useNow();
  const due = dueLook(course, now);
  const next = nextLook(course, now);
  const change = changeInWords(course);
  return (
    <Card role="region" aria-labelledby={id} className="grid gap-6 p-5 sm:p-6">
      <header className="grid gap-2">
        <h3 id={id} className="break-words text-2xl">
          {course.condition}
        </h3>
        {change !== null && <p className="font-display text-xl leading-snug">{change}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
          <span className="sr-only">Severity: </span>
          <Badge tone={SEVERITY_TONES[course.severity]}>{course.severity}</Badge>
          <span>
            Day {dayOf(course, now)} since the diagnosis on {formatMoment(course.openedAt)}
          </span>
        </p>
      </header>
      {due !== null && (
        <Notice>
          <p>{due} days have passed. A new photo of the same leaf shows whether the treatment helps.</p>
        </Notice>
      )}
      <CourseHistory course={course} />
      <div className="grid gap-3">
        {due === null && next !== null && (
          <p className="text-[0.95rem] text-ink-soft">Next photo of the same leaf: {formatMoment(next)}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <AddCheckUp course={course} />
          <CloseCourse course={course} onClosed={onClosed} />
        </div>
      </div>
    </Card>
  );
}
