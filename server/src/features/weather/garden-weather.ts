import { DONE_TITLES } from '@plantcare/contract/care.ts';
import type { GardenCare, GardenWeather } from '@plantcare/contract/weather.ts';
import { WEATHER_CARES } from '@plantcare/contract/weather-care.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { waterNeed } from '../../horticulture/water-need/water-need.ts';
import { localDayBounds } from '../../local-day.ts';
import type { Db } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import { celsius, rainIs } from './figures.ts';
import { conditionsAt, type Forecast } from './forecast.ts';
import type { Place } from './open-meteo.ts';
import { outdoorPlants, type ProfiledPlant } from './outdoor-plants.ts';
import { remindAt } from './remind-at.ts';
import { weatherEvents } from './weather-alerts.ts';

interface Deps {
  db: Db;
  clock: Clock;
  /** @throws Failure `unavailable` when the weather at the place is not known. */
  forecastAt(place: Place): Promise<{ value: Forecast }>;
  diary: Pick<DiaryService, 'loggedWithin'>;
}

/** What the weather means for a gardener's plants, before today's diary is looked at. */
type Touched = Omit<GardenWeather, 'plants' | 'remindAt'> & { at: number; plants: readonly ProfiledPlant[] };

/** Names the gardener's own plants outdoors that the weather at a place touches. */
export function createGardenWeather({ db, clock, forecastAt, diary }: Deps) {
  /** What today's diary says was done for each plant. */
  async function doneToday(
    { id, timeZone }: CallerUser,
    touched: readonly Touched[],
  ): Promise<Map<string, Set<string>>> {
    const plantIds = [...new Set(touched.flatMap(({ plants }) => plants.map((plant) => plant.id)))];
    if (plantIds.length === 0) return new Map();
    const logged = await diary.loggedWithin(id, plantIds, localDayBounds(clock(), timeZone));
    const done = new Map<string, Set<string>>();
    for (const { plant_id, activity, title } of logged) {
      const words = activity === 'watering' ? DONE_TITLES.watering : title;
      done.set(plant_id, (done.get(plant_id) ?? new Set()).add(words));
    }
    return done;
  }

  /** @throws Failure `unavailable` when the weather at the place is not known. */
  return async function gardenAt(user: CallerUser, place: Place): Promise<GardenWeather[]> {
    const plants = (await outdoorPlants(db, [user.id])).get(user.id);
    if (!plants) return [];
    const { value: forecast } = await forecastAt(place);
    const now = clock();
    const touched = [...eventsFor(forecast, now, plants), ...dryness(forecast, now, plants)];
    const done = await doneToday(user, touched);
    return touched.map(({ at, ...event }) => ({
      ...event,
      plants: event.plants.map(({ id, name }) => ({
        _id: id,
        name,
        done: event.cares.find((care) => done.get(id)?.has(doneWords(care))) ?? null,
      })),
      remindAt: remindAt(event.kind, at, forecast, now)?.toISOString() ?? null,
    }));
  };
}

function eventsFor(forecast: Forecast, now: Date, plants: readonly ProfiledPlant[]): Touched[] {
  return weatherEvents(forecast, now, plants).map(({ kind, title, cares, at, plants: some }) => {
    const ids = new Set(some.map(({ id }) => id));
    // In heat pots are watered as well as shaded.
    const all: GardenCare[] = kind === 'heat' ? [...cares, 'watering'] : [...cares];
    return { kind, title, at, cares: all, plants: plants.filter(({ id }) => ids.has(id)) };
  });
}

/** Plants that use so much more water today than rain brings that those in pots must be watered. */
function dryness(forecast: Forecast, now: Date, plants: readonly ProfiledPlant[]): Touched[] {
  const conditions = conditionsAt(forecast, now);
  const thirsty = plants.filter(
    ({ cropCoefficient }) => waterNeed(conditions, cropCoefficient).outdoors.level === 'much',
  );
  if (thirsty.length === 0) return [];
  const { highest, sunDay, rainNext24h } = conditions;
  const title = `Dry: up to ${celsius(highest)} ${sunDay}, and ${rainIs(rainNext24h)} due`;
  return [{ kind: 'dry', title, at: now.getTime() + DAY_MS, cares: ['watering'], plants: thirsty }];
}

const DAY_MS = 24 * 3_600_000;

function doneWords(care: GardenCare): string {
  return care === 'watering' ? DONE_TITLES.watering : WEATHER_CARES[care].done;
}
