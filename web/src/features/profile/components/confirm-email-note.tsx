import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { toast } from '@/ui/feedback/toast.ts';
import { useSendConfirmation } from '../api.ts';

/** Reminds of the link that was mailed to an address and not followed yet. */
export function ConfirmEmailNote({ address }: { address: string }) {
  const send = useSendConfirmation();

  function sendAgain() {
    send.mutate(undefined, {
      onSuccess: ({ msg }) => toast.success(msg),
      onError: (error) => toast.error(messageOf(error)),
    });
  }

  return (
    <div className="mb-6">
      <Notice>
        <p className="break-words">
          Confirm your email: we sent a link to {address}. Until you follow it, no other emails go there.
        </p>
        <Button variant="secondary" className="mt-3" busy={send.isPending} onClick={sendAgain}>
          Send Again
        </Button>
      </Notice>
    </div>
  );
}
