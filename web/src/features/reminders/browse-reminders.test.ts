import type { Reminder } from '@plantcare/contract/reminders.ts';
import { describe, expect, it } from 'vitest';
import type { Direction } from '@/lib/browse/browsing.ts';
import { addressOf, browsingFrom } from './browse-address.ts';
import {
  indexReminders,
  matchingReminders,
  type SortKey,
  sortReminders,
  viewOf,
  type Wanted,
} from './browse-reminders.ts';
import { ALOE, at, exampleReminder, MONI } from './example-reminder.ts';

const NOW = new Date(2026, 4, 20, 10);
const NOTHING: Wanted = { search: '', plant: '', type: '', status: '' };

function found(reminders: Reminder[], wanted: Partial<Wanted>): string[] {
  return matchingReminders(indexReminders(reminders), { ...NOTHING, ...wanted }, NOW).map(({ title }) => title);
}

function sorted(reminders: Reminder[], sort: SortKey, direction: Direction): string[] {
  return sortReminders(indexReminders(reminders), sort, direction).map(({ reminder }) => reminder.title);
}

describe('searching reminders', () => {
  const reminders = [
    exampleReminder('Water', { description: 'half a litre', scheduledDate: at(5, 20, 9) }),
    exampleReminder('Feed', { plant: ALOE, type: 'fertilizing', scheduledDate: at(5, 21) }),
    exampleReminder('Repot', { type: 'repotting', completed: true, scheduledDate: at(5, 1) }),
  ];

  it('looks at title, description and plant name', () => {
    expect(found(reminders, { search: 'feed' })).toEqual(['Feed']);
    expect(found(reminders, { search: 'LITRE' })).toEqual(['Water']);
    expect(found(reminders, { search: 'moni' })).toEqual(['Water', 'Repot']);
  });

  it('wants every word, wherever it stands', () => {
    expect(found(reminders, { search: 'moni half' })).toEqual(['Water']);
    expect(found(reminders, { search: 'aloe half' })).toEqual([]);
  });

  it('narrows by plant, type and status', () => {
    expect(found(reminders, { plant: ALOE._id })).toEqual(['Feed']);
    expect(found(reminders, { type: 'repotting' })).toEqual(['Repot']);
    expect(found(reminders, { status: 'overdue' })).toEqual(['Water']);
    expect(found(reminders, { status: 'upcoming' })).toEqual(['Feed']);
    expect(found(reminders, { status: 'completed' })).toEqual(['Repot']);
  });
});

describe('sorting reminders', () => {
  const reminders = [
    exampleReminder('b', { scheduledDate: at(5, 22), type: 'watering', createdAt: '2026-05-02T10:00:00.000Z' }),
    exampleReminder('C', { scheduledDate: at(5, 21), type: 'fertilizing', createdAt: '2026-05-03T10:00:00.000Z' }),
    exampleReminder('a', { scheduledDate: at(5, 23), type: 'repotting', createdAt: '2026-05-01T10:00:00.000Z' }),
  ];

  it('goes by due date, by title, by type and by when it was made', () => {
    expect(sorted(reminders, 'due', 'asc')).toEqual(['C', 'b', 'a']);
    expect(sorted(reminders, 'due', 'desc')).toEqual(['a', 'b', 'C']);
    expect(sorted(reminders, 'title', 'asc')).toEqual(['a', 'b', 'C']);
    expect(sorted(reminders, 'type', 'asc')).toEqual(['C', 'a', 'b']);
    expect(sorted(reminders, 'created', 'desc')).toEqual(['C', 'b', 'a']);
  });

  it('counts what was put off as due then', () => {
    const late = exampleReminder('put off', { scheduledDate: at(5, 1), snoozedUntil: at(5, 30) });
    expect(sorted([late, ...reminders], 'due', 'asc')).toEqual(['C', 'b', 'a', 'put off']);
  });

  it('leaves what is done behind what is due, the latest first', () => {
    const done = [1, 2].map((day) => exampleReminder(`done ${day}`, { scheduledDate: at(5, day), completed: true }));
    expect(sorted([...done, ...reminders], 'due', 'asc')).toEqual(['C', 'b', 'a', 'done 2', 'done 1']);
    expect(sorted([...done, ...reminders], 'due', 'desc').slice(0, 3)).toEqual(['a', 'b', 'C']);
  });
});

describe('the address of the reminders', () => {
  const bare = { view: '', ...NOTHING, sort: 'due', direction: 'asc' } as const;

  it('is bare when nothing is chosen, and ignores what it does not know', () => {
    expect(addressOf(bare).toString()).toBe('');
    expect(browsingFrom(new URLSearchParams('type=dancing&status=lost&sort=mood&direction=up'))).toEqual(bare);
  });

  it('comes back as it was written', () => {
    const chosen = {
      view: 'history',
      search: 'dry & dusty',
      plant: MONI._id,
      type: 'pest_control',
      status: 'overdue',
      sort: 'created',
      direction: 'asc',
    } as const;
    expect(browsingFrom(new URLSearchParams(addressOf(chosen).toString()))).toEqual(chosen);
  });
});

describe('the view', () => {
  const bare = { view: '', ...NOTHING, sort: 'due', direction: 'asc' } as const;
  it.each([
    [{}, 'today'],
    [{ search: 'mint' }, 'plan'],
    [{ plant: MONI._id }, 'plan'],
    [{ sort: 'title' }, 'plan'],
    [{ status: 'overdue' }, 'plan'],
    [{ status: 'completed' }, 'history'],
    [{ view: 'history', search: 'mint' }, 'history'],
    [{ view: 'today', search: 'mint' }, 'plan'],
  ] as const)('of %j is %s', (choice, view) => {
    expect(viewOf({ ...bare, ...choice })).toBe(view);
  });

  it('is in the address only where the other choices do not say it', () => {
    expect(addressOf({ ...bare, view: 'plan' }).toString()).toBe('view=plan');
    expect(addressOf({ ...bare, view: 'plan', search: 'mint' }).toString()).toBe('search=mint');
    expect(addressOf({ ...bare, view: 'history', status: 'completed' }).toString()).toBe('status=completed');
  });
});
