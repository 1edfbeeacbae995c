import { addPlant, updatePlant } from '@plantcare/contract/plants.ts';
import type { Calendar } from '../calendar.ts';
import { collection } from '../collection/collection.ts';
import type { DemoPlant } from '../collection/demo-plant.ts';
import { type Happening, plantId } from '../garden.ts';
import { photoOf } from '../plant-photos.ts';
import { randomFrom } from '../random.ts';

/** The plants are added one after the other, get their photos, and some of them become sick. */
export function plants(calendar: Calendar): Happening[] {
  return collection.flatMap((plant, index) => [
    arrival(plant, index, calendar),
    portrait(plant, calendar),
    ...(plant.turns ?? []).map(
      ({ daysAgo, health }) =>
        ({
          at: calendar.at(daysAgo, 20, 30),
          happens: (garden) =>
            garden.call(updatePlant, { params: { id: plantId(garden, plant.name) }, form: { health } }),
        }) satisfies Happening,
    ),
  ]);
}

function arrival(plant: DemoPlant, index: number, calendar: Calendar): Happening {
  const { name, species, location, potSize, sunlight, size, notes, ageWeeks, repottedDaysAgo } = plant;
  const form = {
    ...{ name, species, location, potSize, sunlight, size, notes, ageWeeks: String(ageWeeks) },
    ...(repottedDaysAgo !== undefined && { lastRepot: calendar.day(repottedDaysAgo) }),
  };
  return {
    at: calendar.at(plant.addedDaysAgo, 7, index * 3),
    happens: async (garden) => {
      const { _id } = await garden.call(addPlant, { form });
      garden.plantIds.set(name, _id);
    },
  };
}

/** The photo at the top of the plant's page, taken on one of the last days. */
function portrait(plant: DemoPlant, calendar: Calendar): Happening {
  const random = randomFrom(`portrait of ${plant.name}`);
  const daysAgo = Math.round(random.between(1, 6));
  return {
    at: calendar.at(daysAgo, 11, Math.round(random.between(0, 59))),
    picture: photoOf(plant, daysAgo, random.next()),
    happens: (garden, photo) =>
      garden.call(updatePlant, { params: { id: plantId(garden, plant.name) }, form: {}, ...(photo && { photo }) }),
  };
}
