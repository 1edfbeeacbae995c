import type { Recovery } from '@plantcare/contract/recovery.ts';
import { ailingTissues, barScale } from '../course.ts';
import { CheckUpFigure } from './check-up-figure.tsx';
import { CourseFigures } from './course-figures.tsx';

/** The first and the newest photo side by side, and how it went between them. */
export function CourseHistory({ course }: { course: Recovery }) {
  const [first, ...later] = course.checkUps;
  const newest = later.at(-1);
  if (!first) return null;
  const shown = newest ? [first, newest] : [first];
  const tissues = ailingTissues(shown);
  const scale = barScale(shown);
  return (
    <div className="grid items-start gap-6 desk:grid-cols-2 desk:gap-8">
      <div className="grid max-w-2xl grid-cols-2 items-start gap-3 sm:gap-5">
        {shown.map((checkUp) => (
          <CheckUpFigure key={checkUp._id} course={course} checkUp={checkUp} tissues={tissues} scale={scale} />
        ))}
      </div>
      {newest && <CourseFigures course={course} />}
    </div>
  );
}
