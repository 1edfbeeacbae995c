import type { Activity } from '@plantcare/contract/diary.ts';
import type { NewPlant } from '@plantcare/contract/plants.ts';
import type { ReminderType } from '@plantcare/contract/reminders.ts';

interface SampleEntry {
  daysAgo: number;
  activity: Activity;
  title: string;
  notes?: string;
}

interface SampleReminder {
  type: ReminderType;
  everyDays: number;
  /** When it is due: 0 is today, -1 yesterday. */
  inDays: number;
}

export interface SamplePlant {
  plant: NewPlant;
  entries: readonly SampleEntry[];
  reminders: readonly SampleReminder[];
}

const watered = (daysAgo: number): SampleEntry => ({ daysAgo, activity: 'watering', title: 'Watered' });
const fertilized = (daysAgo: number): SampleEntry => ({ daysAgo, activity: 'fertilizing', title: 'Fertilized' });
const water = (everyDays: number, inDays: number): SampleReminder => ({ type: 'watering', everyDays, inDays });
const fertilize = (everyDays: number, inDays: number): SampleReminder => ({ type: 'fertilizing', everyDays, inDays });

/** Six plants of six growth forms, so that each has another drawing: some due today, one overdue, one in need. */
export const SAMPLE_GARDEN: readonly SamplePlant[] = [
  {
    plant: {
      name: 'Aloe',
      species: 'Aloe vera',
      location: 'Bedroom',
      potSize: '12 cm',
      sunlight: 'Full sun',
      size: 'small',
    },
    entries: [watered(11), { daysAgo: 40, activity: 'observation', title: 'Two offsets at the base' }],
    reminders: [water(16, 5)],
  },
  {
    plant: { name: 'Basil', species: 'Ocimum basilicum', location: 'Balcony', potSize: '15 cm', sunlight: 'Full sun' },
    entries: [
      watered(2),
      watered(4),
      { daysAgo: 3, activity: 'pruning', title: 'Pinched out the tips', notes: 'A handful for the pasta.' },
    ],
    reminders: [water(2, 0)],
  },
  {
    plant: {
      name: 'Boston fern',
      species: 'Nephrolepis exaltata',
      location: 'Bathroom',
      potSize: '17 cm',
      sunlight: 'Moderate',
      health: 'needs_attention',
    },
    entries: [
      watered(5),
      watered(9),
      {
        daysAgo: 1,
        activity: 'observation',
        title: 'Brown tips',
        notes: 'The air is dry beside the radiator. Moved it to the bathroom.',
      },
    ],
    reminders: [water(4, -1)],
  },
  {
    plant: {
      name: 'Moth orchid',
      species: 'Phalaenopsis',
      location: 'Office',
      potSize: '12 cm',
      sunlight: 'Bright indirect',
      size: 'small',
    },
    entries: [watered(6), fertilized(20), { daysAgo: 8, activity: 'observation', title: 'A new flower spike' }],
    reminders: [water(8, 2), fertilize(28, 8)],
  },
  {
    plant: {
      name: 'Trailing pothos',
      species: 'Epipremnum aureum',
      location: 'Office',
      potSize: '15 cm',
      sunlight: 'Bright indirect',
    },
    entries: [watered(7), { daysAgo: 25, activity: 'pruning', title: 'Cut back', notes: 'Two cuttings are in water.' }],
    reminders: [water(9, 2)],
  },
  {
    plant: {
      name: 'Monty',
      species: 'Monstera deliciosa',
      location: 'Living room',
      potSize: '24 cm',
      sunlight: 'Bright indirect',
      size: 'large',
      notes: 'Grown from a cutting of my neighbor’s plant.',
    },
    entries: [
      watered(8),
      watered(16),
      { daysAgo: 3, activity: 'observation', title: 'A new leaf unrolls', notes: 'The first one with holes.' },
      { daysAgo: 60, activity: 'repotting', title: 'Repotted', notes: 'From 19 to 24 cm, with bark in the soil.' },
    ],
    reminders: [water(8, 0), fertilize(28, 3)],
  },
];
