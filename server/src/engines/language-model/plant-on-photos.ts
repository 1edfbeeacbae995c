import type { Candidate, Identification } from '@plantcare/contract/assistant/identify.ts';
import { z } from 'zod';
import type { EngineOptions } from '../engine.ts';
import { identificationOf, recordOf } from '../identification.ts';
import { plainLine, plainMarkdown } from '../safety/plain-markdown.ts';
import { withToxicityOfRecord } from '../safety/toxicity-check.ts';
import { askModel } from './ask-model.ts';
import type { Connection } from './connection.ts';
import { percentOf } from './percent.ts';

const MAX_NAME = 100;
const MAX_DESCRIPTION = 1000;
/** Five are asked for; a model that names many more does not know the plant. */
const MAX_READ = 20;

const Answer = z.object({
  isPlant: z.boolean().describe('Whether the photos show a plant at all'),
  candidates: z
    .array(
      z.object({
        species: z.string().describe('The accepted scientific name, without author'),
        commonName: z.string().nullable().describe('The usual English name'),
        confidence: z.number().describe('How sure you are, in percent from 0 to 100'),
        description: z.string().describe('What on the photos speaks for it, and what would decide; two sentences'),
      }),
    )
    .describe('At most five, best first; none when the photos show no plant'),
});

const NO_PLANT = 'No plant was recognized on the photo. Try again in daylight, with one plant filling the picture.';

export async function plantOnPhotos(
  model: Connection,
  photos: readonly Buffer[],
  options: EngineOptions,
): Promise<Identification> {
  const { isPlant, candidates } = await askModel(
    model,
    {
      schema: Answer,
      does: 'Name the plant on the photos, which all show the same plant. Say how sure you are: it is better to be unsure than wrong.',
      data: { photos: { count: photos.length } },
      photos,
    },
    options,
  );
  if (!isPlant) return identificationOf([], NO_PLANT);
  const percent = percentOf(candidates.map(({ confidence }) => confidence));
  return identificationOf(
    candidates.slice(0, MAX_READ).flatMap((candidate) => candidateOf(candidate, percent(candidate.confidence)) ?? []),
    NO_PLANT,
  );
}

function candidateOf(
  { species, commonName, description }: z.output<typeof Answer>['candidates'][number],
  confidence: number,
): Candidate | null {
  const name = plainLine(species, MAX_NAME);
  if (name === '') return null;
  const record = recordOf(name);
  return {
    species: name,
    commonName: (commonName && plainLine(commonName, MAX_NAME)) || null,
    confidence,
    description: withToxicityOfRecord({
      text: plainMarkdown(description, MAX_DESCRIPTION),
      asked: commonName,
      match: record?.match ?? null,
    }).replaceAll('**', ''),
    known: record?.known ?? null,
    tells: [],
  };
}
