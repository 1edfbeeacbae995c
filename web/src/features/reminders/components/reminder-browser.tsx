import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { type Ref, useDeferredValue, useId, useMemo } from 'react';
import { useBrowsing } from '@/lib/use-browsing.ts';
import { BrowseCount } from '@/ui/browse-count.tsx';
import { BrowseToolbar } from '@/ui/browse-toolbar.tsx';
import { Button } from '@/ui/button.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { plantOptions } from '@/ui/plant-options.ts';
import { SearchBox } from '@/ui/search-box.tsx';
import { SortFields } from '@/ui/sort-fields.tsx';
import { WindowList } from '@/ui/window-list.tsx';
import { addressOf, browsingFrom } from '../browse-address.ts';
import { activeFilters, indexReminders, matchingReminders, sortReminders } from '../browse-reminders.ts';
import { guessHeight } from '../row-height.ts';
import { SORT_OPTIONS } from '../sort-options.ts';
import { ReminderFilterFields } from './reminder-filter-fields.tsx';
import { ReminderRow } from './reminder-row.tsx';
import type { TodaySectionsProps } from './today-sections.tsx';

const IN_ADDRESS = { read: browsingFrom, write: addressOf };

const NO_FILTERS = { search: '', plant: '', type: '', status: '' } as const;

function idOf({ _id }: Reminder): string {
  return _id;
}

interface ReminderBrowserProps extends TodaySectionsProps {
  /** Takes the focus when the reminder that had it is gone from the list. */
  count: Ref<HTMLParagraphElement>;
}

/** All reminders, with everything to search, filter and sort them; for when there are some. */
export function ReminderBrowser({ reminders, plants, now, selection, actions, count }: ReminderBrowserProps) {
  const id = useId();
  const { browsing, type: typeSearch, writeSearch, choose } = useBrowsing(IN_ADDRESS);
  const { search, plant, type, status } = useDeferredValue(browsing);
  const { sort, direction } = browsing;

  const indexed = useMemo(() => indexReminders(reminders), [reminders]);
  const sorted = useMemo(() => sortReminders(indexed, sort, direction), [indexed, sort, direction]);
  const shown = useMemo(
    () => matchingReminders(sorted, { search, plant, type, status }, now),
    [sorted, search, plant, type, status, now],
  );
  const options = useMemo(() => plantOptions([...plants.values()] satisfies Plant[]), [plants]);
  const narrowed = browsing.search !== '' || activeFilters(browsing) > 0;
  const clear = () => choose(NO_FILTERS);

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        All reminders
      </h2>
      <BrowseToolbar
        className="grid-cols-[1fr_1fr_1fr_20rem]"
        activeFilters={activeFilters(browsing)}
        showLabel={`Show ${shown.length} ${shown.length === 1 ? 'reminder' : 'reminders'}`}
        onClear={clear}
        search={
          <SearchBox
            label="Search reminders"
            placeholder="Search your reminders"
            value={browsing.search}
            onType={typeSearch}
            onLeave={writeSearch}
            className="col-span-full"
          />
        }
        fields={
          <>
            <ReminderFilterFields browsing={browsing} plants={options} onChoose={choose} />
            <SortFields options={SORT_OPTIONS} sort={sort} direction={direction} onChoose={choose} />
          </>
        }
      />
      <BrowseCount
        ref={count}
        shown={shown.length}
        total={reminders.length}
        words={['reminder', 'reminders']}
        narrowed={narrowed}
        onClear={clear}
      />
      {shown.length > 0 ? (
        <WindowList rows={shown} idOf={idOf} guessHeight={guessHeight}>
          {(reminder) => (
            <ReminderRow
              reminder={reminder}
              plant={plants.get(reminder.plant._id)}
              now={now}
              heading="h3"
              selected={selection?.has(reminder._id) ?? null}
              actions={actions}
            />
          )}
        </WindowList>
      ) : (
        <EmptyState
          drawing={<SearchFern />}
          title="No reminders match your search"
          text="Try fewer words, or take a filter off."
          action={
            <Button variant="secondary" onClick={clear}>
              Show all reminders
            </Button>
          }
        />
      )}
    </section>
  );
}
