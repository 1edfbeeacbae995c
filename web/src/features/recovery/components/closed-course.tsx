import type { Recovery } from '@plantcare/contract/recovery.ts';
import { formatMoment } from '@/lib/time/dates.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Disclosure } from '@/ui/layout/disclosure.tsx';
import { OUTCOME_LABELS } from '../course.ts';
import { CourseHistory } from './course-history.tsx';

/** A course that is over, folded away. */
export function ClosedCourse({ course }: { course: Recovery }) {
  const { condition, openedAt, closedAt, outcome } = course;
  if (closedAt === null || outcome === null) return null;
  return (
    <Card>
      <Disclosure
        title={condition}
        text={`${OUTCOME_LABELS[outcome]}: ${formatMoment(openedAt)} to ${formatMoment(closedAt)}`}
      >
        <CourseHistory course={course} />
      </Disclosure>
    </Card>
  );
}
