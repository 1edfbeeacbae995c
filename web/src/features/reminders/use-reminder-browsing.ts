import type { Reminder } from '@plantcare/contract/reminders.ts';
import { useDeferredValue, useMemo } from 'react';
import { useBrowsing } from '@/lib/browse/use-browsing.ts';
import { addressOf, browsingFrom } from './browse-address.ts';
import {
  activeFilters,
  indexReminders,
  matchingReminders,
  type ReminderBrowsing,
  sortReminders,
  type View,
  viewOf,
} from './browse-reminders.ts';

const IN_ADDRESS = { read: browsingFrom, write: addressOf, staysInPlace: true };

const NO_FILTERS = { search: '', plant: '', type: '', status: '' } as const;
const AS_USUAL = { ...NO_FILTERS, view: '', sort: 'due', direction: 'asc' } as const;

/** Which view of the reminders is open, what of it is searched and filtered for, and what matches. */
export function useReminderBrowsing(reminders: readonly Reminder[], now: Date) {
  const { browsing, type, writeSearch, choose } = useBrowsing(IN_ADDRESS);
  const { search, plant, type: kind, status } = useDeferredValue(browsing);
  const { sort, direction } = browsing;
  const view = viewOf(browsing);

  const indexed = useMemo(() => indexReminders(reminders), [reminders]);
  const sorted = useMemo(() => sortReminders(indexed, sort, direction), [indexed, sort, direction]);
  const matching = useMemo(() => {
    const all = matchingReminders(sorted, { search, plant, type: kind, status }, now);
    return { plan: all.filter(({ completed }) => !completed), history: all.filter(({ completed }) => completed) };
  }, [sorted, search, plant, kind, status, now]);
  const completed = reminders.reduce((count, reminder) => count + Number(reminder.completed), 0);

  return {
    browsing,
    view,
    matching,
    totals: { plan: reminders.length - completed, history: completed },
    narrowed: browsing.search !== '' || activeFilters(browsing) > 0,
    typeSearch: type,
    writeSearch,
    /** Filtering by a state opens the view that has it. */
    choose(choice: Partial<ReminderBrowsing>) {
      const { status } = choice;
      choose({ ...(status && { view: status === 'completed' ? 'history' : 'plan' }), ...choice });
    },
    clear: () => choose({ ...NO_FILTERS, view: view === 'today' ? '' : view }),
    open(next: View) {
      if (next === 'today') choose(AS_USUAL);
      // A state that the other view cannot have would leave it empty.
      else choose({ view: next, status: '' });
    },
  };
}
