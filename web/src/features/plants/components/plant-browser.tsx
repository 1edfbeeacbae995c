import type { Plant } from '@plantcare/contract/plants.ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { activeFilters, indexPlants, locationsOf, matchingPlants, sortPlants } from '../browse-plants.ts';
import { useBrowsing } from '../use-browsing.ts';
import { BrowseToolbar } from './browse-toolbar.tsx';
import { DeletePlant } from './delete-plant.tsx';
import { PlantGrid } from './plant-grid.tsx';

const NO_FILTERS = { search: '', location: '', health: '', size: '' } as const;

/** The collection with everything to search, filter and sort it; for a collection that is not empty. */
export function PlantBrowser({ plants }: { plants: readonly Plant[] }) {
  const { browsing, type, writeSearch, choose } = useBrowsing();
  const { search, location, health, size } = useDeferredValue(browsing);
  const { sort, direction } = browsing;
  const [leaving, setLeaving] = useState<Plant | null>(null);
  const count = useRef<HTMLParagraphElement>(null);

  const indexed = useMemo(() => indexPlants(plants), [plants]);
  const sorted = useMemo(() => sortPlants(indexed, sort, direction), [indexed, sort, direction]);
  const shown = useMemo(
    () => matchingPlants(sorted, { search, location, health, size }),
    [sorted, search, location, health, size],
  );
  const locations = useMemo(() => locationsOf(plants), [plants]);
  const narrowed = browsing.search !== '' || activeFilters(browsing) > 0;
  const clear = () => choose(NO_FILTERS);

  return (
    <>
      <BrowseToolbar
        browsing={browsing}
        locations={locations}
        shown={shown.length}
        onType={type}
        onLeaveSearch={writeSearch}
        onChoose={choose}
        onClear={clear}
      />
      <div className="flex min-h-11 items-center justify-between">
        <p ref={count} tabIndex={-1} role="status" className="text-ink-soft text-sm">
          {shown.length} of {plants.length} {plants.length === 1 ? 'plant' : 'plants'}
        </p>
        {narrowed && (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        )}
      </div>
      {shown.length > 0 ? (
        <PlantGrid plants={shown} onDelete={setLeaving} />
      ) : (
        <EmptyState
          drawing={<SearchFern />}
          title="No plants match your search"
          text="Try fewer words, or take a filter off."
        />
      )}
      <DeletePlant plant={leaving} onClose={() => setLeaving(null)} onDeleted={() => count.current?.focus()} />
    </>
  );
}
