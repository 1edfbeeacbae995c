import { classes } from '@/lib/classes.ts';
import { Button } from '@/ui/controls/button.tsx';
import type { AnswerOnPage } from '../use-answer.ts';

/** Breaks off the answer that is on its way. */
export function StopButton({ answer, className }: { answer: AnswerOnPage; className: string }) {
  function stop() {
    answer.submitButton.current?.focus({ preventScroll: true }); // this button goes
    answer.clear();
  }
  return (
    <Button variant="quiet" onClick={stop} className={classes('text-ink-soft', className)}>
      Stop
    </Button>
  );
}
