import { hotDay } from './heat.ts';
import type { ForecastRules } from './rules.ts';

/** In a room the weather comes through the window: as cold from the pane, as sun, and as dry heated air. */
export const INDOORS: ForecastRules = {
  frost: ({ limits }) =>
    limits.temperature.min > 0
      ? {
          verdict: 'watch',
          text: 'Frost is forecast: keep its leaves off the cold pane, close the window at night, and expect dry air from the heating.',
        }
      : { verdict: 'fine', text: 'Frost is forecast, which does not reach it indoors.' },
  snow: () => ({
    verdict: 'fine',
    text: 'Snow is forecast: less light comes in, so it needs less water; keep it off the cold pane.',
  }),
  storm: () => ({ verdict: 'fine', text: 'A storm is forecast: keep the window next to it closed.' }),
  hail: () => ({ verdict: 'fine', text: 'Hail is forecast: keep the window next to it closed.' }),
  heat: hotDay,
  rain: () => ({
    verdict: 'fine',
    text: 'Rain is forecast, which does not reach it indoors: darker days dry the soil more slowly, so check before you water.',
  }),
  wind: ({ keeping }) =>
    keeping.place.drafty
      ? { verdict: 'watch', text: 'Wind is forecast: keep it out of the draft of doors and tilted windows.' }
      : { verdict: 'fine', text: 'Wind is forecast, which does not reach it indoors.' },
  fog: () => ({
    verdict: 'fine',
    text: 'Damp air is forecast: the soil dries more slowly, so check it before you water.',
  }),
  dry: () => ({ verdict: 'fine', text: 'Dry weather is forecast: check the soil a little more often.' }),
  sun: ({ limits, keeping }) =>
    limits.light.accepted.includes('full_sun') || (keeping.light !== null && keeping.light !== 'full_sun')
      ? { verdict: 'fine', text: 'Sun is forecast, which suits it where it stands.' }
      : {
          verdict: 'watch',
          text: 'Sun is forecast: behind glass at noon it can burn, so draw a sheer curtain at a window that faces the midday sun.',
        },
  cloud: () => ({
    verdict: 'fine',
    text: 'Clouds are forecast: the soil dries more slowly, so check it before you water.',
  }),
  cold: () => ({
    verdict: 'watch',
    text: 'Cold is forecast: keep it off the cold pane and out of drafts when you air the room.',
  }),
  mild: () => ({ verdict: 'fine', text: 'Mild weather is forecast: a good time to air the room.' }),
};
