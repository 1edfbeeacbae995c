import { type ClimateQuestion, PLACEHOLDER_WEATHER } from '@plantcare/contract/assistant/climate-care.ts';
import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { Season } from '@plantcare/contract/species.ts';
import { findSpecies, type SpeciesMatch } from '../../knowledge/names/match.ts';
import { MOST_PLANTS, type Needs } from '../care-sheet/light-needs.ts';
import type { Circumstances } from '../circumstances.ts';
import { type Keeping, keepingOf } from '../text-input/conditions.ts';
import { type Forecast, readForecast } from '../text-input/forecast.ts';
import { readHumidity } from '../text-input/humidity.ts';
import { readSeason } from '../text-input/season.ts';
import { readTemperature, type Temperature } from '../text-input/temperature.ts';
import { inUsualPlace } from '../usual-place.ts';

/** What was written and what was read of it: `read` is null where a figure is missing or cannot be read. */
interface Reading<Figure> {
  written: string | null;
  read: Figure | null;
}

/** A question about the climate, understood. */
export interface Climate {
  match: SpeciesMatch | null;
  limits: Needs;
  keeping: Keeping;
  temperature: Reading<Temperature>;
  humidity: Reading<number>;
  season: Reading<Season>;
  /** By the calendar, where the gardener lives. */
  calendar: Season;
  forecast: Forecast;
  forecastWritten: string | null;
  /** The unit in which figures are given besides °C. */
  unit: Temperature['unit'];
  /** The example that the browser sends when it does not use the gardener's own weather. */
  example: boolean;
}

export function climateOf({ plantData, weatherData }: ClimateQuestion, circumstances: Circumstances): Climate {
  const match = findSpecies(plantData.species);
  const temperature = reading(weatherData.temperature, readTemperature);
  const forecast = readForecast(weatherData.forecast ?? '');
  return {
    match,
    limits: match?.plant ?? MOST_PLANTS,
    keeping: inUsualPlace(
      keepingOf(plantData.location, plantData.conditions, circumstances.plant, circumstances.hemisphere),
      plantData.location,
      circumstances.plant,
      match?.plant ?? null,
    ),
    temperature,
    humidity: reading(weatherData.humidity, readHumidity),
    season: reading(weatherData.season, readSeason),
    calendar: seasonOf(circumstances.today, circumstances.hemisphere),
    forecast,
    forecastWritten: weatherData.forecast,
    unit: temperature.read?.unit ?? forecast.temperature?.unit ?? 'C',
    example: isExample(weatherData),
  };
}

function reading<Figure>(written: string | null, read: (text: string) => Figure | null): Reading<Figure> {
  return { written, read: written === null ? null : read(written) };
}

function isExample(weather: ClimateQuestion['weatherData']): boolean {
  const { temperature, humidity, season, forecast } = PLACEHOLDER_WEATHER;
  return (
    weather.temperature === temperature &&
    weather.humidity === humidity &&
    weather.season === season &&
    weather.forecast === forecast
  );
}
