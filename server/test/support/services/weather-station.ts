import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../../src/clock.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** An hour by the clock of the place. */
interface LocalHour {
  date: string;
  /** 0 to 23. */
  hour: number;
}

/** What the weather is like somewhere; °C, percent, m/s, hPa and mm. */
export interface LocalWeather {
  timeZone: string;
  humidity: number;
  windSpeed: number;
  /** At sea level; what a barometer there shows is lower. */
  pressure: number;
  cloudCover: number;
  /** WMO 4677. */
  code: number;
  uvIndex: number;
  evapotranspiration: number;
  temperature(hour: LocalHour): number | null;
  rain(hour: LocalHour): number | null;
  gusts(hour: LocalHour): number | null;
}

interface KnownCity {
  name: string;
  latitude: number;
  longitude: number;
  country: string;
  country_code: string;
  admin1?: string;
}

/** How a question is answered: as it should be, or in one of the ways in which servers fail. */
export type Manner =
  | 'properly'
  | 'as HTML'
  | 'cut off'
  | 'with fields missing'
  | 'with nulls'
  | 'with nothing about it'
  | 'with a place too few'
  | 'with texts for numbers'
  | 'with an hour that never comes'
  | 'hanging up'
  | 'never'
  | { status: number }
  | { afterMs: number };

interface Asked {
  what: 'forecast' | 'search';
  query: URLSearchParams;
}

const MILD: LocalWeather = {
  timeZone: 'UTC',
  humidity: 60,
  windSpeed: 3,
  pressure: 1013,
  cloudCover: 40,
  code: 2,
  uvIndex: 4,
  evapotranspiration: 3,
  temperature: ({ hour }) => (hour >= 9 && hour < 21 ? 20 : 12),
  rain: () => 0,
  gusts: () => 5,
};

/**
 * A stand-in for Open-Meteo's forecasts and search on loopback. As there, only what is asked for is answered, in the units
 * that are asked for, and the hours and days of a place are counted from its midnight at the offset that it has now.
 */
