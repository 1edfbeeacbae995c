import { Button } from '@/ui/controls/button.tsx';
import { ActionBar } from '@/ui/layout/action-bar.tsx';

interface SelectionBarProps {
  count: number;
  busy: boolean;
  onComplete: () => void;
  onCancel: () => void;
}

/** Completes all that are selected, wherever on the page they were. */
export function SelectionBar({ count, busy, onComplete, onCancel }: SelectionBarProps) {
  return (
    <ActionBar label="Selected reminders">
      <p role="status" className="grow font-medium">
        {count === 0 ? 'Select reminders' : `${count} selected`}
      </p>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button busy={busy} disabled={count === 0} onClick={onComplete}>
        Complete{count > 0 && ` ${count}`}
      </Button>
    </ActionBar>
  );
}
