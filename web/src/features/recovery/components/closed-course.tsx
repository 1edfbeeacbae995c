import type { Recovery } from '@plantcare/contract/recovery.ts';
import { formatMoment } from '@/lib/time/dates.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Disclosure } from '@/ui/layout/disclosure.tsx';
import { OUTCOME_LABELS } from '../course.ts';
import { CourseHistory } from './course-history.tsx';

/** A course that is over, folded away; of a plant that has left also one without an outcome. */
export function ClosedCourse({ course }: { course: Recovery }) {
  const { condition, openedAt, closedAt, outcome } = course;
  const began = formatMoment(openedAt);
  return (
    <Card>
      <Disclosure
        title={condition}
        text={
          closedAt === null || outcome === null
            ? `Since ${began}`
            : `${OUTCOME_LABELS[outcome]}: ${began} to ${formatMoment(closedAt)}`
        }
      >
        <CourseHistory course={course} />
      </Disclosure>
    </Card>
  );
}
