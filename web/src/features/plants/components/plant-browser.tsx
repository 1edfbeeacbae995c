import type { Plant } from '@plantcare/contract/plants.ts';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useReminders } from '@/features/reminders/api.ts';
import { useBrowsing } from '@/lib/browse/use-browsing.ts';
import { useNow } from '@/lib/time/use-now.ts';
import { BrowseCount } from '@/ui/browse/browse-count.tsx';
import { BrowseToolbar } from '@/ui/browse/browse-toolbar.tsx';
import { QuickFilter } from '@/ui/browse/quick-filter.tsx';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import type { SortOption } from '@/ui/browse/sort-fields.tsx';
import { SortFields } from '@/ui/browse/sort-fields.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { addressOf, browsingFrom, usualDirection } from '../browse-address.ts';
import { activeFilters, indexPlants, matchingPlants, SORT_KEYS, type SortKey, sortPlants } from '../browse-plants.ts';
import { nextCares } from '../next-care.ts';
import { useDeferredDeletion } from '../use-deferred-deletion.ts';
import { usePlantBulk } from '../use-plant-bulk.ts';
import { usePlantSelection } from '../use-plant-selection.ts';
import { DeletePlant } from './delete-plant.tsx';
import { DeletedBar } from './deleted-bar.tsx';
import { FilterFields } from './filter-fields.tsx';
import { PlantGrid } from './plant-grid.tsx';
import { PlantSelectionBar } from './plant-selection-bar.tsx';

const MovePlants = lazyPart(async () => (await import('./move-plants.tsx')).MovePlants);
const PrintLabels = lazyPart(async () => (await import('./print-labels.tsx')).PrintLabels);

const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

const WORDS: Record<SortKey, Pick<SortOption<SortKey>, 'label' | 'directions'>> = {
  added: { label: 'Date Added', directions: { asc: 'Oldest first', desc: 'Newest first' } },
  name: { label: 'Name', directions: ALPHABET },
  species: { label: 'Species', directions: ALPHABET },
  location: { label: 'Location', directions: ALPHABET },
  health: { label: 'Health', directions: { asc: 'Sick first', desc: 'Healthy first' } },
  due: { label: 'Next care', directions: { asc: 'Most urgent first', desc: 'Least urgent first' } },
};

const SORT_OPTIONS: readonly SortOption<SortKey>[] = SORT_KEYS.map((value) => ({
  value,
  usual: usualDirection(value),
  ...WORDS[value],
}));

const IN_ADDRESS = { read: browsingFrom, write: addressOf };

const NO_FILTERS = { search: '', place: '', location: '', health: '', size: '', due: '' } as const;

interface PlantBrowserProps {
  plants: readonly Plant[];
  /** Whether they show under the headings of their places. */
  byPlace: boolean;
  /** The form that sets a reminder for the chosen plants. */
  renderRemind: (parts: { plants: readonly Plant[]; onClose: () => void; onAdded: () => void }) => ReactNode;
  /** The form of a place, to which the chosen plants move then. */
  renderNewPlace: (parts: { onClose: () => void; onAdded: (name: string) => void }) => ReactNode;
  /** The form of the farewell to a plant. */
  renderFarewell: (parts: { plant: Plant; onClose: () => void; onSaid: () => void }) => ReactNode;
  /** A bar at the lower edge, shown while no other is. */
  bar?: ReactNode;
}

