import type { Plant } from '@plantcare/contract/plants.ts';
import { useRef, useState } from 'react';
import { Button } from '@/ui/controls/button.tsx';
import { FormError } from '@/ui/controls/form-error.tsx';
import { Card } from '@/ui/layout/card.tsx';

interface RemindersNotSetProps {
  plant: Plant;
  /** Why they were not set. */
  problem: string;
  /** Rejects or resolves when it was tried again. */
  onRetry: () => Promise<void>;
  onLeave: () => void;
}

/** The plant is there, but its reminders are not all set. */
export function RemindersNotSet({ plant, problem, onRetry, onLeave }: RemindersNotSetProps) {
  const [busy, setBusy] = useState(false);
  const trying = useRef(false);

  async function tryAgain() {
    if (trying.current) return;
    trying.current = true;
    setBusy(true);
    await onRetry();
    trying.current = false;
    setBusy(false);
  }

  return (
    <Card className="grid max-w-xl gap-4 p-5 sm:p-6">
      <h2 className="text-2xl">{plant.name} is in your garden</h2>
      <p className="text-ink-soft">Only its reminders could not be set.</p>
      <FormError text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void tryAgain()}>
          Try Again
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Go on without reminders
        </Button>
      </div>
    </Card>
  );
}
