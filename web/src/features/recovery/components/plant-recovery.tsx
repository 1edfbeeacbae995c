import { FAILED_TO_LOAD_RECOVERY } from '@plantcare/contract/messages.ts';
import type { Recovery } from '@plantcare/contract/recovery.ts';
import { useId, useRef } from 'react';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { useRecoveries } from '../api.ts';
import { ClosedCourse } from './closed-course.tsx';
import { OpenCourse } from './open-course.tsx';

interface PlantRecoveryProps {
  plant: string;
  /** Whether no treatment goes on any more, because the plant has left. */
  isOver?: boolean;
}

/** What a plant was diagnosed with and how it goes on; nothing at all for one that never was. */
export function PlantRecovery({ plant, isOver = false }: PlantRecoveryProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: courses, error, refetch } = useRecoveries(plant);
  if (courses === undefined && !error) return null;
  if (courses?.length === 0) return null;
  const goesOn = ({ closedAt }: Recovery) => closedAt === null && !isOver;
  const open = courses?.filter(goesOn) ?? [];
  const closed = courses?.filter((course) => !goesOn(course)) ?? [];
  return (
    <section aria-labelledby={id} className="mt-12 border-line border-t pt-8">
      <h2 ref={heading} id={id} tabIndex={-1} className="mb-6 text-3xl">
        Recovery
      </h2>
      {courses ? (
        <div className="grid gap-5">
          {open.map((course) => (
            <OpenCourse key={course._id} course={course} onClosed={() => heading.current?.focus()} />
          ))}
          {closed.map((course) => (
            <ClosedCourse key={course._id} course={course} />
          ))}
        </div>
      ) : (
        <Notice>
          <p>{messageOf(error, { fallback: FAILED_TO_LOAD_RECOVERY })}</p>
          <Button variant="quiet" className="-ml-4" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
    </section>
  );
}
