import { z } from 'zod';

/** What weather asks of a gardener besides watering. */
export const WeatherCare = z.enum(['covered', 'moved_in', 'shaded', 'sheltered', 'drained', 'cleared']);

export type WeatherCare = z.output<typeof WeatherCare>;

/** The title of the diary entry about it, and of a reminder of it. */
export const WEATHER_CARES: Readonly<Record<WeatherCare, { done: string; task: (plant: string) => string }>> = {
  covered: { done: 'Covered', task: (plant) => `Cover ${plant}` },
  moved_in: { done: 'Moved inside', task: (plant) => `Bring in ${plant}` },
  shaded: { done: 'Shaded', task: (plant) => `Shade ${plant}` },
  sheltered: { done: 'Moved out of the wind', task: (plant) => `Move ${plant} out of the wind` },
  drained: { done: 'Emptied the saucer', task: (plant) => `Empty the saucer of ${plant}` },
  cleared: { done: 'Cleared of snow', task: (plant) => `Shake the snow off ${plant}` },
};

/** The weather care that a reminder with this title is about; undefined for any other title. */
export function weatherCareOf(title: string, plant: string): WeatherCare | undefined {
  return WeatherCare.options.find((care) => WEATHER_CARES[care].task(plant) === title);
}
