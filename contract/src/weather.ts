import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, requiredText } from './text.ts';
import { WeatherCare } from './weather-care.ts';

/**
 * The weather at a place, metric: °C, percent, m/s, hPa at sea level. `icon` is a code such as `10d` of the icon service
 * (https://openweathermap.org/weather-conditions). `asOf` is the time of the provider's last answer: normally just now.
 */
export const Weather = z.object({
  temperature: z.number(),
  humidity: z.number(),
  windSpeed: z.number(),
  pressure: z.number(),
  description: z.string(),
  icon: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Null for a place given by coordinates. */
  city: z.string().nullable(),
  asOf: Instant,
  /** Whether the provider cannot be reached and this is its last answer. */
  stale: z.boolean(),
});

export type Weather = z.output<typeof Weather>;

/** What to do and why, one or two sentences each, with the figures behind it. */
export const CareRecommendations = z.object({
  watering: z.string(),
  sunlight: z.string(),
  protection: z.string(),
});

export type CareRecommendations = z.output<typeof CareRecommendations>;

/** One of the next days at the place; temperatures in °C, rain in mm, gusts in m/s. */
export const ForecastDay = z.object({
  date: z.iso.date(),
  min: z.number(),
  max: z.number(),
  rain: z.number(),
  gusts: z.number(),
  description: z.string(),
  icon: z.string(),
});

export type ForecastDay = z.output<typeof ForecastDay>;

/** In degrees. Missing or empty is refused: it would count as 0, a place in the Atlantic. */
function coordinate(name: string, bound: number) {
  const range = `${name} must be a number from -${bound} to ${bound}`;
  return z
    .union([z.number(), z.string().trim().min(1).transform(Number)], `${name} is required`)
    .pipe(z.number(range).min(-bound, range).max(bound, range));
}

export const cityWeather = endpoint({
  method: 'GET',
  path: '/weather/city/:city',
  area: 'Weather',
  summary: 'The weather in a city, and its coordinates',
  access: 'signed-in',
  params: z.object({ city: requiredText('City') }),
  item: 'City',
  response: Weather.extend({ city: z.string() }),
});

export const weatherCare = endpoint({
  method: 'GET',
  path: '/weather/care-recommendations',
  area: 'Weather',
  summary: 'The weather at a place, care recommendations, for one type of plant if named, and the next 7 days',
  access: 'signed-in',
  query: z.object({
    lat: coordinate('Latitude', 90),
    lon: coordinate('Longitude', 180),
    plantType: z
      .string()
      .trim()
      .max(200, 'Plant type can have at most 200 characters')
      .transform((text) => (text === '' ? undefined : text))
      .optional(),
  }),
  writesUnits: true,
  response: z.object({ weather: Weather, recommendations: CareRecommendations, forecast: z.array(ForecastDay) }),
});

/** What can be done for a plant because of the weather. */
export const GardenCare = z.enum(['watering', ...WeatherCare.options]);

export type GardenCare = z.output<typeof GardenCare>;

/**
 * Weather of the next 36 hours that some own plants outdoors do not tolerate, or dryness. `cares` is what to do, the most
 * sensible first, `done` what of it today's diary has already, and `remindAt` when a reminder still comes in time.
 */
export const GardenWeather = z.object({
  kind: z.enum(['frost', 'cold', 'heat', 'storm', 'rain', 'dry']),
  title: z.string(),
  cares: z.array(GardenCare).min(1),
  plants: z.array(z.object({ _id: Id, name: z.string(), done: GardenCare.nullable() })).min(1),
  remindAt: Instant.nullable(),
});

export type GardenWeather = z.output<typeof GardenWeather>;

export const gardenWeather = endpoint({
  method: 'GET',
  path: '/weather/garden',
  area: 'Weather',
  summary: 'What the weather at a place means for the own plants outdoors, if they are there; the worst first',
  access: 'signed-in',
  query: z.object({ lat: coordinate('Latitude', 90), lon: coordinate('Longitude', 180) }),
  writesUnits: true,
  response: z.array(GardenWeather),
});
