import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Notification } from '@plantcare/contract/notifications.ts';
import type { Plant } from '@plantcare/contract/plants.ts';

export const FERN: Plant = {
  _id: '01980000-0000-7000-8000-00000000000a',
  name: 'Fern',
  species: 'Nephrolepis exaltata',
  location: 'Bathroom',
  potSize: null,
  sunlight: null,
  photoUrl: null,
  thumbnailUrl: null,
  health: 'healthy',
  size: 'medium',
  ageWeeks: null,
  lastRepot: null,
  lastPrune: null,
  notes: null,
  createdAt: '2026-05-01T12:00:00.000Z',
};

export const ALOE: Plant = { ...FERN, _id: '01980000-0000-7000-8000-00000000000b', name: 'Aloe', species: 'Aloe vera' };

export const WATERING: DiaryEntry = {
  _id: '01980000-0000-7000-8000-00000000000c',
  plant: { _id: FERN._id, name: FERN.name },
  title: 'Watered Fern',
  description: null,
  notes: null,
  date: '2026-05-02T09:00:00.000Z',
  activity: 'watering',
  activityType: 'watering',
  photoUrl: null,
  thumbnailUrl: null,
  createdAt: '2026-05-02T09:00:00.000Z',
};

export function notification(number: number, rest: Partial<Notification> = {}): Notification {
  return {
    _id: `01980000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
    type: 'system',
    priority: 'low',
    title: `Note ${number}`,
    message: 'A message.',
    read: false,
    relatedPlant: null,
    relatedReminder: null,
    data: {},
    createdAt: '2026-05-02T09:00:00.000Z',
    ...rest,
  };
}
