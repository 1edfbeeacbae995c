import type { ClimateFinding } from '@plantcare/contract/assistant/climate-care.ts';
import { shown } from '../care-sheet/recognition.ts';
import type { ForecastEvent } from '../text-input/forecast.ts';
import { isOutdoors } from '../text-input/location.ts';
import { coldNightIfAny } from './cold.ts';
import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';
import type { Climate } from './question.ts';
import type { Judged } from './rules.ts';

/** What the forecast asks, the weather by which it could be harmed first. */
export function forecastFindings(climate: Climate): ClimateFinding[] {
  const rules = isOutdoors(climate.keeping.place) ? OUTDOORS : INDOORS;
  const { events, temperature } = climate.forecast;
  const spoken = [...events].filter((event) => !hides(event, events));
  const judged = spoken.map((event) => rules[event](climate));
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
