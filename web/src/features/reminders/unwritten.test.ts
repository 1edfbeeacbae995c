import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { describe, expect, it } from 'vitest';
import { ALOE, exampleReminder, MONI } from './example-reminder.ts';
import { entriesFor, unwrittenOf } from './unwritten.ts';

function entry(plant: DiaryEntry['plant'], activity: DiaryEntry['activity']): DiaryEntry {
  return {
    _id: '01980000-0000-7000-8000-000000000009',
    plant,
    title: 'Watered',
    description: null,
    notes: null,
    date: '2026-05-20T08:00:00.000Z',
    activity,
    activityType: activity,
    photoUrl: null,
    thumbnailUrl: null,
    version: 1,
    createdAt: '2026-05-20T08:00:00.000Z',
  };
}

const WATER_MONI = exampleReminder('Water Möni');
const WATER_ALOE = exampleReminder('Water Aloe', { plant: ALOE });
const FEED_MONI = exampleReminder('Feed Möni', { type: 'fertilizing' });

describe('what is not in the diary yet', () => {
  it('leaves out the same care for the same plant only', () => {
    const done = [WATER_MONI, WATER_ALOE, FEED_MONI];
    expect(unwrittenOf(done, [entry(MONI, 'watering'), entry(ALOE, null)])).toEqual([WATER_ALOE, FEED_MONI]);
  });

  it('is said once when two reminders were about it', () => {
    expect(unwrittenOf([WATER_MONI, exampleReminder('Mist Möni')], [])).toEqual([WATER_MONI]);
  });
});

describe('the entries to write', () => {
  it('are one call for plants of which the same is said', () => {
    const done = [
      exampleReminder('Water', { plant: MONI }),
      exampleReminder('Water', { plant: ALOE }),
      exampleReminder('Feed', { plant: ALOE, type: 'fertilizing' }),
    ];
    expect(entriesFor(done)).toEqual([
      { title: 'Water', activity: 'watering', plants: [MONI._id, ALOE._id], reminders: done.slice(0, 2) },
      { title: 'Feed', activity: 'fertilizing', plants: [ALOE._id], reminders: done.slice(2) },
    ]);
  });
});
