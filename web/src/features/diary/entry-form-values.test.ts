import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { describe, expect, it } from 'vitest';
import { changesBetween, dayFits, editValuesOf } from './entry-form-values.ts';

const now = new Date(2026, 4, 20, 9);

const ENTRY: DiaryEntry = {
  _id: 'entry',
  plant: { _id: 'plant', name: 'Moni' },
  title: 'Watered',
  description: null,
  notes: null,
  date: new Date(2026, 4, 10, 7, 45).toISOString(),
  activity: 'watering',
  activityType: 'watering',
  photoUrl: null,
  thumbnailUrl: null,
  createdAt: '2026-05-10T06:00:00.000Z',
};

describe('what is sent of an edited entry', () => {
  const before = editValuesOf(ENTRY);

  it('is nothing but the photo choice when nothing was changed', () => {
    expect(changesBetween(before, before, now)).toEqual({ photo: null });
  });

  it('is what was changed, cleared notes included', () => {
    const noted = editValuesOf({ ...ENTRY, notes: 'dry' });
    expect(changesBetween(noted, { ...noted, content: '', activity: 'other' }, now)).toEqual({
      content: '',
      activity: 'other',
      photo: null,
    });
  });

  it('is noon of a day that was chosen anew', () => {
    expect(changesBetween(before, { ...before, date: '2026-05-09' }, now).date).toBe(
      new Date(2026, 4, 9, 12).toISOString(),
    );
  });
});

describe('a day to write about', () => {
  it('has to be there and must have come', () => {
    expect(dayFits('')).toBe('Date is required');
    expect(dayFits('2999-01-01')).toBe('The date cannot be in the future');
    expect(dayFits('2020-01-01')).toBe(true);
  });
});
