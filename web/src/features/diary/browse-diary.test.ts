import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { describe, expect, it } from 'vitest';
import type { Direction } from '@/lib/browse/browsing.ts';
import { addressOf, browsingFrom } from './browse-address.ts';
import { indexEntries, matchingEntries, type SortKey, sortEntries, type Wanted } from './browse-diary.ts';
import { rowsOf } from './diary-rows.ts';
import { groupNames, groupTitle } from './group-words.ts';

const MONI = { _id: '01980000-0000-7000-8000-000000000001', name: 'Möni' };
const ALOE = { _id: '01980000-0000-7000-8000-000000000002', name: 'Aloe' };

function entry(title: string, rest: Partial<DiaryEntry> = {}): DiaryEntry {
  const activity = rest.activity ?? null;
  return {
    _id: '01980000-0000-7000-8000-000000000000',
    plant: MONI,
    title,
    description: null,
    notes: null,
    date: new Date(2026, 4, 10, 12).toISOString(),
    activity,
    activityType: activity,
    photoUrl: null,
    thumbnailUrl: null,
    version: 1,
    createdAt: '2026-05-10T12:00:00.000Z',
    ...rest,
  };
}

const NOTHING: Wanted = { search: '', plant: '', activity: '', from: '', to: '' };

function found(entries: DiaryEntry[], wanted: Partial<Wanted>): string[] {
  return matchingEntries(indexEntries(entries), { ...NOTHING, ...wanted }).map((indexed) => indexed.entry.title);
}

function sorted(entries: DiaryEntry[], sort: SortKey, direction: Direction): string[] {
  return sortEntries(indexEntries(entries), sort, direction).map((indexed) => indexed.entry.title);
}

describe('searching the diary', () => {
  const diary = [
    entry('Watered', { notes: 'soil bone dry', activity: 'watering' }),
    entry('New leaf', { description: 'unfurled at last', plant: ALOE }),
  ];

  it('looks at title, description, notes and plant name', () => {
    expect(found(diary, { search: 'watered' })).toEqual(['Watered']);
    expect(found(diary, { search: 'unfurled' })).toEqual(['New leaf']);
    expect(found(diary, { search: 'BONE' })).toEqual(['Watered']);
    expect(found(diary, { search: 'moni' })).toEqual(['Watered']);
  });

  it('requires every word, in any field', () => {
    expect(found(diary, { search: 'aloe leaf' })).toEqual(['New leaf']);
    expect(found(diary, { search: 'aloe dry' })).toEqual([]);
  });

  it('narrows by plant and activity, also to entries without one', () => {
    expect(found(diary, { plant: ALOE._id })).toEqual(['New leaf']);
    expect(found(diary, { activity: 'watering' })).toEqual(['Watered']);
    expect(found(diary, { activity: 'none' })).toEqual(['New leaf']);
  });
});

describe('the dates', () => {
  const diary = [
    entry('late', { date: new Date(2026, 4, 12, 23, 59).toISOString() }),
    entry('early', { date: new Date(2026, 4, 10, 0, 1).toISOString() }),
  ];

  it('include both days, by the local calendar', () => {
    expect(found(diary, { from: '2026-05-12' })).toEqual(['late']);
    expect(found(diary, { to: '2026-05-10' })).toEqual(['early']);
    expect(found(diary, { from: '2026-05-10', to: '2026-05-12' })).toEqual(['late', 'early']);
    expect(found(diary, { from: '2026-05-13', to: '2026-05-09' })).toEqual([]);
  });
});

describe('sorting the diary', () => {
  const diary = [
    entry('b', { date: '2026-05-02T10:00:00.000Z', createdAt: '2026-05-09T10:00:00.000Z', activity: 'watering' }),
    entry('C', { date: '2026-05-01T10:00:00.000Z', createdAt: '2026-05-10T10:00:00.000Z' }),
    entry('a', { date: '2026-05-03T10:00:00.000Z', createdAt: '2026-05-08T10:00:00.000Z', activity: 'fertilizing' }),
  ];

  it('sorts by date, by title and by the time of writing', () => {
    expect(sorted(diary, 'date', 'desc')).toEqual(['a', 'b', 'C']);
    expect(sorted(diary, 'title', 'asc')).toEqual(['a', 'b', 'C']);
    expect(sorted(diary, 'created', 'desc')).toEqual(['C', 'b', 'a']);
  });

  it('leaves entries without activity last in both directions', () => {
    expect(sorted(diary, 'activityType', 'asc')).toEqual(['a', 'b', 'C']);
    expect(sorted(diary, 'activityType', 'desc')).toEqual(['b', 'a', 'C']);
  });
});

