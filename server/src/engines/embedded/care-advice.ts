import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant.ts';
import { findSpecies, speciesFound } from '../../knowledge/species-match.ts';
import type { Circumstances } from '../engine.ts';
import { careSheet } from './sheet.ts';

/** How to care for the species, or the answer to the question about it, from the knowledge base. */
export function adviseCare(question: CareQuestion, _around: Circumstances): CareAdvice {
  const match = findSpecies(question.plantSpecies);
  const known = speciesFound(match);
  if (!match) {
    return {
      advice:
        'This plant is not in the knowledge base. Water it only when the top 3 cm of soil are dry, give it bright light without hot midday sun, and keep it out of reach of pets and children until you know what it is.',
      known,
    };
  }
  return { advice: careSheet(match.plant), known };
}
