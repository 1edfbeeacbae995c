import * as contract from '@plantcare/contract/weather.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { WeatherService } from './weather.service.ts';

export function weatherRoutes(app: FastifyInstance, weather: WeatherService): void {
  mount(app, contract.cityWeather, {}, ({ params }) => weather.inCity(params.city));

  mount(app, contract.weatherCare, {}, ({ query: { lat, lon, plantType } }) =>
    weather.care({ lat, lon }, plantType ?? null),
  );
}
