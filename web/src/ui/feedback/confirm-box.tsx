import * as AlertDialog from 'radix-ui/alert-dialog';
import { Button } from '@/ui/controls/button.tsx';
import { dialogClasses, overlayClasses, useReturnFocus } from './dialog-box.tsx';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean;
  danger?: boolean;
  /** Something milder that can be done instead. */
  instead?: { label: string; onChoose: () => void } | undefined;
}

export function ConfirmBox({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  onConfirm,
  busy = false,
  danger = false,
  instead,
}: ConfirmProps) {
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content
          className={dialogClasses}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </AlertDialog.Cancel>
            {instead && (
              <Button variant="secondary" onClick={instead.onChoose}>
                {instead.label}
              </Button>
            )}
            <Button
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              // Ignores the second click of a double click, which may hit a dialog that the first click opened.
              onClick={(event) => event.detail <= 1 && onConfirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
