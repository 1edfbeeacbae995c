import { retryChange } from '@/lib/offline/changes/change-queue.ts';
import type { PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { clockTime } from '@/lib/time/clock-time.ts';
import { formatMoment } from '@/lib/time/dates.ts';
import { Button } from '@/ui/controls/button.tsx';
import { refusalText } from '../../pending-words.ts';
import { EntryStateBadge } from '../entry-state.tsx';

interface PendingRowProps {
  pending: PendingChange;
  /** What the change is about. */
  text: string;
  onEdit: () => void;
  onDiscard: () => void;
}

/** A change that is only in this browser. */
export function PendingRow({ pending, text, onEdit, onDiscard }: PendingRowProps) {
  const { change, refusal } = pending;
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 font-body font-semibold text-base tracking-normal">{text}</h3>
        <EntryStateBadge state={refusal === null ? 'waiting' : 'refused'} />
      </div>
      <p className="text-ink-soft text-sm">
        {formatMoment(change.date)}, {clockTime(new Date(change.date))}
      </p>
      {refusal !== null && <p className="mt-1 font-medium text-berry text-sm">{refusalText(refusal)}</p>}
      <div className="-ml-3 mt-1 flex flex-wrap">
        {refusal !== null && (
          <>
            <Button variant="quiet" className="px-3! text-leaf" aria-label={`Edit: ${text}`} onClick={onEdit}>
              Edit
            </Button>
            <Button
              variant="quiet"
              className="px-3! text-leaf"
              aria-label={`Try again: ${text}`}
              onClick={() => void retryChange(pending)}
            >
              Try again
            </Button>
          </>
        )}
        <Button variant="quiet" className="px-3!" aria-label={`Discard: ${text}`} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </article>
  );
}
