import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import type { Calendar } from '../calendar.ts';
import { collection } from '../collection/collection.ts';
import type { DemoPlant } from '../collection/demo-plant.ts';
import { type Happening, plantId } from '../garden.ts';
import { randomFrom } from '../random.ts';
import { wateringGap } from './diary.ts';

/** How many days ago the paper notebook begins that Robin had before. */
const NOTEBOOK_DAYS = 500;

/** The waterings before this diary began: on the evening a plant was added, they were copied from a notebook. */
export function notebook(calendar: Calendar): Happening[] {
  return collection.flatMap((plant) => copied(plant, calendar));
}

function copied(plant: DemoPlant, calendar: Calendar): Happening[] {
  const { name, addedDaysAgo, ageWeeks } = plant;
  const random = randomFrom(`notebook of ${name}`);
  const found: Happening[] = [];
  const at = calendar.at(addedDaysAgo, 21);
  let daysAgo = Math.min(NOTEBOOK_DAYS, addedDaysAgo + 7 * ageWeeks);
  while (daysAgo > addedDaysAgo + 1) {
    const date = calendar.day(Math.floor(daysAgo));
    found.push({
      at,
      happens: (garden) =>
        garden.call(addDiaryEntry, {
          form: { plant: plantId(garden, name), activity: 'watering', title: 'Watered', date },
        }),
    });
    daysAgo -= Math.max(1, wateringGap(plant, Math.floor(daysAgo), calendar) * random.between(0.8, 1.2));
  }
  return found;
}
