import { DONE_TITLES, taskTitle } from '@plantcare/contract/care.ts';
import type { GardenCare, GardenWeather } from '@plantcare/contract/weather.ts';
import { WEATHER_CARES } from '@plantcare/contract/weather-care.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { onFirstUse } from '@/lib/on-first-use.ts';
import { clockTime } from '@/lib/time/clock-time.ts';
import { daysBetween } from '@/lib/time/dates.ts';

/** What is done: "Covered", "Watered". */
export function doneText(care: GardenCare): string {
  return care === 'watering' ? DONE_TITLES.watering : WEATHER_CARES[care].done;
}

/** The title of a reminder to do it: "Cover Lemmy". */
export function careTask(care: GardenCare, plant: string): string {
  return care === 'watering' ? taskTitle('watering', plant) : WEATHER_CARES[care].task(plant);
}

const ADVICE: Readonly<Record<GardenCare, (it: 'it' | 'them') => string>> = {
  watering: (it) => `water ${it} early or in the evening`,
  covered: (it) => `cover ${it} with fleece`,
  moved_in: (it) => `bring ${it} in`,
  shaded: (it) => `shade ${it}`,
  sheltered: (it) => `tie ${it} up or move ${it} out of the wind`,
  drained: () => 'empty the saucer and see that the pot drains',
  cleared: () => 'shake the snow off',
};

const ONE_OF = onFirstUse(() => new Intl.ListFormat('en', { type: 'disjunction' }));
const ALL_OF = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** What to do in a sentence: "Cover them with fleece or bring them in." In heat both of two. */
export function adviceText({ kind, cares }: Pick<GardenWeather, 'kind' | 'cares'>, plants: number): string {
  const each = cares.map((care) => ADVICE[care](plants === 1 ? 'it' : 'them'));
  const text = (kind === 'heat' ? ALL_OF() : ONE_OF()).format(each);
  return `${capitalized(text)}.`;
}

/** "tonight at 18:00", "today at 14:00" or "tomorrow at 7:00" on the gardener's clock. */
export function remindText(moment: Date, now: Date): string {
  const evening = moment.getHours() >= 17 ? 'tonight' : 'today';
  return `${daysBetween(now, moment) === 0 ? evening : 'tomorrow'} at ${clockTime(moment)}`;
}
