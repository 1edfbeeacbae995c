import { Button } from '@/ui/controls/button.tsx';
import { Notice } from '@/ui/feedback/notice.tsx';
import { askPermission, usePermission } from '../permission.ts';
import { useDelivery } from '../push-subscription.ts';

/** Says whether push notifications reach this browser. */
export function PushNote({ wanted }: { wanted: boolean }) {
  const permission = usePermission();
  const delivery = useDelivery();
  if (!wanted) return null;
  if (permission === 'unsupported') {
    return (
      <Notice>
        This browser cannot show notifications. On an iPhone or iPad, add AI Plant Care to the Home Screen first.
      </Notice>
    );
  }
  if (permission === 'denied') {
    return (
      <Notice>
        Notifications are blocked in this browser. You can allow them in the browser’s settings for this site.
      </Notice>
    );
  }
  if (permission === 'default') {
    return (
      <Notice>
        <p>Notifications are not allowed in this browser yet.</p>
        <Button variant="secondary" className="mt-2" onClick={() => void askPermission()}>
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
