import Bell from 'lucide-react/icons/bell';
import * as Dialog from 'radix-ui/dialog';
import { useEffect, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { overlayClasses } from '@/ui/feedback/dialog.tsx';
import { useForgetLaterPages, useUnreadCount } from '../api.ts';
import { onPanelOpen } from '../open-panel.ts';
import { badgeText, bellLabel } from '../unread-badge.ts';
import { NotificationPanel } from './notification-panel.tsx';

/** The bell of the navigation with the number of unread notifications, and the panel that it opens. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  useEffect(() => onPanelOpen(() => setOpen(true)), []);
  const unread = useUnreadCount();
  const forgetLaterPages = useForgetLaterPages();
  const badge = badgeText(unread);

  function change(next: boolean) {
    if (next) forgetLaterPages();
    setOpen(next);
  }

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger
        aria-label={bellLabel(unread)}
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
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={classes(overlayClasses, 'sm:bg-black/20 sm:backdrop-blur-none')} />
        <NotificationPanel unread={unread} onClose={() => setOpen(false)} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
