import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { Weather, weatherCare } from '@plantcare/contract/weather.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { Failure } from '../../failure.ts';
import type { RecentWeather } from '../../horticulture/recent-weather.ts';
import type { KnownWeather } from '../../horticulture/watering-rhythm/water-balance.ts';
import type { Log } from '../../log.ts';
import type { RedisConnection } from '../../redis/redis.ts';
import { createSharedCache } from '../../redis/shared-cache.ts';
import type { Db } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import { createAnswerCache, type Remembered } from './answer-cache.ts';
import { findPlaces } from './find-places.ts';
import { conditionsAt, type Forecast, nextDays, present } from './forecast.ts';
import { createGardenWeather } from './garden-weather.ts';
import { createOpenMeteo, type NamedPlace, type Place } from './open-meteo.ts';
import { createRecentDays, type KnownDays, RECENT_DAYS_KEPT_MS } from './recent-days.ts';
import * as repository from './weather.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Two decimals of a degree are about a kilometer, within which the weather is the same. */
const DECIMALS = 2;

/** How old a forecast or a place may be when there is no newer answer. */
const STALE_FORECAST_MS = 2 * HOUR_MS;
const STALE_PLACE_MS = 7 * 24 * HOUR_MS;

const UNREACHABLE = 'The weather service cannot be reached. Please try again later.';
const NO_SUCH_CITY = 'There is no city of this name. Please check the city name.';

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  openMeteo: Config['openMeteo'];
  /** Null for a server that has no other beside it. */
  redis: RedisConnection | null;
  /** Tells this release from others, which may remember the weather in another form. */
  release: string;
  diary: Pick<DiaryService, 'loggedWithin'>;
}

export type WeatherService = ReturnType<typeof createWeatherService>;

/** The knowledge base is loaded when advice is first asked for, and does not keep a start waiting. */
export function createWeatherService({ db, clock, log, openMeteo, redis, release, diary }: Deps) {
  const provider = createOpenMeteo(openMeteo);
  const sharedAs = <T>(what: string, keepMs: number) =>
    createSharedCache<T>(redis, { prefix: `plantcare ${release} ${what}`, keepMs });
  const recentDays = createRecentDays(clock, sharedAs<KnownDays>('days', RECENT_DAYS_KEPT_MS));
  const forecasts = createAnswerCache<Forecast>({
    clock,
    freshMs: 10 * MINUTE_MS,
    staleMs: STALE_FORECAST_MS,
    shared: sharedAs('forecast', STALE_FORECAST_MS),
    async ask(keys) {
      const answers = await provider.forecasts(keys.map(placeOf));
      await Promise.all(
        keys.map(async (key, index) => {
          const answer = answers[index];
          if (answer && !(answer instanceof Error)) await recentDays.remember(key, answer);
        }),
      );
      return answers;
    },
  });
  const searches = createAnswerCache<NamedPlace | null>({
    clock,
    freshMs: 24 * HOUR_MS,
    staleMs: STALE_PLACE_MS,
    shared: sharedAs('place', STALE_PLACE_MS),
    ask: (names) => Promise.all(names.map((name) => provider.find(name))),
  });

  /** @throws Failure `unavailable` when nothing recent is known. */
  function known<T>(answer: Remembered<T> | { error: unknown } | undefined): Remembered<T> {
    if (answer && 'value' in answer) return answer;
    // Without a stack: that a service elsewhere does not answer is no fault of this code.
    log.warn({ reason: reasonOf(answer?.error) }, 'the weather is not known');
    throw new Failure('unavailable', UNREACHABLE);
  }

  async function forecastAt(place: Place): Promise<Remembered<Forecast>> {
    const [answer] = await forecasts.getAll([keyOf(place)]);
    return known(answer);
  }

  function toWeather({ value, at, stale }: Remembered<Forecast>, { lat, lon }: Place, city: string | null): Weather {
    return { ...present(value), lat, lon, city, asOf: at.toISOString(), stale };
  }

  /** The place of a city, or null when there is none of that name. @throws Failure when the provider is down. */
  async function findPlace(name: string): Promise<NamedPlace | null> {
    const [answer] = await searches.getAll([name.trim().toLowerCase()]);
    return known(answer).value;
  }

  return {
    findPlace,
    gardenAt: createGardenWeather({ db, clock, forecastAt, diary }),

    async inCity(name: string): Promise<Weather & { city: string }> {
      const place = await findPlace(name);
      if (!place) throw new Failure('not_found', NO_SUCH_CITY);
      return { ...toWeather(await forecastAt(place), place, null), city: place.name };
    },

    async care(place: Place, plantType: string | null): Promise<Answer<typeof weatherCare>> {
      const forecast = await forecastAt(place);
      const { careAdvice } = await import('./care-advice.ts');
      const now = clock();
      return {
        weather: toWeather(forecast, place, null),
        recommendations: careAdvice(conditionsAt(forecast.value, now), plantType),
        forecast: nextDays(forecast.value, now),
      };
    },

    /** The weather of the last days where the gardener lives, as far as it was seen already: nothing is requested. */
    async recentFor(userId: string): Promise<RecentWeather | null> {
      const place = await repository.knownPlace(db, userId);
      return place ? recentDays.weatherAt(keyOf(place)) : null;
    },

    /** The days around today where a gardener lives, as far as they were seen already: nothing is requested. */
    async knownDays(userId: string): Promise<KnownWeather> {
      const place = await repository.knownPlace(db, userId);
      const days = place ? await recentDays.daysAt(keyOf(place)) : null;
      return weatherByDay(days ?? []);
    },

    /**
     * The days around today where gardeners live, requested together. Empty for those whose profile names no place, left
     * out for those whose weather is not available now.
     */
    async daysOf(userIds: readonly string[]): Promise<Map<string, KnownWeather>> {
      const gardeners = await findPlaces(db, { findPlace }, userIds);
      const known = new Map<string, KnownWeather>();
      const asked: (Place & { id: string })[] = [];
      for (const { id, place } of gardeners) {
        if (place) asked.push({ id, ...place });
        else if (place === null) known.set(id, new Map());
      }
      const answers = await forecasts.getAll(asked.map(keyOf));
      for (const [index, { id }] of asked.entries()) {
        const answer = answers[index];
        if (answer && 'value' in answer) known.set(id, weatherByDay(answer.value.days));
      }
      return known;
    },

    /** The forecasts of many places, requested together; null where none is available. */
    async forecastsOf(places: readonly Place[]): Promise<(Forecast | null)[]> {
      const answers = await forecasts.getAll(places.map(keyOf));
      return answers.map((answer) => ('value' in answer ? answer.value : null));
    },
  };
}

/** A day without evapotranspiration is one of which the provider did not say it: it counts as not known. */
function weatherByDay(days: Forecast['days']): KnownWeather {
  const said = days.filter(({ evapotranspiration }) => evapotranspiration > 0);
  return new Map(said.map(({ date, rain, evapotranspiration, max }) => [date, { rain, evapotranspiration, max }]));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'there is no recent answer';
}

function keyOf({ lat, lon }: Place): string {
  return `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;
}

function placeOf(key: string): Place {
  const [lat, lon] = key.split(',').map(Number);
  return { lat: lat ?? 0, lon: lon ?? 0 };
}
