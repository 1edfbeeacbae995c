import { z } from 'zod';
import type { Forecast } from './forecast.ts';
import { regionWritten } from './region-names.ts';

const TIMEOUT_MS = 5_000;
/** The code of no weather; NaN would not survive as JSON. */
const NO_CODE = -1;
const MAX_RESULTS = 20;
/** A town, its region and its country. */
const MAX_NAME_PARTS = 3;
const SECOND_MS = 1000;
const DAY_SECONDS = 24 * 3600;
/** The last second that a `Date` can hold. */
const LAST_SECOND = 8.64e12;

/** A place by its coordinates, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

export interface NamedPlace extends Place {
  name: string;
}

/** A provider of weather. Each call @throws when the provider is down or its answer cannot be parsed. */
export interface WeatherProvider {
  /** The best known place of a name, such as "Paris" or "Paris, Texas"; null when there is none. */
  find(name: string): Promise<NamedPlace | null>;
  /** The forecasts of several places at once, in their order; an error for a place whose forecast cannot be parsed. */
  forecasts(places: readonly Place[]): Promise<(Forecast | Error)[]>;
}

const Times = z.array(z.number().min(0).max(LAST_SECOND));

const Hourly = z.object({
  time: Times,
  temperature_2m: z.array(z.number().nullable()),
  precipitation: z.array(z.number().nullable()),
  wind_gusts_10m: z.array(z.number().nullable()),
});

const Daily = z.object({
  time: Times,
  weather_code: z.array(z.number().nullable()),
  temperature_2m_min: z.array(z.number().nullable()),
  temperature_2m_max: z.array(z.number().nullable()),
  precipitation_sum: z.array(z.number().nullable()),
  wind_gusts_10m_max: z.array(z.number().nullable()),
  et0_fao_evapotranspiration: z.array(z.number().nullable()),
  uv_index_max: z.array(z.number().nullable()),
});

/** https://open-meteo.com/en/docs */
const ForecastAnswer = z.object({
  utc_offset_seconds: z.number().min(-DAY_SECONDS).max(DAY_SECONDS),
  current: z.object({
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    wind_speed_10m: z.number(),
    pressure_msl: z.number(),
    cloud_cover: z.number(),
    weather_code: z.number(),
    is_day: z.number(),
  }),
  hourly: Hourly,
  daily: Daily,
});

/** https://open-meteo.com/en/docs/geocoding-api */
const SearchAnswer = z.object({
  results: z
    .array(
      z.object({
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        country: z.string().optional(),
        country_code: z.string().optional(),
        admin1: z.string().optional(),
        admin2: z.string().optional(),
      }),
    )
    .default([]),
});

const FIELDS = {
  current: Object.keys(ForecastAnswer.shape.current.shape).join(','),
  hourly: namesIn(Hourly),
  daily: namesIn(Daily),
  wind_speed_unit: 'ms',
  timezone: 'auto',
  timeformat: 'unixtime',
  past_days: '3',
  forecast_days: '8',
};

/** Open-Meteo, which needs no key; or another server that speaks its format. */
export function createOpenMeteo({
  forecastUrl,
  searchUrl,
}: {
  forecastUrl: string;
  searchUrl: string;
}): WeatherProvider {
  return {
    async find(typed) {
      const [name = '', ...wider] = typed
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .slice(0, MAX_NAME_PARTS);
      if (name === '') return null;
      const query = { name, count: String(MAX_RESULTS), language: 'en', format: 'json' };
      const { results } = await ask(searchUrl, query, SearchAnswer).catch(asNothingFound);
      for (const result of results) {
        const regions = wider.map((part) => regionWritten(part, result));
        if (regions.includes(null)) continue;
        // Regions that distinguish it from others of the same name are kept.
        const names = new Set([result.name, ...regions]);
        return { name: [...names].join(', '), lat: result.latitude, lon: result.longitude };
      }
      return null;
    },

    async forecasts(places) {
      const coordinates = {
        latitude: places.map(({ lat }) => lat).join(','),
        longitude: places.map(({ lon }) => lon).join(','),
      };
      // For one place the answer is an object, for several an array. One that cannot be parsed does not spoil the others.
      const Answers = z
        .union([ForecastAnswer.transform((one) => [one]), z.array(ForecastAnswer.nullable().catch(null))])
        .refine(({ length }) => length === places.length);
      const unreadable = new Error('a forecast that cannot be read');
      const answers = await ask(forecastUrl, { ...coordinates, ...FIELDS }, Answers).catch((error: unknown) => {
        if (error instanceof z.ZodError) return places.map(() => null); // This answer is unreadable; other requests may still succeed.
        throw error;
      });
      return answers.map((answer) => (answer ? toForecast(answer) : unreadable));
    },
  };
}

/** The provider rejected the request, or (429) got too many. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the weather provider answered ${status}`);
    this.status = status;
  }
}

/** A name that the provider rejects is treated as not found. */
function asNothingFound(error: unknown): z.output<typeof SearchAnswer> {
  if (error instanceof Refused && error.status !== 429) return { results: [] };
  throw error;
}

/** Tries once more after a timeout, an unreadable answer or a server error. */
async function ask<Schema extends z.ZodType>(
  address: string,
  query: Record<string, string>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const url = `${address}?${new URLSearchParams(query)}`;
  try {
    return await requestOnce(url, schema);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return requestOnce(url, schema);
  }
}

async function requestOnce<Schema extends z.ZodType>(url: string, schema: Schema): Promise<z.output<Schema>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel(); // Otherwise the connection stays open for a body that is never read.
    if (response.status < 500) throw new Refused(response.status);
    throw new Error(`the weather provider answered ${response.status}`);
  }
  return schema.parse(await response.json());
}

function toForecast({ utc_offset_seconds, current, hourly, daily }: z.output<typeof ForecastAnswer>): Forecast {
  return {
    utcOffsetMs: utc_offset_seconds * SECOND_MS,
    now: {
      temperature: current.temperature_2m,
      humidity: current.relative_humidity_2m,
      windSpeed: current.wind_speed_10m,
      pressure: current.pressure_msl,
      cloudCover: current.cloud_cover,
      code: current.weather_code,
      isDay: current.is_day === 1,
    },
    // An hour or a day without a temperature is left out.
    hours: hourly.time.flatMap((seconds, index) => {
      const temperature = hourly.temperature_2m[index] ?? null;
      if (temperature === null) return [];
      const rain = hourly.precipitation[index] ?? 0;
      return { at: seconds * SECOND_MS, temperature, rain, gusts: hourly.wind_gusts_10m[index] ?? 0 };
    }),
    days: daily.time.flatMap((seconds, index) => {
      const min = daily.temperature_2m_min[index] ?? null;
      const max = daily.temperature_2m_max[index] ?? null;
      if (min === null || max === null) return [];
      // Midnight at the place, as a moment in UTC.
      const date = new Date((seconds + utc_offset_seconds) * SECOND_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
      return {
        date,
        min,
        max,
        code: daily.weather_code[index] ?? NO_CODE,
        rain: daily.precipitation_sum[index] ?? 0,
        gusts: daily.wind_gusts_10m_max[index] ?? 0,
        evapotranspiration: daily.et0_fao_evapotranspiration[index] ?? 0,
        uvIndex: daily.uv_index_max[index] ?? 0,
      };
    }),
  };
}

function namesIn(schema: z.ZodObject): string {
  return Object.keys(schema.shape)
    .filter((name) => name !== 'time')
    .join(',');
}
