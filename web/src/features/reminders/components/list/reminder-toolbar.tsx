import type { Plant } from '@plantcare/contract/plants.ts';
import { useMemo } from 'react';
import { BrowseToolbar } from '@/ui/browse/browse-toolbar.tsx';
import { plantOptionsByPlace } from '@/ui/browse/plant-options.ts';
import { QuickFilter } from '@/ui/browse/quick-filter.tsx';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import { SortFields, type SortOption } from '@/ui/browse/sort-fields.tsx';
import { usualDirection } from '../../browse-address.ts';
import { activeFilters, type ReminderBrowsing, SORT_KEYS, type SortKey, type View } from '../../browse-reminders.ts';
import { ReminderFilterFields } from './reminder-filter-fields.tsx';

const ALPHABET = { asc: 'A to Z', desc: 'Z to A' };

const WORDS: Record<SortKey, Pick<SortOption<SortKey>, 'label' | 'directions'>> = {
  due: { label: 'Due date', directions: { asc: 'Soonest first', desc: 'Latest first' } },
  title: { label: 'Title', directions: ALPHABET },
  type: { label: 'Type', directions: ALPHABET },
  created: { label: 'Created', directions: { asc: 'Oldest first', desc: 'Newest first' } },
};

const SORT_OPTIONS: readonly SortOption<SortKey>[] = SORT_KEYS.map((value) => ({
  value,
  usual: usualDirection(value),
  ...WORDS[value],
}));

interface ReminderToolbarProps {
  browsing: ReminderBrowsing;
  plants: readonly Plant[];
  view: View;
  matches: number;
  onType: (search: string) => void;
  onLeaveSearch: () => void;
  onChoose: (choice: Partial<ReminderBrowsing>) => void;
  onClear: () => void;
}

/** Searches, filters and sorts reminders. */
export function ReminderToolbar(props: ReminderToolbarProps) {
  const { browsing, plants, view, matches, onType, onLeaveSearch, onChoose, onClear } = props;
  const { sort, direction, search } = browsing;
  const options = useMemo(() => plantOptionsByPlace(plants), [plants]);
  return (
    <BrowseToolbar
      className="grid-cols-[1fr_1fr_1fr_20rem]"
      activeFilters={activeFilters(browsing)}
      showLabel={`Show ${matches} ${matches === 1 ? 'reminder' : 'reminders'}`}
      onClear={onClear}
      search={
        <SearchBox
          label="Search reminders"
          placeholder="Search reminders"
          value={search}
          onType={onType}
          onLeave={onLeaveSearch}
          className="col-span-full"
        />
      }
      quickFilter={
        view === 'plan' && (
          <QuickFilter
            label="Due"
            active={browsing.status === 'overdue'}
            onToggle={(on) => onChoose({ status: on ? 'overdue' : '' })}
          />
        )
      }
      fields={
        // Where there is room for them; on a phone they are always behind a button.
        view !== 'today' && (
          <>
            <ReminderFilterFields browsing={browsing} plants={options} onChoose={onChoose} />
            <SortFields options={SORT_OPTIONS} sort={sort} direction={direction} onChoose={onChoose} />
          </>
        )
      }
    />
  );
}
