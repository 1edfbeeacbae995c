import { type Diagnosis, NO_CONDITION, SEVERITIES, type Severity } from '@plantcare/contract/assistant.ts';
import { z } from 'zod';
import { findSpecies } from '../../knowledge/species-match.ts';
import type { Asking, Circumstances } from '../engine.ts';
import { plainLine, plainMarkdown } from '../plain-markdown.ts';
import { withToxicityOfRecord } from '../toxicity-check.ts';
import { askModel } from './ask-model.ts';
import type { Connection } from './connection.ts';
import { knownFacts } from './known-facts.ts';
import { percentOf } from './percent.ts';

const MAX_CONDITION = 150;
const MAX_TEXT = 3000;

const Answer = z.object({
  plant: z.string().nullable().describe('The scientific name of the plant on the photo; null when you cannot tell'),
  condition: z.string().nullable().describe('The name of what ails it; null when nothing does, or it cannot be seen'),
  severity: z.string().describe(`One of ${SEVERITIES.join(', ')}`),
  confidence: z.number().describe('How sure you are, in percent from 0 to 100'),
  symptoms: z.string().nullable().describe('What can be seen'),
  rootCause: z.string().nullable().describe('What most likely causes it, and the check that decides'),
  treatment: z.string().nullable().describe('What to do, step by step'),
  timeline: z.string().nullable().describe('When to expect what'),
  prevention: z.string().nullable().describe('How to keep it from coming back'),
  additionalNotes: z.string().nullable().describe('Anything else that matters, such as other likely causes'),
});

export async function ailmentOnPhoto(
  model: Connection,
  photo: Buffer,
  around: Circumstances,
  how: Asking,
): Promise<Diagnosis> {
  const own = around.plant?.species ? findSpecies(around.plant.species) : null;
  const { plant, condition, severity, confidence, ...texts } = await askModel(
    model,
    {
      schema: Answer,
      does: 'Say what ails the plant on the photo. Texts may be Markdown. A healthy plant is called healthy: no condition, severity Low.',
      data: { photos: { count: 1 }, ...knownFacts(own, around) },
      photos: [photo],
    },
    how,
  );
  const match = own ?? (plant === null ? null : findSpecies(plant));
  const shown = (text: string | null) => {
    const plain = text === null ? '' : plainMarkdown(text, MAX_TEXT);
    return plain === '' ? null : withToxicityOfRecord({ text: plain, match });
  };
  return {
    condition: (condition && plainLine(condition, MAX_CONDITION)) || NO_CONDITION,
    severity: severityOf(severity),
    confidence: percentOf([confidence])(confidence),
    symptoms: shown(texts.symptoms),
    rootCause: shown(texts.rootCause),
    treatment: shown(texts.treatment),
    timeline: shown(texts.timeline),
    prevention: shown(texts.prevention),
    additionalNotes: shown(texts.additionalNotes),
  };
}

/** Models have more words for it than gardeners need. */
const SYNONYMS: Readonly<Record<string, Severity>> = {
  none: 'Low',
  healthy: 'Low',
  mild: 'Low',
  minor: 'Low',
  medium: 'Moderate',
  serious: 'High',
  severe: 'High',
  fatal: 'Critical',
};

function severityOf(said: string): Severity {
  const word = said.trim().toLowerCase();
  return SEVERITIES.find((severity) => severity.toLowerCase() === word) ?? SYNONYMS[word] ?? 'Unknown';
}
