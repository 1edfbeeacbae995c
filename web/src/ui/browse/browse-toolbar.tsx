import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { classes } from '@/lib/classes.ts';
import { useMediaQuery } from '@/lib/page/use-media-query.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Dialog } from '@/ui/feedback/dialog.tsx';

interface BrowseToolbarProps {
  search: ReactNode;
  /** Filters and sort, side by side if there is room. */
  fields: ReactNode;
  /** A filter of one tap, in sight where the fields are behind a button. */
  quickFilter?: ReactNode;
  /** The columns of search and fields if there is room. */
  className?: string;
  /** Whether the fields are behind a button even if there is room. */
  folded?: boolean;
  activeFilters: number;
  /** The label of the button that leads from the fields back to the list, such as "Show 3 plants". */
  showLabel: string;
  onClear: () => void;
}

export function BrowseToolbar(props: BrowseToolbarProps) {
  const roomy = useMediaQuery('(min-width: 56.25rem)');
  if (props.folded || !roomy) return <FoldedToolbar {...props} />;
  return (
    <search className={classes('grid items-end gap-3', props.className)}>
      {props.search}
      {props.fields}
    </search>
  );
}

/** Where the button that opens the fields is only its icon, so that the search has room for its words. */
const NARROW = {
  alone: { button: '@max-[18rem]:px-3!', label: '@max-[18rem]:sr-only' },
  shared: { button: '@max-[30rem]:px-3!', label: '@max-[30rem]:sr-only' },
};

/** The search stays at the top while the list scrolls, and the filters open in a dialog, on a phone at the lower edge. */
function FoldedToolbar({ search, fields, quickFilter, activeFilters, showLabel, onClear }: BrowseToolbarProps) {
  const [open, setOpen] = useState(false);
  return (
    <search className="@container sticky top-[calc(var(--top-bar)+env(safe-area-inset-top))] z-20 -mx-4 flex flex-wrap gap-2 bg-paper/95 px-4 py-2 backdrop-blur-sm">
      {search}
      {quickFilter}
      <Button
        variant="secondary"
        className={classes('h-12 shrink-0', NARROW[quickFilter ? 'shared' : 'alone'].button)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className={NARROW[quickFilter ? 'shared' : 'alone'].label}>Filters</span>
        {activeFilters > 0 && (
          <span className="inline-flex size-6 items-center justify-center rounded-full bg-leaf font-semibold text-on-leaf text-sm">
            {activeFilters}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Filter and sort">
        <div className="grid gap-4">
          {fields}
          <div className="flex gap-3 pt-2">
            <Button variant="quiet" className="grow" disabled={activeFilters === 0} onClick={onClear}>
              Clear Filters
            </Button>
            <Button className="grow" onClick={() => setOpen(false)}>
              {showLabel}
            </Button>
          </div>
        </div>
      </Dialog>
    </search>
  );
}
