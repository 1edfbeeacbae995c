import { z } from 'zod';
import { GuideAnswer } from '../diagnosis-guide.ts';
import { endpoint } from '../endpoint.ts';
import { ASSISTANT, answerLine, answerOf, SpeciesFound } from './answer.ts';
import { MAX_QUESTION, OwnPlant, PlantSpecies, words } from './question.ts';

export const NO_ADVICE = 'No specific advice available';

export const MOST_RELATED = 3;

/**
 * `advice` is Markdown without HTML. `known` is the record it is based on; null if the species is not in the knowledge base.
 * `symptoms` is what the question tells of an ailing plant, as answers with which the guide of a diagnosis goes on; left
 * out where it tells nothing of the kind. `related` are questions near to the one that was asked that have another answer, at
 * most three, the likeliest first; left out where there is none, and where a language model answers.
 */
export const CareAdvice = z.object({
  advice: z.string(),
  known: SpeciesFound.nullable(),
  symptoms: z.array(GuideAnswer).optional(),
  related: z.array(z.string()).max(MOST_RELATED).optional(),
});

export type CareAdvice = z.output<typeof CareAdvice>;

export const CareQuestion = z.object({
  plantSpecies: PlantSpecies,
  question: words('Question', MAX_QUESTION),
  plant: OwnPlant,
});

export type CareQuestion = z.output<typeof CareQuestion>;

export const careAdvice = endpoint({
  method: 'POST',
  path: '/ai/care-advice',
  ...ASSISTANT,
  summary: 'How to care for a species, or the answer to a question about it',
  json: CareQuestion,
  writesUnits: true,
  response: answerOf(CareAdvice),
  lines: answerLine(CareAdvice),
});
