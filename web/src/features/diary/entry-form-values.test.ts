import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { describe, expect, it } from 'vitest';
import { dayFits, editValuesOf, sentFields } from './entry-form-values.ts';

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
  version: 1,
  createdAt: '2026-05-10T06:00:00.000Z',
};

describe('the sent data of an edited entry', () => {
  const before = editValuesOf(ENTRY);

  it('is the whole form, without an unchanged day', () => {
    const noted = editValuesOf({ ...ENTRY, notes: 'dry' });
    expect(sentFields(noted, { ...noted, content: '' }, now)).toEqual({
      plant: 'plant',
      activity: 'watering',
      title: 'Watered',
      content: '',
      photo: null,
    });
  });

  it('is noon of a newly chosen day', () => {
    expect(sentFields(before, { ...before, date: '2026-05-09' }, now).date).toBe(
      new Date(2026, 4, 9, 12).toISOString(),
    );
  });
});

describe('the day of an entry', () => {
  it('is required and cannot be in the future', () => {
    expect(dayFits('')).toBe('Date is required');
    expect(dayFits('2999-01-01')).toBe('The date cannot be in the future');
    expect(dayFits('2020-01-01')).toBe(true);
  });
});
