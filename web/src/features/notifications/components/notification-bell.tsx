import Bell from 'lucide-react/icons/bell';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { useHasBeen } from '@/ui/feedback/use-has-been.ts';
import { useForgetLaterPages, useUnreadCount } from '../api.ts';
import { onPanelOpen } from '../open-panel.ts';
import { badgeText, bellLabel } from '../unread-badge.ts';

const load = () => import('./notification-dialog.tsx');
const NotificationDialog = lazyPart(async () => (await load()).NotificationDialog);

/** The bell of the navigation with the number of unread notifications, and the panel that it opens. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const shown = useHasBeen(open);
  const bell = useRef<HTMLButtonElement>(null);
  useEffect(() => onPanelOpen(() => setOpen(true)), []);
  const unread = useUnreadCount();
  const forgetLaterPages = useForgetLaterPages();
  const badge = badgeText(unread);
  const prepare = () => void load().catch(() => undefined);

  function change(next: boolean) {
    if (next) forgetLaterPages();
    setOpen(next);
  }

  return (
    <>
      <button
        ref={bell}
        type="button"
        aria-label={bellLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => change(!open)}
        className="target relative grid place-items-center rounded-full transition-colors hover:bg-moss-soft"
      >
        <Bell aria-hidden className="size-6" strokeWidth={1.8} />
        {badge && (
          <span
            aria-hidden
            className="absolute top-0.5 left-1/2 min-w-5 rounded-full bg-berry px-1.5 text-center font-semibold text-[0.75rem] text-on-leaf leading-5 ring-2 ring-paper"
          >
            {badge}
          </span>
        )}
      </button>
      {shown && (
        <Suspense>
          <NotificationDialog
            open={open}
            onOpenChange={change}
            unread={unread}
            returnFocus={() => bell.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
