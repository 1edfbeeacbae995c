import X from 'lucide-react/icons/x';
import * as Primitive from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/ui/controls/button.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
}

/** A sheet at the lower edge on a phone, in the center on a desktop. */
export const dialogClasses =
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto rounded-t-3xl bg-sheet p-6 shadow-lifted outline-none ' +
  'pb-[max(1.5rem,env(safe-area-inset-bottom))] animate-rise ' +
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(34rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 ' +
  'sm:rounded-3xl sm:pb-6 sm:animate-fade';

export const overlayClasses = 'fixed inset-0 z-50 bg-black/45 animate-fade backdrop-blur-[2px]';

/**
 * Returns the focus to where it was before. The primitive only supports its own trigger, but here anything on a screen can
 * open a dialog.
 */
export function useReturnFocus() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) {
        before.current.focus({ preventScroll: true });
      }
    },
  };
}

export function DialogBox({ open, onOpenChange, title, description, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content
          {...returnFocus}
          className={dialogClasses}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Primitive.Title className="text-2xl">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-ink-soft">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close" className="-mt-2 -mr-2 shrink-0">
                <X aria-hidden className="size-5" />
              </Button>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
