import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Notification } from '@plantcare/contract/notifications.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Reminder } from '@plantcare/contract/reminders.ts';
import type { Species } from '@plantcare/contract/species.ts';
import type { ForecastDay, Weather } from '@plantcare/contract/weather.ts';

export const FERN: Plant = {
  _id: '01980000-0000-7000-8000-00000000000a',
  name: 'Fern',
  species: 'Nephrolepis exaltata',
  location: 'Bathroom',
  placeId: '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a01',
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
  sample: false,
  adaptiveWatering: null,
  farewell: null,
  version: 1,
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
  version: 1,
  createdAt: '2026-05-02T09:00:00.000Z',
};

/** An open reminder, due in the past. */
export const WATER_FERN: Reminder = {
  _id: '01980000-0000-7000-8000-00000000000e',
  plant: { _id: FERN._id, name: FERN.name },
  title: 'Water Fern',
  description: null,
  type: 'watering',
  scheduledDate: '2026-05-01T09:00:00.000Z',
  snoozedUntil: null,
  frequency: 'once',
  interval: 1,
  season: null,
  emailNotification: true,
  completed: false,
  completedAt: null,
  longerRhythm: null,
  adjustment: null,
  version: 1,
  createdAt: '2026-04-30T12:00:00.000Z',
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

/** A record with all fields, for tests. */
export const SNAKE_PLANT: Species = {
  _id: 'dracaena-trifasciata',
  scientificName: 'Dracaena trifasciata',
  synonyms: ['Sansevieria trifasciata'],
  commonNames: ['Snake plant'],
  family: 'Asparagaceae',
  category: 'house_plant',
  light: { accepted: ['low', 'medium', 'bright_indirect'], preferred: 'bright_indirect' },
  watering: {
    class: 'dry',
    check: 'Water when the pot has dried through.',
    daysGrowing: { min: 14, max: 21 },
    daysWinter: { min: 28, max: 42 },
  },
  temperature: { min: 10, idealMin: 18, idealMax: 27, max: 35 },
  humidity: 'low',
  soil: 'Gritty.',
  feeding: 'Half strength.',
  feedingWeeks: { min: 4, max: 6 },
  repotting: 'When the pot bulges.',
  repottingYears: { min: 3, max: 5 },
  pruning: 'Cut old leaves at the soil.',
  propagation: ['Division'],
  growthRate: 'slow',
  growsIn: ['spring', 'summer'],
  lifespan: 'perennial',
  size: 'Up to 1 m.',
  matureSize: { potted: { height: 90, spread: 50 }, ground: null },
  hardiness: 'Frost kills it.',
  hardinessRating: 'H1b',
  toxicity: { cats: 'yes', dogs: 'yes', people: 'unknown', effect: 'Vomiting.' },
  problems: [{ _id: 'overwatering', name: 'Overwatering' }],
  sources: ['https://example.org/snake-plant'],
};

export const RAIN: Weather = {
  temperature: 4.4,
  humidity: 91,
  windSpeed: 6.3,
  pressure: 1004,
  description: 'Rain',
  icon: '10d',
  lat: 60.39,
  lon: 5.32,
  city: null,
  asOf: '2026-05-01T09:05:00.000Z',
  stale: false,
};

export const WEEK: ForecastDay[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  date: `2026-05-0${day}`,
  min: -1,
  max: 4.4,
  rain: 6,
  gusts: 9,
  description: 'Rain',
  icon: '10d',
}));
