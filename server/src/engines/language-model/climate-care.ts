import type { ClimateCare, ClimateQuestion } from '@plantcare/contract/assistant/climate-care.ts';
import { z } from 'zod';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import { adviseClimate } from '../../horticulture/climate/advice.ts';
import { findSpecies, speciesFound } from '../../knowledge/names/match.ts';
import type { EngineOptions } from '../engine.ts';
import { askModel } from './ask-model.ts';
import type { Connection } from './connection.ts';
import { knownFacts } from './known-facts.ts';
import { streamField, textAbout } from './text-about.ts';

const Answer = z.object({
  recommendations: z
    .string()
    .describe('What to change, then what to watch, then in one line what is fine, with figures; Markdown'),
});

/** The findings are computed from the species' limits; the model explains what they mean for the gardener. */
export async function climateCare(
  model: Connection,
  question: ClimateQuestion,
  circumstances: Circumstances,
  options: EngineOptions,
): Promise<ClimateCare> {
  const { plantData, weatherData } = question;
  const match = findSpecies(plantData.species);
  const about = { match };
  const { findings } = adviseClimate(question, circumstances);
  const { recommendations } = await askModel(
    model,
    {
      schema: Answer,
      does: 'Say what the climate in the block "weather" means for the care of the plant in the block "question", in at most 250 words. The block "findings" compares it with what the plant tolerates: keep to it.',
      data: { question: plantData, weather: weatherData, findings, ...knownFacts(match, circumstances) },
      ...streamField('recommendations', about, options),
    },
    options,
  );
  return { recommendations: textAbout(about, recommendations), findings, known: speciesFound(match) };
}
