import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { activeFilters, type Browsing } from '../browse-plants.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { FilterFields } from './filter-fields.tsx';
import { SearchBox } from './search-box.tsx';
import { SortFields } from './sort-fields.tsx';

export interface BrowseToolbarProps {
  browsing: Browsing;
  locations: readonly string[];
  shown: number;
  onType: (search: string) => void;
  onLeaveSearch: () => void;
  onChoose: (choice: Partial<Browsing>) => void;
  onClear: () => void;
}

export function BrowseToolbar(props: BrowseToolbarProps) {
  const roomy = useMediaQuery('(min-width: 56.25rem)');
  return roomy ? <OpenToolbar {...props} /> : <FoldedToolbar {...props} />;
}

function OpenToolbar({ browsing, locations, onType, onLeaveSearch, onChoose }: BrowseToolbarProps) {
  return (
    <search className="grid grid-cols-[1fr_1fr_1fr_20rem] items-end gap-3 min-[75rem]:grid-cols-[1fr_10rem_10rem_8.5rem_20rem]">
      <SearchBox
        value={browsing.search}
        onType={onType}
        onLeave={onLeaveSearch}
        className="col-span-full min-[75rem]:col-span-1"
      />
      <FilterFields browsing={browsing} locations={locations} onChoose={onChoose} />
      <SortFields browsing={browsing} onChoose={onChoose} />
    </search>
  );
}

/** On a phone the search stays at the top while the shelf passes, and the rest comes up from below on demand. */
function FoldedToolbar({ browsing, locations, shown, onType, onLeaveSearch, onChoose, onClear }: BrowseToolbarProps) {
  const [open, setOpen] = useState(false);
  const active = activeFilters(browsing);
  return (
    <search className="sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-20 -mx-4 flex gap-2 bg-paper/95 px-4 py-2 backdrop-blur-sm">
      <SearchBox value={browsing.search} onType={onType} onLeave={onLeaveSearch} />
      <Button variant="secondary" className="h-12 shrink-0" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        Filters
        {active > 0 && (
          <span className="inline-flex size-6 items-center justify-center rounded-full bg-leaf font-semibold text-on-leaf text-sm">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Filter and sort">
        <div className="grid gap-4">
          <FilterFields browsing={browsing} locations={locations} onChoose={onChoose} />
          <SortFields browsing={browsing} onChoose={onChoose} />
          <div className="flex gap-3 pt-2">
            <Button variant="quiet" className="grow" disabled={active === 0} onClick={onClear}>
              Clear Filters
            </Button>
            <Button className="grow" onClick={() => setOpen(false)}>
              Show {shown} {shown === 1 ? 'plant' : 'plants'}
            </Button>
          </div>
        </div>
      </Dialog>
    </search>
  );
}
