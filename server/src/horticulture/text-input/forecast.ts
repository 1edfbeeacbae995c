import { plainFigures } from './number.ts';
import { type Temperature, temperaturesIn } from './temperature.ts';

const FORECAST_EVENTS = [
  'frost',
  'snow',
  'storm',
  'hail',
  'heat',
  'rain',
  'wind',
  'fog',
  'dry',
  'sun',
  'cloud',
  'cold',
  'mild',
] as const;

export type ForecastEvent = (typeof FORECAST_EVENTS)[number];

/** What a forecast speaks of, and the lowest and highest temperature that it gives. */
export interface Forecast {
  events: ReadonlySet<ForecastEvent>;
  temperature: Temperature | null;
}

const SAID: Record<ForecastEvent, RegExp> = {
  frost: /\b(?:frosts?|frosty|freez\w*|frozen|ice|icy|black ice|sub-?zero|below zero)\b/,
  snow: /\b(?:snow\w*|blizzards?|sleet|flurries)\b/,
  storm: /\b(?:\w*storms?|stormy|thunder\w*|lightning|hurricanes?|gales?|tornado\w*|cyclones?|typhoons?)\b/,
  hail: /\bhail\w*\b/,
  heat: /\b(?:heat|heat-?waves?|hot|scorch\w*|swelter\w*|very warm|tropical nights?)\b/,
  rain: /\b(?:rain\w*|showers?|showery|drizzl\w*|wet|downpours?|precipitation|monsoon)\b/,
  wind: /\b(?:wind|winds|windy|gusts?|gusty|breezy)\b/,
  fog: /\b(?:fog|foggy|mist|misty|humid|muggy|damp)\b/,
  dry: /\b(?:dry|drought|arid|no rain)\b/,
  sun: /\b(?:sun|sunny|sunshine|clear)\b/,
  cloud: /\b(?:cloud\w*|overcast|gr[ae]y)\b/,
  cold: /\b(?:cold|chilly|cold snap|cool|cooler|cold front)\b/,
  mild: /\b(?:mild|warm|pleasant|temperate)\b/,
};

/** What is ruled out is not forecast: "no frost", "frost-free", "rain is unlikely". */
const RULED_OUT =
  /\b(?:no|not|without|never|free of|no risk of|no chance of|no sign of)\s+(?:any |more |further |a |the )?[a-z]+(?:\s+or\s+[a-z]+)?|\b[a-z]+[- ]free\b|\b[a-z]+ (?:is )?(?:very )?unlikely\b/g;

/** Reads a forecast in words. What it does not speak of is not in the answer. */
export function readForecast(text: string): Forecast {
  const plain = plainFigures(text);
  const dry = /\bno rain\b/.test(plain);
  const stated = plain.replace(RULED_OUT, ' ');
  const events = FORECAST_EVENTS.filter((event) => SAID[event].test(stated) || (event === 'dry' && dry));
  return { events: new Set(events), temperature: extremes(plain) };
}

function extremes(text: string): Temperature | null {
  const known = temperaturesIn(text);
  const [first] = known;
  if (!first) return null;
  return {
    ...first,
    low: Math.min(...known.map(({ low }) => low)),
    high: Math.max(...known.map(({ high }) => high)),
    assumed: known.some(({ assumed }) => assumed),
  };
}
