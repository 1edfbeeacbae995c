import X from 'lucide-react/icons/x';
import { Button } from '@/ui/controls/button.tsx';
import { ActionBar } from '@/ui/layout/action-bar.tsx';

interface OfferBarProps {
  label: string;
  question: string;
  acceptLabel: string;
  busy: boolean;
  onAccept: () => void;
  onDismiss: () => void;
}

/** Offers a next action. Unlike a toast it stays until it is answered. */
export function OfferBar({ label, question, acceptLabel, busy, onAccept, onDismiss }: OfferBarProps) {
  return (
    <ActionBar label={label}>
      <p role="status" className="min-w-0 grow basis-40 wrap-anywhere font-medium leading-snug">
        {question}
      </p>
      <Button busy={busy} onClick={onAccept}>
        {acceptLabel}
      </Button>
      <Button variant="quiet" size="icon" aria-label="No, thanks" onClick={onDismiss}>
        <X aria-hidden className="size-5" />
      </Button>
    </ActionBar>
  );
}