export async function startWeatherStation({ clock, port = 0 }: { clock: Clock; port?: number }) {
  const weather = new Map<string, LocalWeather>();
  const broken = new Map<string, Manner>();
  const cities: KnownCity[] = [];
  const asked: Asked[] = [];
  let manner: Manner = 'properly';

  function answerTo({ what, query }: Asked): { status: number; body: unknown; how: Manner } {
    if (what === 'search') return { status: 200, body: search(cities, query), how: manner };
    const places = placesIn(query);
    if (places === null) return { status: 400, body: { error: true, reason: 'Latitude out of range' }, how: manner };
    const how = places.map((place) => broken.get(keyOf(place))).find((found) => found !== undefined) ?? manner;
    const answers = places.map((place, index) => ({
      ...place,
      ...(index > 0 && { location_id: index }),
      ...(broken.get(keyOf(place)) !== 'with nothing about it' &&
        forecast(weather.get(keyOf(place)) ?? MILD, clock(), query)),
    }));
    return { status: 200, body: answers.length === 1 ? answers[0] : answers, how };
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(`http://127.0.0.1${request.url}`);
    const question: Asked = { what: pathname === '/v1/search' ? 'search' : 'forecast', query };
    asked.push(question);
    const { status, body, how } = answerTo(question);
    send(response, status, body, how);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    /** What points a server here. */
    env: { OPEN_METEO_FORECAST_URL: `${origin}/v1/forecast`, OPEN_METEO_GEOCODING_URL: `${origin}/v1/search` },
    /** Every question that came, in the order of arrival. */
    asked,
    /** What the weather is like at a place from now on, as far as it differs from a mild day. */
    set(place: { lat: number; lon: number }, local: Partial<LocalWeather>) {
      weather.set(keyOf(place), { ...MILD, ...local });
    },
    /** A further city that is found by its name, less known than those before it. */
    know(city: KnownCity) {
      cities.push(city);
    },
    /** How everything is answered from now on. */
    answer(next: Manner) {
      manner = next;
    },
    /** How a question that names a place is answered, whatever else it names. */
    answerAbout(place: { lat: number; lon: number }, how: Manner) {
      broken.set(keyOf(place), how);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keyOf({ lat, lon }: { lat: number; lon: number }): string {
  return `${lat},${lon}`;
}

function placesIn(query: URLSearchParams): { lat: number; lon: number }[] | null {
  const [lats, lons] = ['latitude', 'longitude'].map((name) => (query.get(name) ?? '').split(',').map(Number));
  if (!lats || !lons || lats.length !== lons.length) return null;
  const places = lats.map((lat, index) => ({ lat, lon: lons[index] ?? Number.NaN }));
  return places.every(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180) ? places : null;
}

/** Without `results` when nothing is found, as there. */
function search(cities: readonly KnownCity[], query: URLSearchParams) {
  const sought = fold(query.get('name') ?? '');
  const found = sought.length < 2 ? [] : cities.filter(({ name }) => fold(name).startsWith(sought));
  const results = found.slice(0, Number(query.get('count') ?? 10)).map((city, index) => ({ id: index, ...city }));
  return { ...(results.length > 0 && { results }), generationtime_ms: 0.5 };
}

function fold(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function forecast(local: LocalWeather, now: Date, query: URLSearchParams) {
  const zone = query.get('timezone') === 'auto' ? local.timeZone : 'UTC';
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const offset = there.offsetNanoseconds / 1e9;
  const nowS = Math.floor(now.getTime() / 1000);
  const midnight = nowS - ((nowS + offset) % DAY_S);
  const firstDay = midnight - Number(query.get('past_days') ?? 0) * DAY_S;
  const lastDay = midnight + Number(query.get('forecast_days') ?? 7) * DAY_S;

  const unix = query.get('timeformat') === 'unixtime';
  const localText = (seconds: number) => new Date((seconds + offset) * 1000).toISOString();
  const time = (seconds: number, length: number) => (unix ? seconds : localText(seconds).slice(0, length));
  const speed = (ms: number | null) => (ms === null || query.get('wind_speed_unit') === 'ms' ? ms : ms * 3.6);
  const hourAt = (seconds: number): LocalHour => {
    const text = localText(seconds);
    return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
  };
  const hours = stepsBetween(firstDay, lastDay, HOUR_S);
  const days = stepsBetween(firstDay, lastDay, DAY_S);
  const ofDay = (day: number, figure: (hour: LocalHour) => number | null) =>
    stepsBetween(day, day + DAY_S, HOUR_S).flatMap((seconds) => figure(hourAt(seconds)) ?? []);
  const present = hourAt(nowS);

  const current: Record<string, number | null> = {
    temperature_2m: local.temperature(present),
    relative_humidity_2m: local.humidity,
    wind_speed_10m: speed(local.windSpeed),
    pressure_msl: local.pressure,
    surface_pressure: local.pressure - 60,
    cloud_cover: local.cloudCover,
    weather_code: local.code,
    is_day: present.hour >= 7 && present.hour < 19 ? 1 : 0,
  };
  const hourly: Record<string, (number | null)[]> = {
    temperature_2m: hours.map((seconds) => local.temperature(hourAt(seconds))),
    // What fell in the hour before.
    precipitation: hours.map((seconds) => local.rain(hourAt(seconds))),
    wind_gusts_10m: hours.map((seconds) => speed(local.gusts(hourAt(seconds)))),
  };
  const daily: Record<string, (number | null)[]> = {
    weather_code: days.map(() => local.code),
    temperature_2m_min: days.map((day) => least(ofDay(day, local.temperature))),
    temperature_2m_max: days.map((day) => most(ofDay(day, local.temperature))),
    precipitation_sum: days.map((day) => ofDay(day, local.rain).reduce((sum, rain) => sum + rain, 0)),
    wind_gusts_10m_max: days.map((day) => speed(most(ofDay(day, local.gusts)))),
    et0_fao_evapotranspiration: days.map(() => local.evapotranspiration),
    uv_index_max: days.map(() => local.uvIndex),
  };
  return {
    utc_offset_seconds: offset,
    timezone: zone,
    current: { time: time(nowS, 16), interval: 900, ...picked(current, query.get('current')) },
    hourly: { time: hours.map((seconds) => time(seconds, 16)), ...picked(hourly, query.get('hourly')) },
    daily: { time: days.map((day) => time(day, 10)), ...picked(daily, query.get('daily')) },
  };
}

function stepsBetween(from: number, until: number, step: number): number[] {
  return Array.from({ length: (until - from) / step }, (_, index) => from + index * step);
}

function least(figures: readonly number[]): number | null {
  return figures.length === 0 ? null : Math.min(...figures);
}

function most(figures: readonly number[]): number | null {
  return figures.length === 0 ? null : Math.max(...figures);
}

function picked<T>(figures: Record<string, T>, names: string | null): Record<string, T | undefined> {
  return Object.fromEntries((names ?? '').split(',').map((name) => [name, figures[name]]));
}

function send(response: ServerResponse, status: number, body: unknown, how: Manner): void {
  const text = JSON.stringify(body);
  const end = (code: number, answer: string, type = 'application/json; charset=utf-8') =>
    response.writeHead(code, { 'content-type': type }).end(answer);
  if (typeof how === 'object') {
    if ('afterMs' in how) setTimeout(end, how.afterMs, status, text);
    else end(how.status, JSON.stringify({ error: true, reason: 'Minutely API request limit exceeded.' }));
    return;
  }
  switch (how) {
    case 'properly':
    case 'with nothing about it':
      return void end(status, text);
    case 'as HTML':
      return void end(200, '<!doctype html><title>502 Bad Gateway</title>', 'text/html');
    case 'cut off':
      return void end(200, text.slice(0, text.length / 2));
    case 'with fields missing':
      return void end(200, JSON.stringify({ generationtime_ms: 0.2, results: [{ name: 'Nowhere' }] }));
    case 'with nulls':
      return void end(200, text.replaceAll(/"(temperature_2m|name|latitude)":[^,[\]]+/g, '"$1":null'));
    case 'with a place too few':
      return void end(200, JSON.stringify(Array.isArray(body) ? body.slice(1) : []));
    case 'with texts for numbers':
      return void end(200, text.replaceAll(/:(-?[\d.]+)/g, ':"$1"'));
    case 'with an hour that never comes':
      return void end(
        200,
        text
          .replaceAll(/"time":\[\d+/g, '"time":[1e300')
          .replaceAll(/_offset_seconds":-?\d+/g, '_offset_seconds":1e300'),
      );
    case 'hanging up':
      response.destroy();
      return;
    case 'never':
      return;
  }
}