/** A collection with at least one plant, with search, filters and sort. */
export function PlantBrowser({
  plants: all,
  byPlace,
  renderRemind,
  renderNewPlace,
  renderFarewell,
  bar,
}: PlantBrowserProps) {
  const { browsing, query, type, writeSearch, choose } = useBrowsing(IN_ADDRESS);
  // What is typed shows at once; the list follows when there is time.
  const { search, place, location, health, size, due } = useDeferredValue(browsing);
  const listSearch = useDeferredValue(query);
  const { sort, direction } = browsing;
  const [leaving, setLeaving] = useState<Plant | null>(null);
  const [farewell, setFarewell] = useState<Plant | null>(null);
  const [asking, setAsking] = useState<'move' | 'new place' | 'remind' | 'print' | null>(null);
  const deletion = useDeferredDeletion();
  const plants = useMemo(() => all.filter(({ _id }) => !deletion.pending.includes(_id)), [all, deletion.pending]);
  const selection = usePlantSelection(plants);
  const bulk = usePlantBulk();
  const now = useNow();
  const reminders = useDeferredValue(useReminders().data);
  const cares = useMemo(() => nextCares(reminders ?? [], now), [reminders, now]);
  const count = useRef<HTMLParagraphElement>(null);

  const indexed = useMemo(() => indexPlants(plants), [plants]);
  const sorted = useMemo(() => sortPlants(indexed, sort, direction, cares), [indexed, sort, direction, cares]);
  const shown = useMemo(
    () => matchingPlants(sorted, { search, place, location, health, size, due }, cares),
    [sorted, search, place, location, health, size, due, cares],
  );
  const narrowed = browsing.search !== '' || activeFilters(browsing) > 0;
  const clear = () => choose(NO_FILTERS);

  function stopChoosing() {
    setAsking(null);
    selection.end();
    count.current?.focus({ preventScroll: true });
  }

  async function moveChosen(to: string) {
    if (await bulk.move(selection.plants, to)) stopChoosing();
  }

  function deleteChosen() {
    const [only, ...others] = selection.plants;
    if (only === undefined) return;
    // One is asked about, as everywhere; several can be undone instead.
    if (others.length === 0) {
      setLeaving(only);
      return;
    }
    deletion.start(selection.plants);
    stopChoosing();
  }

  return (
    <>
      <BrowseToolbar
        className="grid-cols-[1fr_1fr_1fr_1fr_21rem]"
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
            className="col-span-full"
          />
        }
        quickFilter={
          <QuickFilter
            label="Due"
            active={browsing.due === 'now'}
            onToggle={(on) => choose({ due: on ? 'now' : '' })}
          />
        }
        fields={
          <>
            <FilterFields browsing={browsing} plants={plants} onChoose={choose} />
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
        action={
          plants.length > 1 &&
          selection.chosen === null && (
            <Button variant="quiet" className="max-sm:px-3!" onClick={selection.begin}>
              <ListChecks aria-hidden className="size-5" />
              Choose
            </Button>
          )
        }
      />
      {shown.length > 0 ? (
        <PlantGrid
          plants={shown}
          byPlace={byPlace}
          listSearch={listSearch}
          cares={cares}
          chosen={selection.chosen}
          onChoose={selection.choose}
          onDelete={setLeaving}
        />
      ) : (
        <EmptyState
          drawing={<SearchFern />}
          title="No plants match your search"
          text="Try fewer words or remove a filter."
        />
      )}
      <DeletePlant
        plant={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={() => count.current?.focus()}
        onKeepStory={setFarewell}
      />
      {farewell &&
        renderFarewell({
          plant: farewell,
          onClose: () => setFarewell(null),
          onSaid: () => {
            setFarewell(null);
            count.current?.focus({ preventScroll: true });
          },
        })}
      {asking === 'move' && (
        <Suspense>
          <MovePlants
            count={selection.plants.length}
            busy={bulk.moving}
            onMove={(to) => void moveChosen(to)}
            onNewPlace={() => setAsking('new place')}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
      {asking === 'new place' &&
        renderNewPlace({ onClose: () => setAsking('move'), onAdded: (name) => void moveChosen(name) })}
      {asking === 'remind' &&
        renderRemind({ plants: selection.plants, onClose: () => setAsking(null), onAdded: stopChoosing })}
      {asking === 'print' && (
        <Suspense>
          <PrintLabels plants={selection.plants} onClose={() => setAsking(null)} onPrinted={stopChoosing} />
        </Suspense>
      )}
      {selection.chosen !== null && (
        <PlantSelectionBar
          chosen={selection.plants}
          shown={shown.length}
          busy={bulk.watering}
          onChooseAll={() =>
            selection.choose(
              shown.map(({ _id }) => _id),
              true,
            )
          }
          onWater={() => void bulk.water(selection.plants).then((watered) => watered && stopChoosing())}
          onMove={() => setAsking('move')}
          onRemind={() => setAsking('remind')}
          onPrint={() => setAsking('print')}
          onDelete={deleteChosen}
          onCancel={stopChoosing}
        />
      )}
      {selection.chosen === null && deletion.pending.length > 0 && (
        <DeletedBar count={deletion.pending.length} onUndo={deletion.undo} />
      )}
      {selection.chosen === null && deletion.pending.length === 0 && bar}
    </>
  );
}
