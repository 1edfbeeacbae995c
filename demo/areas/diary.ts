import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import type { Calendar } from '../calendar.ts';
import { collection } from '../collection/collection.ts';
import type { Chapter, DemoPlant } from '../collection/demo-plant.ts';
import { type Happening, plantId } from '../garden.ts';
import { photoOf } from '../plant-photos.ts';
import { type Random, randomFrom } from '../random.ts';

const WATERED = ['Watered', 'Watered thoroughly', 'Morning watering', 'Watered', 'Watered well'] as const;
const FED = ['Fertilized', 'Fed with the watering', 'Fertilizer at half strength'] as const;
const REMARK_CHANCE = 0.3;
/** With more winter than this plants rest and are not fed: from about mid-October to mid-April. */
export const RESTING = 0.5;

/** The diary of every plant: its story, and the waterings and feedings in between. */
export function diary(calendar: Calendar): Happening[] {
  return collection.flatMap((plant) => [
    ...plant.story.map((chapter) => told(plant, chapter, calendar)),
    ...waterings(plant, calendar),
    ...feedings(plant, calendar),
  ]);
}

function told(plant: DemoPlant, chapter: Chapter, calendar: Calendar): Happening {
  const { daysAgo, photographed } = chapter;
  const random = randomFrom(`${plant.name} ${chapter.title}`);
  const at = calendar.at(daysAgo, 9 + Math.round(random.between(0, 9)), Math.round(random.between(0, 59)));
  const happening = written(plant, at, chapter);
  return photographed ? { ...happening, picture: photoOf(plant, daysAgo, random.next()) } : happening;
}

export function waterings(plant: DemoPlant, calendar: Calendar): Happening[] {
  const { titles = WATERED, remarks, forgotten } = plant.watering;
  const random = randomFrom(`waterings of ${plant.name}`);
  const found: Happening[] = [];
  let daysAgo = plant.addedDaysAgo - random.between(0.5, Math.min(plant.watering.every, 5));
  while (daysAgo >= 0) {
    if (forgotten && daysAgo < forgotten.from && daysAgo > forgotten.until) daysAgo = forgotten.until;
    const day = Math.floor(daysAgo);
    const content = remarks && random.next() < REMARK_CHANCE ? random.pick(remarks) : undefined;
    const at = round(calendar, day, random);
    found.push(written(plant, at, { activity: 'watering', title: random.pick(titles), ...(content && { content }) }));
    // A day earlier or later, but at least the next day.
    daysAgo -= Math.max(1, wateringGap(plant, day, calendar) * random.between(0.8, 1.2));
  }
  return found;
}

/** Days from one watering to the next at that time of the year. */
export function wateringGap({ watering: { every, winter } }: DemoPlant, daysAgo: number, calendar: Calendar): number {
  return every * (1 + (winter - 1) * calendar.winter(daysAgo));
}

export function feedings(plant: DemoPlant, calendar: Calendar): Happening[] {
  if (plant.feedEveryWeeks === null) return [];
  const random = randomFrom(`feedings of ${plant.name}`);
  const found: Happening[] = [];
  let daysAgo = plant.addedDaysAgo - random.between(8, 20);
  while (daysAgo >= 0) {
    const day = Math.floor(daysAgo);
    if (calendar.winter(day) < RESTING) {
      found.push(written(plant, round(calendar, day, random), { activity: 'fertilizing', title: random.pick(FED) }));
    }
    daysAgo -= plant.feedEveryWeeks * 7 + random.between(-3, 3);
  }
  return found;
}

/** The gardener goes from pot to pot in the morning, at about the same time for all of them. */
function round(calendar: Calendar, daysAgo: number, random: Random): Date {
  const begun = randomFrom(`round ${calendar.day(daysAgo)}`).between(0, 50);
  return calendar.at(daysAgo, 8, Math.round(begun + random.between(0, 20)));
}

function written(plant: DemoPlant, at: Date, entry: Omit<Chapter, 'daysAgo' | 'photographed'>): Happening {
  const { activity, title, content } = entry;
  return {
    at,
    happens: (garden, photo) =>
      garden.call(addDiaryEntry, {
        form: {
          plant: plantId(garden, plant.name),
          activity,
          title,
          date: at.toISOString(),
          ...(content && { content }),
        },
        ...(photo && { photo }),
      }),
  };
}
