import type { ClimateCare, ClimateQuestion } from '@plantcare/contract/assistant.ts';
import { findSpecies, speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import { humidityNeed, temperatureNeed } from './sheet-lines.ts';

/** What the climate asks of whoever keeps the plant. */
export function adviseClimate(question: ClimateQuestion, _around: Circumstances): ClimateCare {
  const match = findSpecies(question.plantData.species);
  const known = speciesFound(match);
  if (!match) return { recommendations: 'This plant is not in the knowledge base.', findings: [], known };
  return { recommendations: `${temperatureNeed(match.plant)} ${humidityNeed(match.plant)}`, findings: [], known };
}
