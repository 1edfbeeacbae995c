import { expect, it } from 'vitest';
import type { Change, PendingChange } from '@/lib/offline/changes/pending-change.ts';
import { pendingEntries, stateOf, withPending } from './pending-entries.ts';

const DATE = '2026-05-02T10:00:00.000Z';
const NAMES: Readonly<Record<string, string>> = { fern: 'Fern', palm: 'Palm' };

function shown(change: Change, refusal: PendingChange['refusal'] = null) {
  const pending = { id: 'key', owner: 'ada', change, sentAt: null, refusal };
  return pendingEntries(
    [pending],
    (id) => NAMES[id] ?? '',
    () => null,
  );
}

it('shows each change as the entries that it will become', () => {
  const entry = { kind: 'entry', plants: ['fern', 'palm'], activity: '', title: 'New leaf', content: ' ' } as const;
  expect(shown({ ...entry, date: DATE, photo: null })).toMatchObject([
    { plant: { name: 'Fern' }, title: 'New leaf', activity: null, notes: null, date: DATE },
    { plant: { name: 'Palm' } },
  ]);
  expect(shown({ kind: 'care', plants: ['fern'], activity: 'watering', date: DATE })).toMatchObject([
    { title: 'Watered', activityType: 'watering' },
  ]);
});

it('shows one entry for two reminders of a plant about the same activity, and none where the diary is not wanted', () => {
  const plant = { _id: 'fern', name: 'Fern' };
  const reminders = ['one', 'two'].map((_id) => ({ _id, plant, title: 'Water Fern', type: 'watering' as const }));
  const completion = { kind: 'completion', reminders, date: DATE } as const;
  expect(shown({ ...completion, diary: true })).toMatchObject([{ title: 'Watered', plant }]);
  expect(shown({ ...completion, diary: false })).toEqual([]);
});

it('puts them at their dates, with their states', () => {
  const waiting = shown({ kind: 'care', plants: ['fern'], activity: 'watering', date: DATE });
  const refused = shown(
    { kind: 'care', plants: ['palm'], activity: 'pruning', date: '2026-05-01T10:00:00.000Z' },
    {
      status: 404,
      msg: null,
    },
  );
  const [stored] = shown({ kind: 'care', plants: ['palm'], activity: 'watering', date: '2026-05-01T20:00:00.000Z' });
  if (!stored) throw new Error('no entry');
  const { state: _, ...entry } = stored;
  expect(withPending([entry], [...refused, ...waiting]).map(stateOf)).toEqual(['waiting', null, 'refused']);
});
