import { Button } from '@/ui/controls/button.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { askPermission, usePermission } from '../permission.ts';
import { useDelivery } from '../push-subscription.ts';

/** Says how push notifications reach this browser, and asks for what is missing; nothing where they cannot. */
export function PushNote({ wanted }: { wanted: boolean }) {
  const permission = usePermission();
  const delivery = useDelivery();
  if (!wanted || permission === 'unsupported' || permission === 'denied') return null;
  if (permission === 'default') {
    return (
      <Notice>
        <p>Notifications are not allowed in this browser yet.</p>
        <Button variant="secondary" className="wrap-anywhere mt-2 max-w-full" onClick={() => void askPermission()}>
          Allow Notifications
        </Button>
      </Notice>
    );
  }
  return (
    <Notice>
      {delivery === 'page'
        ? 'Notifications are allowed in this browser. It has no push service, so they only show while AI Plant Care is open.'
        : 'Notifications are allowed in this browser.'}
    </Notice>
  );
}