describe('the headings', () => {
  const diary = indexEntries([
    entry('1', { date: new Date(2026, 4, 2, 18).toISOString() }),
    entry('2', { date: new Date(2026, 4, 2, 8).toISOString() }),
    entry('3', { date: new Date(2026, 3, 30, 8).toISOString() }),
  ]);

  it('show each month and each day once', () => {
    expect(rowsOf(diary, 'date').map(({ heading }) => heading)).toEqual(['May 2026', null, 'April 2026']);
    expect(rowsOf(diary, 'date').map(({ startsDay }) => startsDay)).toEqual([true, false, true]);
  });

  it('are left out when sorted by title', () => {
    expect(rowsOf(diary, 'title').every(({ heading }) => heading === null)).toBe(true);
  });
});

describe('the same care of several plants on one day', () => {
  const FERN = { _id: '01980000-0000-7000-8000-000000000003', name: 'Fern' };
  const at = (hour: number, day = 2) => new Date(2026, 4, day, hour).toISOString();
  const watered = (plant: typeof MONI, hour: number, rest: Partial<DiaryEntry> = {}) =>
    entry('Watered', { activity: 'watering', plant, date: at(hour), _id: `${plant.name} ${hour}`, ...rest });
  /** Each row as a text: the plants of a group, or the title of an entry. */
  const shown = (entries: DiaryEntry[], sort: SortKey = 'date', opened: string[] = []) =>
    rowsOf(sortEntries(indexEntries(entries), sort, 'desc'), sort, new Set(opened)).map((row) =>
      row.kind === 'group' ? row.entries.map(({ plant }) => plant.name).join(' + ') : row.entry.title,
    );

  it('is one row, also around other entries of the day', () => {
    const between = entry('New leaf', { date: at(9) });
    expect(shown([watered(MONI, 8), between, watered(ALOE, 10), watered(FERN, 11)])).toEqual([
      'Fern + Aloe + Möni',
      'New leaf',
    ]);
  });

  it('opens to its entries', () => {
    const entries = [watered(MONI, 8), watered(ALOE, 10)];
    expect(shown(entries, 'date', ['2026-05-02 watering'])).toEqual(['Aloe + Möni', 'Watered', 'Watered']);
    expect(shown(entries, 'activityType')).toEqual(['Möni + Aloe']);
  });

  it('stays apart from other days, other activities and entries with words or a photo of their own', () => {
    const others = [
      watered(FERN, 10, { notes: 'bone dry' }),
      watered(FERN, 9, { title: 'Watered from below' }),
      watered(FERN, 8, { photoUrl: '/photos/fern.webp' }),
      watered(FERN, 7, { date: at(7, 1) }),
      watered(FERN, 6, { activity: 'other', activityType: 'other', title: 'Cared for' }),
    ];
    expect(shown([watered(MONI, 12), watered(ALOE, 11), ...others])).toHaveLength(1 + others.length);
  });

  it('is not grouped for one plant, nor when sorted by title or by the time of writing', () => {
    expect(shown([watered(MONI, 8), watered(MONI, 18)])).toEqual(['Watered', 'Watered']);
    for (const sort of ['title', 'created'] as const) {
      expect(shown([watered(MONI, 8), watered(ALOE, 9)], sort)).toEqual(['Watered', 'Watered']);
    }
  });

  it('is named with its number of plants and their names', () => {
    expect(groupTitle('watering', [watered(MONI, 8), watered(ALOE, 9), watered(ALOE, 18)])).toBe('Watered 2 plants');
    expect(groupTitle('pest_control', [watered(MONI, 8), watered(ALOE, 9)])).toBe('Treated 2 plants for pests');
    expect(groupNames([watered(MONI, 8), watered(ALOE, 9)])).toBe('Möni, Aloe');
    const many = Array.from({ length: 20 }, (_, number) => watered({ _id: `${number}`, name: `P${number}` }, 8));
    expect(groupNames(many)).toBe('P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11 and 8 more');
  });
});

describe('the address of the diary', () => {
  const bare = { ...NOTHING, sort: 'date', direction: 'desc' } as const;

  it('has no query when nothing is chosen, and ignores unknown values', () => {
    expect(addressOf(bare).toString()).toBe('');
    expect(browsingFrom(new URLSearchParams('activity=dancing&from=soon&to=2026-13-77&sort=mood'))).toEqual(bare);
  });

  it('is the same after writing and reading', () => {
    const chosen = {
      search: 'dry & dusty',
      plant: MONI._id,
      activity: 'pest_control',
      from: '2026-05-01',
      to: '2026-05-31',
      sort: 'activityType',
      direction: 'desc',
    } as const;
    expect(browsingFrom(new URLSearchParams(addressOf(chosen).toString()))).toEqual(chosen);
  });
});
