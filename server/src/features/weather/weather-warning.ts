import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../tables.ts';
import {
  type Announcement,
  deliveryTime,
  isNight,
  type NotificationService,
  type Receiver,
} from '../notifications/notifications.service.ts';
import type { Forecast } from './forecast.ts';
import { isOutdoors } from './outdoor-words.ts';
import { plantLimits } from './plant-limits.ts';
import * as repository from './weather.repository.ts';
import type { WeatherService } from './weather.service.ts';
import { nextLook, type OutdoorPlant, type WeatherEvent, weatherEvents } from './weather-alerts.ts';

/** As many places as one question to the provider may name. */
const BATCH = 50;
const TRY_AGAIN_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** What need not be told any more to who has heard of it. Frost after cold nights is news, not the other way round. */
const HEARD_WITH: Readonly<Record<WeatherEvent['kind'], readonly WeatherEvent['kind'][]>> = {
  frost: ['frost', 'cold'],
  cold: ['cold'],
  heat: ['heat'],
  storm: ['storm'],
  rain: ['rain'],
};

export interface WarningParts {
  db: Db;
  clock: Clock;
  weather: WeatherService;
  notifications: NotificationService;
}

type Gardener = repository.GardenerToWarn;

/** Warns gardeners of weather that plants of theirs outdoors cannot bear. */
export function createWarning({ db, clock, weather, notifications }: WarningParts) {
  /** Looks up the places of gardeners whose location is new. Who cannot be found for now is left out. */
  async function placed(gardeners: readonly Gardener[]): Promise<Gardener[]> {
    const found = await Promise.all(
      gardeners.map(async (gardener) => {
        if (gardener.place_of === gardener.location) return gardener;
        const place = await weather.findPlace(gardener.location).catch(() => undefined);
        if (place === undefined) return null;
        const columns = {
          place_of: gardener.location,
          place_lat: place?.lat ?? null,
          place_lon: place?.lon ?? null,
        };
        await repository.rememberPlace(db, gardener.id, columns);
        return { ...gardener, ...columns };
      }),
    );
    return found.filter((gardener) => gardener !== null);
  }

  /** What is known of the weather of each gardener; null for a location that is no place. Without those to ask later. */
  async function forecastsFor(gardeners: readonly Gardener[]): Promise<Map<string, Forecast | null>> {
    const known = new Map<string, Forecast | null>();
    const asked: { id: string; lat: number; lon: number }[] = [];
    for (const { id, place_lat, place_lon } of await placed(gardeners)) {
      if (place_lat === null || place_lon === null) known.set(id, null);
      else asked.push({ id, lat: place_lat, lon: place_lon });
    }
    const forecasts = await weather.forecastsOf(asked);
    for (const [index, { id }] of asked.entries()) {
      const forecast = forecasts[index];
      if (forecast) known.set(id, forecast);
    }
    return known;
  }

  async function outdoorPlants(tx: Tx, userId: string): Promise<OutdoorPlant[]> {
    return (
      (await repository.plantsOf(tx, userId))
        .filter(({ location }) => isOutdoors(location))
        // The species goes first: a fern may be called Rose.
        .map(({ id, name, species }) => ({ id, name, limits: plantLimits(`${species ?? ''}, ${name}`) }))
    );
  }

  /** An event goes on as long as each look finds it on the same day or the next: then nobody hears of it again. */
  async function isNews(tx: Tx, receiver: Receiver, event: WeatherEvent): Promise<boolean> {
    const { kind, date, plants } = event;
    const markOf = (of: WeatherEvent['kind'], plantId: string, day: string) => `weather ${of} ${plantId} ${day}`;
    const around = [-1, 0, 1].map((days) => dayAfter(date, days));
    const marks = plants.flatMap(({ id }) => around.map((day) => markOf(kind, id, day)));
    const heard = await notifications.heard(tx, receiver, marks);
    const noted = plants.flatMap(({ id }) => HEARD_WITH[kind].map((of) => markOf(of, id, date)));
    await notifications.note(tx, receiver, noted);
    return plants.some(({ id }) => !around.some((day) => heard.has(markOf(kind, id, day))));
  }

  async function warn(tx: Tx, receiver: Receiver, forecast: Forecast): Promise<void> {
    const now = clock();
    const announcements: Announcement[] = [];
    for (const event of weatherEvents(forecast, now, await outdoorPlants(tx, receiver.id))) {
      const canWait = event.priority !== 'urgent';
      if (canWait && isNight(now, receiver.time_zone)) continue; // The next look is in the morning.
      if (!(await isNews(tx, receiver, event))) continue;
      const [onlyPlant, ...others] = event.plants;
      announcements.push({
        receiver,
        key: `weather ${event.kind} ${now.toISOString()}`,
        type: 'weather_alert',
        priority: event.priority,
        title: event.title,
        message: event.message,
        ...(onlyPlant && others.length === 0 && { plantId: onlyPlant.id }),
        mailed: true,
        sendAfter: deliveryTime(receiver, now, { canWait }),
      });
    }
    await notifications.announce(tx, announcements);
  }

  return {
    /** Looks at the weather of some gardeners. @returns whether there were any whose turn it was. */
    async warnSome(): Promise<boolean> {
      const gardeners = await repository.gardenersToWarn(db, clock().toISOString(), BATCH);
      if (gardeners.length === 0) return false;
      const forecasts = await forecastsFor(gardeners);
      const later = gardeners.map(({ id }) => id).filter((id) => !forecasts.has(id));
      if (later.length > 0) {
        await repository.lookAgainAt(db, later, new Date(clock().getTime() + TRY_AGAIN_MS).toISOString());
      }
      if (forecasts.size === 0) return true;
      await db.transaction().execute(async (tx) => {
        for (const receiver of await notifications.holdReceivers(tx, [...forecasts.keys()])) {
          // Another process may have been faster, or the gardener may have moved meanwhile.
          if (receiver.weather_at > clock().toISOString() || receiver.place_of !== receiver.location) continue;
          const forecast = forecasts.get(receiver.id);
          if (forecast) await warn(tx, receiver, forecast);
          await repository.lookAgainAt(tx, [receiver.id], nextLook(clock(), receiver.time_zone));
        }
      });
      return true;
    },
  };
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
