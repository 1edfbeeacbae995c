import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PLANT_MISSING } from '../messages.ts';
import { ASSISTANT, answerLine, answerOf, SpeciesFound } from './answer.ts';
import { Conditions, LocationText, OwnPlant, PlantSpecies, words } from './question.ts';

/** The weather that is sent if the gardener's local weather is not used. */
export const PLACEHOLDER_WEATHER = {
  temperature: '72°F',
  humidity: '45%',
  season: 'Spring',
  forecast: 'Partly cloudy with mild temperatures',
} as const;

/** One condition compared with what the species tolerates; `brief` is for a line that sums up everything that is fine. */
export const ClimateFinding = z.object({
  about: z.enum(['temperature', 'humidity', 'dryness', 'season', 'forecast', 'place']),
  verdict: z.enum(['fine', 'watch', 'change']),
  text: z.string(),
  brief: z.string().optional(),
});

export type ClimateFinding = z.output<typeof ClimateFinding>;

/** `summary` is the part of `recommendations` that is not about the findings; language models give none. */
export const ClimateCare = z.object({
  recommendations: z.string(),
  summary: z.string().optional(),
  findings: z.array(ClimateFinding),
  known: SpeciesFound.nullable(),
});

export type ClimateCare = z.output<typeof ClimateCare>;

/** A figure can also be a number. */
function weatherText(name: string, max: number) {
  return z
    .union([z.string(), z.number()])
    .nullish()
    .transform((figure) => (typeof figure === 'number' ? String(figure) : figure))
    .pipe(words(name, max));
}

/** The weather in words, with or without units: "72°F", "22 °C", "45%", "0.45", "Spring". */
export const ClimateQuestion = z.object({
  plantData: z.object({ species: PlantSpecies, location: LocationText, conditions: Conditions }, PLANT_MISSING),
  weatherData: z
    .object({
      temperature: weatherText('Temperature', 100),
      humidity: weatherText('Humidity', 100),
      season: words('Season', 100),
      forecast: words('Forecast', 2000),
    })
    .nullish()
    .transform((weather) => weather ?? { temperature: null, humidity: null, season: null, forecast: null }),
  plant: OwnPlant,
});

export type ClimateQuestion = z.output<typeof ClimateQuestion>;

export const climateCare = endpoint({
  method: 'POST',
  path: '/ai/climate-care',
  ...ASSISTANT,
  summary: 'What the present climate means for a plant',
  json: ClimateQuestion,
  writesUnits: true,
  response: answerOf(ClimateCare),
  lines: answerLine(ClimateCare),
});
