import { unitsOfTimeZone } from '@plantcare/contract/units.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inUnits } from '../../horticulture/units/in-units.ts';
import { batchWithFallback } from '../../jobs/batch-with-fallback.ts';
import type { Log } from '../../log.ts';
import type { Db, Tx } from '../../tables.ts';
import {
  type Announcement,
  deliveryTime,
  isNight,
  type NotificationService,
  type Receiver,
} from '../notifications/notifications.service.ts';
import { lookUpPlaces, type PlaceSearch } from './find-places.ts';
import type { Forecast } from './forecast.ts';
import type { Place } from './open-meteo.ts';
import { outdoorPlants } from './outdoor-plants.ts';
import * as repository from './weather.repository.ts';
import { nextCheck, type OutdoorPlant, type WeatherEvent, weatherEvents } from './weather-alerts.ts';

/** The most places that one request to the provider may name. */
const BATCH = 50;
const RETRY_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** The warnings that a warning also covers: after one of frost none of cold is needed, but not the other way round. */
const COVERS: Readonly<Record<WeatherEvent['kind'], readonly WeatherEvent['kind'][]>> = {
  frost: ['frost', 'cold'],
  cold: ['cold'],
  heat: ['heat'],
  storm: ['storm'],
  rain: ['rain'],
};

interface Outlook {
  plants: readonly OutdoorPlant[];
  forecast: Forecast;
}

/** The parts of the weather service that warnings need. */
interface WeatherSource extends PlaceSearch {
  /** Null for places whose forecast is not available now. */
  forecastsOf(places: readonly Place[]): Promise<(Forecast | null)[]>;
}

export interface WarningParts {
  db: Db;
  clock: Clock;
  log: Log;
  weather: WeatherSource;
  notifications: NotificationService;
}

type Gardener = repository.GardenerToWarn;

