import { MAX_KEY_QUESTIONS } from '@plantcare/contract/identification-key.ts';
import { classes } from '@/lib/classes.ts';

const MARKS = Array.from({ length: MAX_KEY_QUESTIONS }, (_, mark) => mark);

/** How far the key has come, and how long it can take at most. */
export function KeyProgress({ answered }: { answered: number }) {
  return (
    <div>
      <p className="text-ink-soft text-sm">
        Question {answered + 1} of at most {MAX_KEY_QUESTIONS}
      </p>
      <div aria-hidden className="mt-2 flex gap-1">
        {MARKS.map((mark) => (
          <span key={mark} className={classes('h-1 grow rounded-full', mark <= answered ? 'bg-leaf' : 'bg-line')} />
        ))}
      </div>
    </div>
  );
}
