import { degrees } from '../text-input/temperature.ts';
import { coldNight } from './cold.ts';
import { hotDay } from './heat.ts';
import type { ForecastRules } from './rules.ts';

/** Outdoors, and in an unheated greenhouse, the weather itself reaches the plant. */
export const OUTDOORS: ForecastRules = {
  frost: coldNight,
  snow: () => ({
    verdict: 'watch',
    text: 'Snow is forecast: shake wet snow off its branches before they break; a dry cover of snow shelters what is hardy.',
  }),
  storm: () => ({
    verdict: 'change',
    text: 'A storm is forecast: move the pot to a sheltered wall or lay it down, and tie tall stems to a stake.',
  }),
  hail: () => ({
    verdict: 'change',
    text: 'Hail is forecast: put it under a roof or cover it with fleece until it has passed.',
  }),
  heat: hotDay,
  rain: ({ limits }) =>
    limits.watering.class === 'dry'
      ? {
          verdict: 'change',
          text: 'Rain is forecast: it wants to dry out between waterings, so put it under a roof and empty its saucer.',
        }
      : {
          verdict: 'watch',
          text: 'Rain is forecast: check the soil before you water, and empty the saucer afterwards.',
        },
  wind: () => ({
    verdict: 'watch',
    text: 'Wind is forecast: it dries the soil faster and tips light pots, so check both.',
  }),
  fog: ({ limits }) =>
    limits.humidity === 'high'
      ? { verdict: 'fine', text: 'Damp air is forecast, which it likes.', brief: 'damp air' }
      : {
          verdict: 'watch',
          text: 'Damp air is forecast: leaves dry slowly, so water the soil only, and in the morning.',
        },
  dry: () => ({ verdict: 'watch', text: 'Dry weather is forecast: check the soil daily, in the morning.' }),
  sun: ({ limits }) =>
    limits.light.accepted.includes('full_sun')
      ? { verdict: 'fine', text: 'Sun is forecast, which it likes.', brief: 'sun' }
      : {
          verdict: 'watch',
          text: 'Sun is forecast: midday sun burns it, so give it shade from 11 a.m. to 4 p.m.',
        },
  cloud: () => ({
    verdict: 'fine',
    text: 'Clouds are forecast: the soil dries more slowly, so check it before you water.',
  }),
  cold: coldNight,
  mild: ({ limits, unit }) => {
    const { min, idealMin, idealMax } = limits.temperature;
    return min > 10
      ? { verdict: 'watch', text: `Mild days can have cool nights: keep it above ${degrees(min, min, unit)}.` }
      : { verdict: 'fine', text: `Mild weather is forecast; it likes ${degrees(idealMin, idealMax, unit)}.` };
  },
};
