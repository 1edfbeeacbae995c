import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { useDeferredValue, useMemo, useReducer, useRef, useState } from 'react';
import { usePlants } from '@/features/plants/api.ts';
import { useBrowsing } from '@/lib/browse/use-browsing.ts';
import { BrowseCount } from '@/ui/browse/browse-count.tsx';
import { BrowseToolbar } from '@/ui/browse/browse-toolbar.tsx';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import type { SortOption } from '@/ui/browse/sort-fields.tsx';
import { SortFields } from '@/ui/browse/sort-fields.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { addressOf, browsingFrom, usualDirection } from '../browse-address.ts';
import { activeFilters, indexEntries, matchingEntries, SORT_KEYS, type SortKey, sortEntries } from '../browse-diary.ts';
import { rowsOf } from '../diary-rows.ts';
import { DeleteEntry } from './delete-entry.tsx';
import { DiaryFilterFields } from './diary-filter-fields.tsx';
import { DiaryList } from './diary-list.tsx';

const BY_TIME = { asc: 'Oldest first', desc: 'Newest first' };

const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

const WORDS: Record<SortKey, Pick<SortOption<SortKey>, 'label' | 'directions'>> = {
  date: { label: 'Date', directions: BY_TIME },
  title: { label: 'Title', directions: ALPHABET },
  activityType: { label: 'Activity', directions: ALPHABET },
  created: { label: 'Created', directions: BY_TIME },
};

const SORT_OPTIONS: readonly SortOption<SortKey>[] = SORT_KEYS.map((value) => ({
  value,
  usual: usualDirection(value),
  ...WORDS[value],
}));

const IN_ADDRESS = { read: browsingFrom, write: addressOf };

const NO_FILTERS = { search: '', plant: '', activity: '', from: '', to: '' } as const;

const NONE_OPENED: ReadonlySet<string> = new Set();

function toggled(opened: ReadonlySet<string>, group: string): ReadonlySet<string> {
  const next = new Set(opened);
  if (!next.delete(group)) next.add(group);
  return next;
}

/** A diary with at least one entry, with search, filters and sort. */
export function DiaryBrowser({ entries }: { entries: readonly DiaryEntry[] }) {
  const { browsing, query, type, writeSearch, choose } = useBrowsing(IN_ADDRESS);
  // What is typed shows at once; the list follows when there is time.
  const { search, plant, activity, from, to } = useDeferredValue(browsing);
  const listSearch = useDeferredValue(query);
  const { sort, direction } = browsing;
  const { data: plants } = usePlants();
  const [leaving, setLeaving] = useState<DiaryEntry | null>(null);
  const count = useRef<HTMLParagraphElement>(null);

  const indexed = useMemo(() => indexEntries(entries), [entries]);
  const sorted = useMemo(() => sortEntries(indexed, sort, direction), [indexed, sort, direction]);
  const shown = useMemo(
    () => matchingEntries(sorted, { search, plant, activity, from, to }),
    [sorted, search, plant, activity, from, to],
  );
  const [opened, toggleGroup] = useReducer(toggled, NONE_OPENED);
  const rows = useMemo(() => rowsOf(shown, sort, opened), [shown, sort, opened]);
  const narrowed = browsing.search !== '' || activeFilters(browsing) > 0;
  const clear = () => choose(NO_FILTERS);

  return (
    <>
      <BrowseToolbar
        folded
        activeFilters={activeFilters(browsing)}
        showLabel={`Show ${shown.length} ${shown.length === 1 ? 'entry' : 'entries'}`}
        onClear={clear}
        search={
          <SearchBox
            label="Search diary"
            placeholder="Search your diary"
            value={browsing.search}
            onType={type}
            onLeave={writeSearch}
            className="col-span-full"
          />
        }
        fields={
          <>
            <DiaryFilterFields browsing={browsing} plants={plants} entries={indexed} onChoose={choose} />
            <SortFields options={SORT_OPTIONS} sort={sort} direction={direction} onChoose={choose} />
          </>
        }
      />
      <BrowseCount
        ref={count}
        shown={shown.length}
        total={entries.length}
        words={['entry', 'entries']}
        narrowed={narrowed}
        onClear={clear}
      />
      {rows.length > 0 ? (
        <DiaryList
          rows={rows}
          search={listSearch}
          byMonth={sort === 'date'}
          onToggle={toggleGroup}
          onDelete={setLeaving}
        />
      ) : (
        <EmptyState
          drawing={<SearchFern />}
          title="No entries match your search"
          text="Try fewer words, a longer date range, or remove a filter."
          action={
            <Button variant="secondary" onClick={clear}>
              Show all entries
            </Button>
          }
        />
      )}
      <DeleteEntry entry={leaving} onClose={() => setLeaving(null)} onDeleted={() => count.current?.focus()} />
    </>
  );
}
