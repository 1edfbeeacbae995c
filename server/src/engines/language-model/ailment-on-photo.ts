import { type Diagnosis, NO_CONDITION, SEVERITIES, type Severity } from '@plantcare/contract/assistant/diagnose.ts';
import { z } from 'zod';
import type { Circumstances } from '../../horticulture/circumstances.ts';
import { findSpecies } from '../../knowledge/names/match.ts';
import type { EngineOptions } from '../engine.ts';
import { plainLine, plainMarkdown } from '../safety/plain-markdown.ts';
import { type Subject, toxicityAround } from '../safety/toxicity-check.ts';
import { askModel } from './ask-model.ts';
import type { Connection } from './connection.ts';
import { knownFacts } from './known-facts.ts';
import { percentOf } from './percent.ts';

const MAX_CONDITION = 150;
const MAX_TEXT = 3000;

/** In the order of display. */
const FIELDS = ['symptoms', 'rootCause', 'treatment', 'timeline', 'prevention', 'additionalNotes'] as const;

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
  circumstances: Circumstances,
  options: EngineOptions,
): Promise<Diagnosis> {
  const own = circumstances.plant?.species ? findSpecies(circumstances.plant.species) : null;
  const { plant, condition, severity, confidence, ...texts } = await askModel(
    model,
    {
      schema: Answer,
      does: 'Say what ails the plant on the photo. Texts may be Markdown. A healthy plant is called healthy: no condition, severity Low.',
      data: { photos: { count: 1 }, ...knownFacts(own, circumstances) },
      photos: [photo],
    },
    options,
  );
  const match = own ?? (plant === null ? null : findSpecies(plant));
  const name = (condition && plainLine(condition, MAX_CONDITION)) || NO_CONDITION;
  return {
    condition: name,
    severity: severityOf(severity),
    confidence: percentOf([confidence])(confidence),
    ...withToxicity(texts, { match, asked: name }),
  };
}

type Texts = Pick<Diagnosis, (typeof FIELDS)[number]>;

/** The warning belongs before the first field that has a text. */
function withToxicity(texts: Texts, subject: Subject): Texts {
  const said = FIELDS.map((field) => ({ field, text: plainMarkdown(texts[field] ?? '', MAX_TEXT) })).filter(
    ({ text }) => text !== '',
  );
  const { before, after } = toxicityAround({ ...subject, text: said.map(({ text }) => text).join('\n\n') });
  const [first = { field: 'additionalNotes' as const, text: '' }, ...others] = said;
  const shown = [{ ...first, text: [...before, first.text].join('\n\n').trim() }, ...others];
  const notes = [shown.find(({ field }) => field === 'additionalNotes')?.text ?? '', ...after].join('\n\n').trim();
  const textOf = (wanted: keyof Texts) => shown.find(({ field }) => field === wanted)?.text ?? null;
  return {
    symptoms: textOf('symptoms'),
    rootCause: textOf('rootCause'),
    treatment: textOf('treatment'),
    timeline: textOf('timeline'),
    prevention: textOf('prevention'),
    additionalNotes: notes || null,
  };
}

/** Severity words that models use, mapped to ours. */
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
