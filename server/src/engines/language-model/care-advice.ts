import type { CareAdvice, CareQuestion } from '@plantcare/contract/assistant/care-advice.ts';
import { z } from 'zod';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import { recognizedPlant } from '../../horticulture/recognized-plant.ts';
import { speciesFound } from '../../knowledge/names/match.ts';
import type { EngineOptions } from '../engine.ts';
import { askModel } from './ask-model.ts';
import type { Connection } from './connection.ts';
import { knownFacts } from './known-facts.ts';
import { streamField, textAbout } from './text-about.ts';

const Answer = z.object({
  advice: z
    .string()
    .describe('The answer in Markdown: what was asked first, with figures and the check to make, then the essentials'),
});

export async function careAdvice(
  model: Connection,
  { plantSpecies, question }: CareQuestion,
  circumstances: Circumstances,
  options: EngineOptions,
): Promise<CareAdvice> {
  const { match, instead } = recognizedPlant(plantSpecies, circumstances);
  const about = { match, asked: question };
  const { advice } = await askModel(
    model,
    {
      schema: Answer,
      does: question
        ? 'Answer the gardener’s question about the plant in the block "question", in at most 250 words.'
        : 'Write a complete, well-ordered sheet on how to care for the plant in the block "question", with headings, in at most 450 words.',
      data: { question: { plantSpecies, question }, ...knownFacts(match, circumstances) },
      ...streamField('advice', about, options),
    },
    options,
  );
  const text = textAbout(about, advice);
  return { advice: instead === null ? text : `${text}\n\n${instead}`, known: speciesFound(match) };
}
