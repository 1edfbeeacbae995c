import * as contract from '@plantcare/contract/weather.ts';
import type { FastifyInstance } from 'fastify';
import { callLimit } from '../../http/call-limit.ts';
import { mount } from '../../http/mount.ts';
import type { WeatherService } from './weather.service.ts';

/** The provider limits the requests of a server, so each gardener's share is limited too. */
const CALLS_A_MINUTE = 60;

export function weatherRoutes(app: FastifyInstance, weather: WeatherService): void {
  const guard = callLimit(app, {
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `weather ${request.caller?.user.id}`,
  });

  mount(app, contract.cityWeather, { guard }, ({ params }) => weather.inCity(params.city));

  mount(app, contract.weatherCare, { guard }, ({ query: { lat, lon, plantType } }) =>
    weather.care({ lat, lon }, plantType ?? null),
  );

  mount(app, contract.gardenWeather, { guard }, ({ caller, query }) => weather.gardenAt(caller.user, query));
}
