import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import { sayFarewell } from '@plantcare/contract/farewell.ts';
import { addPlant, type FarewellReason } from '@plantcare/contract/plants.ts';
import type { Calendar } from '../calendar.ts';
import { type Happening, plantId } from '../garden.ts';

interface FormerPlant {
  readonly name: string;
  readonly species: string;
  readonly location: string;
  readonly addedDaysAgo: number;
  /** Every so many days. */
  readonly watering: number;
  readonly last: { readonly daysAgo: number; readonly reason: FarewellReason; readonly note: string };
}

const FORMER: readonly FormerPlant[] = [
  {
    ...{ name: 'Tigerella', species: 'Solanum lycopersicum', location: 'Balcony', addedDaysAgo: 118, watering: 3 },
    last: { daysAgo: 44, reason: 'season_over', note: 'Eleven kilos from one pot. Green ones made chutney.' },
  },
  {
    ...{ name: 'Blue Pot Mint', species: 'Mentha spicata', location: 'Balcony', addedDaysAgo: 110, watering: 4 },
    last: { daysAgo: 71, reason: 'given_away', note: 'Moved in with Anna, who has a garden it can conquer.' },
  },
  {
    ...{ name: 'Calathea', species: 'Goeppertia orbifolia', location: 'Living room', addedDaysAgo: 101, watering: 6 },
    last: { daysAgo: 19, reason: 'died', note: 'The radiator below it. The next one gets the bathroom.' },
  },
];

/** The plants that have left, with their diary. */
export function formerPlants(calendar: Calendar): Happening[] {
  return FORMER.flatMap((plant) => lifeOf(plant, calendar));
}

function lifeOf(
  { name, species, location, addedDaysAgo, watering, last }: FormerPlant,
  calendar: Calendar,
): Happening[] {
  const rounds = Math.floor((addedDaysAgo - last.daysAgo) / watering);
  return [
    {
      at: calendar.at(addedDaysAgo, 7, 50),
      happens: async (garden) => {
        const { _id } = await garden.call(addPlant, { form: { name, species, location } });
        garden.plantIds.set(name, _id);
      },
    },
    ...Array.from({ length: rounds }, (_, round) => ({
      at: calendar.at(addedDaysAgo - round * watering, 8, 40),
      happens: (garden: Parameters<Happening['happens']>[0]) =>
        garden.call(addDiaryEntry, { form: { plant: plantId(garden, name), activity: 'watering', title: 'Watered' } }),
    })),
    {
      at: calendar.at(last.daysAgo, 20),
      happens: (garden) =>
        garden.call(sayFarewell, {
          params: { id: plantId(garden, name) },
          json: { day: calendar.day(last.daysAgo), reason: last.reason, note: last.note },
        }),
    },
  ];
}
