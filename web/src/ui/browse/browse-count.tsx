import type { ReactNode, Ref } from 'react';
import { Button } from '@/ui/controls/button.tsx';

interface BrowseCountProps {
  shown: number;
  total: number;
  /** Singular and plural of the listed items: "plant", "plants". */
  words: readonly [one: string, several: string];
  narrowed: boolean;
  onClear: () => void;
  /** Stands beside the button that clears the filters. */
  action?: ReactNode;
  /** Gets the focus when the focused item disappears from the list. */
  ref: Ref<HTMLParagraphElement>;
}

/** "3 of 11 plants" above a list, with a button to clear the filters. */
export function BrowseCount({ shown, total, words: [one, several], narrowed, onClear, action, ref }: BrowseCountProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between">
      <p ref={ref} tabIndex={-1} role="status" className="text-ink-soft text-sm">
        {shown} of {total} {total === 1 ? one : several}
      </p>
      <div className="flex flex-wrap items-center">
        {action}
        <Button variant="quiet" className="max-sm:px-3!" disabled={!narrowed} onClick={onClear}>
          Clear Filters
        </Button>
      </div>
    </div>
  );
}
