import { useState } from 'react';
import { confirmAddress } from '@/features/auth/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';

type Progress = { at: 'asked' | 'busy' | 'done' } | { at: 'failed'; text: string };

/** Waits for a click: programs that check the links in emails open them too. */
export function ConfirmEmail({ token }: { token: string }) {
  const [progress, setProgress] = useState<Progress>({ at: 'asked' });

  async function confirm() {
    setProgress({ at: 'busy' });
    try {
      await confirmAddress(token);
      setProgress({ at: 'done' });
    } catch (error) {
      setProgress({ at: 'failed', text: messageOf(error) });
    }
  }

  return (
    <div className="space-y-5">
      {progress.at === 'failed' && <FormError text={progress.text} />}
      <div role="status">{progress.at === 'done' && <Notice>Your email address is confirmed. Thank you!</Notice>}</div>
      {progress.at !== 'done' && (
        <Button size="lg" busy={progress.at === 'busy'} className="w-full" onClick={() => void confirm()}>
          Confirm This Address
        </Button>
      )}
    </div>
  );
}
