import { useState } from 'react';
import { stopMails } from '@/features/auth/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { paths } from '@/lib/page/paths.ts';
import { TextLink } from '@/ui/content/text-link.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';

type Progress = { at: 'asked' | 'busy' | 'done' } | { at: 'failed'; text: string };

export function StopMails({ token }: { token: string }) {
  const [progress, setProgress] = useState<Progress>({ at: 'asked' });

  async function stop() {
    setProgress({ at: 'busy' });
    try {
      await stopMails(token);
      setProgress({ at: 'done' });
    } catch (error) {
      setProgress({ at: 'failed', text: messageOf(error, { item: 'Link' }) });
    }
  }

  return (
    <div className="space-y-5">
      {progress.at === 'failed' && <FormError text={progress.text} />}
      <div role="status">
        {progress.at === 'done' && (
          <Notice>
            You will not get these emails any more. You can turn them on again under{' '}
            <TextLink to={paths.notificationSettings}>Notification Settings</TextLink> in your profile.
          </Notice>
        )}
      </div>
      {progress.at !== 'done' && (
        <Button size="lg" busy={progress.at === 'busy'} className="w-full" onClick={() => void stop()}>
          Stop these emails
        </Button>
      )}
    </div>
  );
}