/** Warns gardeners of weather that their plants outdoors do not tolerate. */
export function createWarning({ db, clock, log, weather, notifications }: WarningParts) {
  /** The forecast of each gardener; null for a location that is no place. Gardeners to try again later are left out. */
  async function forecastsFor(gardeners: readonly Gardener[]): Promise<Map<string, Forecast | null>> {
    const known = new Map<string, Forecast | null>();
    const asked: { id: string; lat: number; lon: number }[] = [];
    for (const { id, place } of await lookUpPlaces(db, weather, gardeners)) {
      if (place === undefined) continue;
      if (place === null) known.set(id, null);
      else asked.push({ id, ...place });
    }
    const forecasts = await weather.forecastsOf(asked);
    for (const [index, { id }] of asked.entries()) {
      const forecast = forecasts[index];
      if (forecast) known.set(id, forecast);
    }
    return known;
  }

  /** An event that each check finds on the same day or the next is one event, announced once. */
  async function isNews(tx: Tx, receiver: Receiver, event: WeatherEvent): Promise<boolean> {
    const { kind, degree, date, plants } = event;
    const markOf = (of: WeatherEvent['kind'], step: number, plantId: string, day: string) =>
      `weather ${of} ${step} ${plantId} ${day} at ${receiver.place_name}`;
    const around = [-1, 0, 1].map((days) => dayAfter(date, days));
    const marks = plants.flatMap(({ id }) => around.map((day) => markOf(kind, degree, id, day)));
    const alreadyNotified = await notifications.alreadyNotified(tx, receiver, marks);
    // A notified severe warning also covers milder ones.
    const steps = Array.from({ length: degree + 1 }, (_, step) => step);
    const noted = plants.flatMap(({ id }) =>
      COVERS[kind].flatMap((of) => steps.map((step) => markOf(of, step, id, date))),
    );
    await notifications.note(tx, receiver, noted);
    return plants.some(({ id }) => !around.some((day) => alreadyNotified.has(markOf(kind, degree, id, day))));
  }

  async function warn(tx: Tx, receiver: Receiver, forecast: Forecast, plants: readonly OutdoorPlant[]): Promise<void> {
    const now = clock();
    const units = receiver.units ?? unitsOfTimeZone(receiver.time_zone);
    const announcements: Announcement[] = [];
    for (const event of weatherEvents(forecast, now, plants)) {
      const canWait = event.priority !== 'urgent';
      if (canWait && isNight(now, receiver.time_zone)) continue; // The next check is in the morning.
      if (!(await isNews(tx, receiver, event))) continue;
      const [onlyPlant, ...others] = event.plants;
      announcements.push({
        receiver,
        key: `weather ${event.kind} ${now.toISOString()}`,
        type: 'weather_alert',
        priority: event.priority,
        title: inUnits(event.title, units),
        message: `${inUnits(event.message, units)} This is for ${receiver.place_name}.`,
        ...(onlyPlant && others.length === 0 && { plantId: onlyPlant.id }),
        mailed: true,
        sendAfter: deliveryTime(receiver, now, { canWait }),
      });
    }
    await notifications.announce(tx, announcements);
  }

  /** Warns these gardeners. @returns how many were due. */
  async function warnThese(ids: readonly string[], known: ReadonlyMap<string, Outlook | null>): Promise<number> {
    return inTransaction(db, async (tx) => {
      const receivers = await notifications.holdReceivers(tx, ids);
      for (const receiver of receivers) {
        // Another process may have been faster, or the gardener may have moved meanwhile.
        if (receiver.weather_at > clock().toISOString()) continue;
        const outlook = known.get(receiver.id);
        if (outlook && receiver.place_of !== receiver.location) continue;
        if (outlook) await warn(tx, receiver, outlook.forecast, outlook.plants);
        await repository.setNextCheck(tx, [receiver.id], nextCheck(clock(), receiver.time_zone));
      }
      return receivers.length;
    });
  }

  /**
   * The forecast and plants of each gardener; null where nothing can be harmed. Gardeners whose forecast is not available
   * now are left out.
   */
  async function outlooks(gardeners: readonly Gardener[]): Promise<Map<string, Outlook | null>> {
    const outdoors = await outdoorPlants(
      db,
      gardeners.map(({ id }) => id),
    );
    const forecasts = await forecastsFor(gardeners.filter(({ id }) => outdoors.has(id)));
    const known = new Map<string, Outlook | null>();
    for (const { id } of gardeners) {
      const plants = outdoors.get(id);
      const forecast = forecasts.get(id);
      if (!plants || forecast === null) known.set(id, null);
      else if (forecast) known.set(id, { plants, forecast });
    }
    return known;
  }

  /** @returns whether another process left any of them to this one. */
  async function checkWeatherOf(gardeners: readonly Gardener[]): Promise<boolean> {
    const tryAgain = () => new Date(clock().getTime() + RETRY_MS).toISOString();
    const known = await outlooks(gardeners);
    const later = gardeners.map(({ id }) => id).filter((id) => !known.has(id));
    if (later.length > 0) await repository.setNextCheck(db, later, tryAgain());
    if (known.size === 0) return true;
    const warned = await batchWithFallback(
      [...known.keys()],
      (some) => warnThese(some, known),
      async (gardener, error) => {
        log.error({ err: error, user: gardener }, 'a gardener could not be warned of the weather; tried again later');
        await repository.setNextCheck(db, [gardener], tryAgain());
      },
    );
    return warned > 0;
  }

  return {
    /** Checks the weather of some gardeners. @returns whether any were due whom no other process is warning. */
    async warnSome(): Promise<boolean> {
      const now = clock().toISOString();
      // Each process works on a page of its own: those whom others are warning are skipped.
      for (let skip = 0; ; skip += BATCH) {
        const gardeners = await repository.gardenersToWarn(db, now, { skip, limit: BATCH });
        if (gardeners.length === 0) return false;
        if (await checkWeatherOf(gardeners)) return true;
      }
    },
  };
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
