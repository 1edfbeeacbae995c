import { REMINDER_STATUSES } from '@plantcare/contract/due.ts';
import { ReminderType } from '@plantcare/contract/reminders.ts';
import { DIRECTIONS, type Direction, oneOf } from '@/lib/browse/browsing.ts';
import { type ReminderBrowsing, SORT_KEYS, type SortKey, VIEWS, viewOf } from './browse-reminders.ts';

const FIRST_SORT: SortKey = 'due';

/** What one expects before asking: the soonest first, the newest first, words from the start of the alphabet. */
export function usualDirection(sort: SortKey): Direction {
  return sort === 'created' ? 'desc' : 'asc';
}

/** Reads an address that anyone may have typed: what it does not understand counts as not said. */
export function browsingFrom(address: URLSearchParams): ReminderBrowsing {
  const sort = oneOf(SORT_KEYS, address.get('sort')) ?? FIRST_SORT;
  return {
    view: oneOf(VIEWS, address.get('view')) ?? '',
    search: address.get('search') ?? '',
    plant: address.get('plant') ?? '',
    type: oneOf(ReminderType.options, address.get('type')) ?? '',
    status: oneOf(REMINDER_STATUSES, address.get('status')) ?? '',
    sort,
    direction: oneOf(DIRECTIONS, address.get('direction')) ?? usualDirection(sort),
  };
}

/** The shortest address that says it all: what is as usual is left out. */
export function addressOf(browsing: ReminderBrowsing): URLSearchParams {
  const { search, plant, type, status, sort, direction } = browsing;
  const view = viewOf(browsing);
  const address = new URLSearchParams();
  if (view !== viewOf({ ...browsing, view: '' })) address.set('view', view);
  for (const [name, value] of Object.entries({ search: search.trim(), plant, type, status })) {
    if (value !== '') address.set(name, value);
  }
  if (sort !== FIRST_SORT) address.set('sort', sort);
  if (direction !== usualDirection(sort)) address.set('direction', direction);
  return address;
}
