import * as Dialog from 'radix-ui/dialog';
import { classes } from '@/lib/classes.ts';
import { overlayClasses } from '@/ui/feedback/dialog-box.tsx';
import { NotificationPanel } from './notification-panel.tsx';

interface NotificationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  unread: number;
  /** Puts the focus on the bell. */
  returnFocus: () => void;
}

/** The panel of the bell, over the screen. */
export function NotificationDialog({ open, onOpenChange, unread, returnFocus }: NotificationDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={classes(overlayClasses, 'sm:bg-black/20 sm:backdrop-blur-none')} />
        <NotificationPanel unread={unread} onClose={() => onOpenChange(false)} returnFocus={returnFocus} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
