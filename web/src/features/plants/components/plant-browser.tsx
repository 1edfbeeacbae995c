import type { Plant } from '@plantcare/contract/plants.ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useBrowsing } from '@/lib/browse/use-browsing.ts';
import { BrowseCount } from '@/ui/browse/browse-count.tsx';
import { BrowseToolbar } from '@/ui/browse/browse-toolbar.tsx';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import type { SortOption } from '@/ui/browse/sort-fields.tsx';
import { SortFields } from '@/ui/browse/sort-fields.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { addressOf, browsingFrom, usualDirection } from '../browse-address.ts';
import {
  activeFilters,
  indexPlants,
  locationsOf,
  matchingPlants,
  SORT_KEYS,
  type SortKey,
  sortPlants,
} from '../browse-plants.ts';
import { DeletePlant } from './delete-plant.tsx';
import { FilterFields } from './filter-fields.tsx';
import { PlantGrid } from './plant-grid.tsx';

const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

const WORDS: Record<SortKey, Pick<SortOption<SortKey>, 'label' | 'directions'>> = {
  added: { label: 'Date Added', directions: { asc: 'Oldest first', desc: 'Newest first' } },
  name: { label: 'Name', directions: ALPHABET },
  species: { label: 'Species', directions: ALPHABET },
  location: { label: 'Location', directions: ALPHABET },
  health: { label: 'Health', directions: { asc: 'Sick first', desc: 'Healthy first' } },
};

const SORT_OPTIONS: readonly SortOption<SortKey>[] = SORT_KEYS.map((value) => ({
  value,
  usual: usualDirection(value),
  ...WORDS[value],
}));

const IN_ADDRESS = { read: browsingFrom, write: addressOf };

const NO_FILTERS = { search: '', location: '', health: '', size: '' } as const;

/** A collection with at least one plant, with search, filters and sort. */
export function PlantBrowser({ plants }: { plants: readonly Plant[] }) {
  const { browsing, query, type, writeSearch, choose } = useBrowsing(IN_ADDRESS);
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
        className="grid-cols-[1fr_1fr_1fr_20rem] min-[75rem]:grid-cols-[1fr_10rem_10rem_8.5rem_20rem]"
        activeFilters={activeFilters(browsing)}
        showLabel={`Show ${shown.length} ${shown.length === 1 ? 'plant' : 'plants'}`}
        onClear={clear}
        search={
          <SearchBox
            label="Search plants"
            placeholder="Search your plants"
            value={browsing.search}
            onType={type}
            onLeave={writeSearch}
            className="col-span-full min-[75rem]:col-span-1"
          />
        }
        fields={
          <>
            <FilterFields browsing={browsing} locations={locations} onChoose={choose} />
            <SortFields options={SORT_OPTIONS} sort={sort} direction={direction} onChoose={choose} />
          </>
        }
      />
      <BrowseCount
        ref={count}
        shown={shown.length}
        total={plants.length}
        words={['plant', 'plants']}
        narrowed={narrowed}
        onClear={clear}
      />
      {shown.length > 0 ? (
        <PlantGrid plants={shown} listSearch={query} onDelete={setLeaving} />
      ) : (
        <EmptyState
          drawing={<SearchFern />}
          title="No plants match your search"
          text="Try fewer words or remove a filter."
        />
      )}
      <DeletePlant plant={leaving} onClose={() => setLeaving(null)} onDeleted={() => count.current?.focus()} />
    </>
  );
}
