import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import { type ReactNode, type Ref, useDeferredValue, useId, useMemo, useRef } from 'react';
import { useBrowsing } from '@/lib/browse/use-browsing.ts';
import { BrowseCount } from '@/ui/browse/browse-count.tsx';
import { BrowseToolbar } from '@/ui/browse/browse-toolbar.tsx';
import { plantOptions } from '@/ui/browse/plant-options.ts';
import { SearchBox } from '@/ui/browse/search-box.tsx';
import type { SortOption } from '@/ui/browse/sort-fields.tsx';
import { SortFields } from '@/ui/browse/sort-fields.tsx';
import { WindowList } from '@/ui/browse/window-list.tsx';
import { Button } from '@/ui/controls/button.tsx';
import { SearchFern } from '@/ui/drawings/search-fern.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { addressOf, browsingFrom, usualDirection } from '../browse-address.ts';
import {
  activeFilters,
  indexReminders,
  matchingReminders,
  type ReminderBrowsing,
  SORT_KEYS,
  type SortKey,
  sortReminders,
} from '../browse-reminders.ts';
import { guessHeight } from '../row-height.ts';
import type { ReminderActions } from './reminder-actions.ts';
import { ReminderFilterFields } from './reminder-filter-fields.tsx';
import { ReminderRow } from './reminder-row.tsx';

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

const IN_ADDRESS = { read: browsingFrom, write: addressOf, staysInPlace: true };

const NO_FILTERS = { search: '', plant: '', type: '', status: '' } as const;

function idOf({ _id }: Reminder): string {
  return _id;
}

interface ReminderBrowserProps {
  reminders: readonly Reminder[];
  plants: ReadonlyMap<string, Plant>;
  now: Date;
  /** Null while none are being selected. */
  selection: ReadonlySet<string> | null;
  actions: ReminderActions;
  /** Takes the focus when the reminder that had it is gone from the list. */
  count: Ref<HTMLParagraphElement>;
  /** Stands beside the heading. */
  action: ReactNode;
}

/** All reminders, with everything to search, filter and sort them; for when there are some. */
export function ReminderBrowser({ reminders, plants, now, selection, actions, count, action }: ReminderBrowserProps) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const { browsing, type: typeSearch, writeSearch, choose: chooseHere } = useBrowsing(IN_ADDRESS);
  const { search, plant, type, status } = useDeferredValue(browsing);
  const { sort, direction } = browsing;

  const indexed = useMemo(() => indexReminders(reminders), [reminders]);
  const sorted = useMemo(() => sortReminders(indexed, sort, direction), [indexed, sort, direction]);
  const shown = useMemo(
    () => matchingReminders(sorted, { search, plant, type, status }, now),
    [sorted, search, plant, type, status, now],
  );
  const options = useMemo(() => plantOptions([...plants.values()] satisfies Plant[]), [plants]);
  const choose = (choice: Partial<ReminderBrowsing>) => {
    // Far down the list, what is found would begin above the window.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' });
    chooseHere(choice);
  };
  const narrowed = browsing.search !== '' || activeFilters(browsing) > 0;
  const clear = () => choose(NO_FILTERS);

  return (
    <section ref={list} aria-labelledby={id} className="scroll-mt-16 desk:scroll-mt-22">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-2xl">
          All reminders
        </h2>
        {action}
      </div>
      <BrowseToolbar
        className="grid-cols-[1fr_1fr_1fr_20rem]"
        activeFilters={activeFilters(browsing)}
        showLabel={`Show ${shown.length} ${shown.length === 1 ? 'reminder' : 'reminders'}`}
        onClear={clear}
        search={
          <SearchBox
            label="Search reminders"
            placeholder="Search reminders"
            value={browsing.search}
            onType={(text) => {
              // What is found would show below the window, or behind a phone's keyboard.
              if (browsing.search === '') list.current?.scrollIntoView({ block: 'start' });
              typeSearch(text);
            }}
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
          text="Try fewer words or remove a filter."
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
