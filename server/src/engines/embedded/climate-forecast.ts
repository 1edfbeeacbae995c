import type { ClimateFinding } from '@plantcare/contract/assistant.ts';
import type { Climate } from './climate-question.ts';
import type { ForecastEvent } from './readings-forecast.ts';
import { degrees } from './readings-temperature.ts';
import { shown } from './sheet-names.ts';

type Judged = Pick<ClimateFinding, 'verdict' | 'text'>;
type Rule = (climate: Climate) => Judged | null;

/** °C that a night with frost, and an afternoon called hot, have at least: where a forecast gives words but no figures. */
const FROST = 0;
const HOT = 32;
/** Roots in a pot freeze sooner than those in the ground: they are taken to bear this much less, in °C. An own figure. */
const POT_IS_COLDER = 5;

const OUTDOOR: Partial<Record<ForecastEvent, Rule>> = {
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
  heat: (climate) => hotDay(climate),
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
      ? { verdict: 'fine', text: 'Damp air is forecast, which it likes.' }
      : {
          verdict: 'watch',
          text: 'Damp air is forecast: leaves dry slowly, so water the soil only, and in the morning.',
        },
  dry: () => ({ verdict: 'watch', text: 'Dry weather is forecast: check the soil daily, in the morning.' }),
  sun: ({ limits }) =>
    limits.light.accepted.includes('full_sun')
      ? { verdict: 'fine', text: 'Sun is forecast, which it likes.' }
      : {
          verdict: 'watch',
          text: 'Sun is forecast: it does not bear it at noon, so give it shade from 11 a.m. to 4 p.m..',
        },
  cloud: () => ({
    verdict: 'fine',
    text: 'Clouds are forecast: the soil dries more slowly, so check it before you water.',
  }),
  cold: coldNight,
  mild: ({ limits, unit }) => {
    const { min, idealMin, idealMax } = limits.temperature;
    return min > 10
      ? { verdict: 'watch', text: `Mild days can have cool nights: it must stay above ${degrees(min, min, unit)}.` }
      : { verdict: 'fine', text: `Mild weather is forecast; it likes ${degrees(idealMin, idealMax, unit)}.` };
  },
};

/** In a room the weather comes through the window: as cold from the pane, as sun, and as dry heated air. */
const INDOOR: Partial<Record<ForecastEvent, Rule>> = {
  frost: ({ limits }) =>
    limits.temperature.min > FROST
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
  heat: (climate) => hotDay(climate),
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

/** What the forecast asks, the weather by which it could be harmed first. */
export function forecastFindings(climate: Climate): ClimateFinding[] {
  const rules =
    climate.keeping.place.site === 'outdoors' || climate.keeping.place.site === 'greenhouse' ? OUTDOOR : INDOOR;
  const { events, temperature } = climate.forecast;
  const spoken = [...events].filter((event) => !hides(event, events));
  const judged = spoken.flatMap((event) => rules[event]?.(climate) ?? []);
  const figures = temperature !== null && !events.has('frost') && !events.has('cold') ? coldNightIfAny(climate) : [];
  return [...figures, ...judged, ...unread(climate)].map((each) => ({ about: 'forecast', ...each }));
}

function unread({ forecast: { events, temperature }, forecastWritten }: Climate): Judged[] {
  if (forecastWritten === null)
    return [{ verdict: 'watch', text: 'No forecast was given, so what comes next was not compared.' }];
  if (events.size > 0 || temperature !== null) return [];
  const text = `The forecast “${shown(forecastWritten)}” could not be read. Write it with words such as frost, rain, heat or storm.`;
  return [{ verdict: 'watch', text }];
}

/** Some words add nothing to others: a storm is windy, a heat wave sunny. */
function hides(event: ForecastEvent, events: ReadonlySet<ForecastEvent>): boolean {
  if (event === 'wind') return events.has('storm');
  if (event === 'cold') return events.has('frost');
  if (event === 'sun') return events.has('heat') || events.has('cloud');
  if (event === 'dry' || event === 'mild') return events.has('heat');
  return event === 'rain' && events.has('storm') && events.has('hail');
}

function coldNightIfAny(climate: Climate): Judged[] {
  const low = climate.forecast.temperature?.low ?? FROST;
  const outdoors = climate.keeping.place.site === 'outdoors' || climate.keeping.place.site === 'greenhouse';
  return outdoors && low < bears(climate) ? [coldNight(climate)] : [];
}

function coldNight(climate: Climate): Judged {
  const { forecast, unit, limits } = climate;
  const low = forecast.temperature?.low ?? null;
  const night = low ?? (forecast.events.has('frost') ? FROST : null);
  const floor = bears(climate);
  const how = low === null ? (forecast.events.has('frost') ? 'Frost' : 'Cold') : degrees(low, low, unit);
  const bearing = degrees(floor, floor, unit);
  if (night === null) {
    return {
      verdict: 'watch',
      text: `${how} is forecast: bring it in before nights come near the ${bearing} it must be kept above.`,
    };
  }
  if (night < floor || (night <= FROST && limits.temperature.min >= FROST)) {
    return {
      verdict: 'change',
      text: `${how} is forecast, and it bears no less than ${bearing}. Bring it in before dusk; what cannot be moved is wrapped in fleece, pot and all.`,
    };
  }
  return {
    verdict: 'fine',
    text: `${how} is forecast; it bears down to ${bearing}${climate.keeping.place.openGround || floor >= 0 ? '' : ' in a pot'}.`,
  };
}

/** A hardy plant's floor is that of an established one in the ground. */
function bears({ limits, keeping }: Climate): number {
  const { min } = limits.temperature;
  return min < 0 && !keeping.place.openGround ? Math.min(0, min + POT_IS_COLDER) : min;
}

function hotDay(climate: Climate): Judged {
  const { limits, forecast, unit, keeping } = climate;
  const { max } = limits.temperature;
  const high = forecast.temperature?.high ?? HOT;
  const told = forecast.temperature ? degrees(high, high, unit) : 'Heat';
  const bearing = degrees(max, max, unit);
  const inside = keeping.place.site !== 'outdoors' && keeping.place.site !== 'greenhouse';
  if (high <= max) {
    return {
      verdict: 'watch',
      text: `${told} is forecast; it bears up to ${bearing}. Water in the morning and check the soil every day.`,
    };
  }
  const remedy = inside
    ? 'Move it back from the glass, close the blinds at noon, and air the room early.'
    : 'Move it into shade from 11 a.m. to 5 p.m., water early, and do not feed or repot it until it is cooler.';
  return { verdict: 'change', text: `${told} is forecast, more than the ${bearing} it bears. ${remedy}` };
}
