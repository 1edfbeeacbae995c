import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { expect, it } from 'vitest';
import { guessHeight } from './row-height.ts';

const ENTRY: DiaryEntry = {
  _id: 'entry',
  plant: { _id: 'plant', name: 'Moni' },
  title: 'Watered',
  description: null,
  notes: null,
  date: '2026-05-10T06:00:00.000Z',
  activity: null,
  activityType: null,
  photoUrl: null,
  thumbnailUrl: null,
  version: 1,
  createdAt: '2026-05-10T06:00:00.000Z',
};

function guess(rest: Partial<DiaryEntry>, width = 390): number {
  return guessHeight(
    { kind: 'entry', entry: { ...ENTRY, ...rest }, inGroup: false, heading: null, startsDay: false },
    width,
  );
}

it('includes text and photo, on a phone below each other', () => {
  const bare = guess({});
  expect(guess({ notes: 'dry '.repeat(30) })).toBeGreaterThan(bare);
  expect(guess({ photoUrl: '/photos/a.webp' })).toBeGreaterThan(guess({ photoUrl: '/photos/a.webp' }, 1280));
});

it('does not grow with the collapsed part of a long text', () => {
  expect(guess({ notes: 'dry '.repeat(2000) })).toBe(guess({ notes: 'dry '.repeat(1000) }));
});
