import { FAILED_TO_CLOSE_RECOVERY } from '@plantcare/contract/messages.ts';
import { OUTCOMES, type Outcome, type Recovery } from '@plantcare/contract/recovery.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useCloseRecovery } from '../api.ts';
import { OUTCOME_LABELS } from '../course.ts';

/** What is asked before, and said afterwards. */
const WORDS: Readonly<Record<Outcome, { title: string; text: string; done: string }>> = {
  recovered: {
    title: 'Has it recovered?',
    text: 'The plant is marked as healthy, unless it is being treated for something else. The remaining reminders for this treatment are deleted.',
    done: 'Closed as recovered',
  },
  lost: {
    title: 'Did the plant die?',
    text: 'This ends the treatment and deletes its remaining reminders. The plant, its diary and its photos stay.',
    done: 'Closed as lost',
  },
};

/** Ends a course, one way or the other. */
export function CloseCourse({ course, onClosed }: { course: Recovery; onClosed: () => void }) {
  const closing = useCloseRecovery(course._id);
  const [open, setOpen] = useState(false);
  // Kept while the dialog fades out.
  const [outcome, setOutcome] = useState<Outcome>('recovered');

  async function close() {
    if (closing.isPending) return;
    try {
      await closing.mutateAsync(outcome);
    } catch (error) {
      toast.error(messageOf(error, { fallback: FAILED_TO_CLOSE_RECOVERY }));
      setOpen(false);
      return;
    }
    toast.success(WORDS[outcome].done);
    // Closed before anything else takes the focus: an open dialog would take it back.
    flushSync(() => setOpen(false));
    onClosed();
  }

  return (
    <>
      {OUTCOMES.map((each) => (
        <Button
          key={each}
          variant={each === 'recovered' ? 'secondary' : 'quiet'}
          onClick={() => {
            setOutcome(each);
            setOpen(true);
          }}
        >
          {OUTCOME_LABELS[each]}
        </Button>
      ))}
      <Confirm
        open={open}
        onOpenChange={(wanted) => !closing.isPending && setOpen(wanted)}
        title={WORDS[outcome].title}
        text={WORDS[outcome].text}
        confirmLabel={OUTCOME_LABELS[outcome]}
        onConfirm={() => void close()}
        busy={closing.isPending}
        danger={outcome === 'lost'}
      />
    </>
  );
}
