import { classes } from '@/lib/classes.ts';
import { Button } from '@/ui/button.tsx';
import type { AnswerOnPage } from '../use-answer.ts';

/** Breaks off the answer that is on its way. */
export function StopButton({ answer, className }: { answer: AnswerOnPage; className: string }) {
  return (
    <Button variant="quiet" onClick={answer.clear} className={classes('text-ink-soft', className)}>
      Stop
    </Button>
  );
}
