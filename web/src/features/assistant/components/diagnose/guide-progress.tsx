import { MAX_GUIDE_QUESTIONS } from '@plantcare/contract/diagnosis-guide.ts';
import { classes } from '@/lib/classes.ts';

const MARKS = Array.from({ length: MAX_GUIDE_QUESTIONS }, (_, mark) => mark);

/** How far the questions have come. */
export function GuideProgress({ answered, done }: { answered: number; done: boolean }) {
  return (
    <div className="text-sm">
      <p className="text-ink-soft">
        {done ? 'No more questions' : `Question ${answered + 1} of at most ${MAX_GUIDE_QUESTIONS}`}
      </p>
      <div aria-hidden className="mt-1.5 flex gap-1">
        {MARKS.map((mark) => (
          <span
            key={mark}
            className={classes('h-1 grow rounded-full', mark <= answered || done ? 'bg-leaf' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
