import type { KeptAnswer } from '@plantcare/contract/assistant/kept-answers.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Confirm } from '@/ui/feedback/confirm.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { shownAgain, titleOf } from '../answers.ts';
import { useDeleteAnswer } from '../api.ts';

interface DeleteAnswerProps {
  answer: KeptAnswer | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks before an answer is forgotten; open while there is one to ask about. */
export function DeleteAnswer({ answer, onClose, onDeleted }: DeleteAnswerProps) {
  const deletion = useDeleteAnswer();
  const [asked, setAsked] = useState(answer);
  // While the dialog fades out it must still name the answer it was about.
  if (answer !== null && answer !== asked) setAsked(answer);

  async function confirm() {
    if (!answer || deletion.isPending) return;
    try {
      await deletion.mutateAsync(answer._id);
    } catch (error) {
      toast.error(messageOf(error, { item: 'Answer' }));
      onClose();
      return;
    }
    toast.success('Answer deleted');
    // Closed before the list may go: an open dialog would go with it.
    flushSync(onClose);
    onDeleted(answer._id);
  }

  return (
    <Confirm
      open={answer !== null}
      onOpenChange={(open) => !open && !deletion.isPending && onClose()}
      title={`Delete “${asked ? titleOf(shownAgain(asked)) : 'answer'}”?`}
      text="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={() => void confirm()}
      busy={deletion.isPending}
      danger
    />
  );
}
