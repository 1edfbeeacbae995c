import type { Candidate, Identification } from '@plantcare/contract/assistant/identify.ts';
import { z } from 'zod';
import { boundedFetch } from '../bounded-fetch.ts';
import { EngineFailure, type IdentifyEngine } from '../engine.ts';
import { identificationOf, recordOf } from '../identification.ts';
import { plainLine } from '../safety/plain-markdown.ts';
import { toxicityInWords } from '../safety/toxicity-check.ts';

const MAX_RESULTS = 5;
/** For names from outside; the longest in use have about 60 letters. */
const MAX_NAME = 100;

const Name = z
  .string()
  .transform((name) => plainLine(name, MAX_NAME))
  .pipe(z.string().min(1));
const Taxon = z.object({ scientificNameWithoutAuthor: Name });

/** https://my.plantnet.org/doc/api/identify */
const Answer = z.object({
  results: z.array(
    z.object({
      score: z.number().min(0).max(1),
      species: z.object({
        scientificNameWithoutAuthor: Name,
        commonNames: z.array(z.string()).optional(),
        genus: Taxon.optional(),
        family: Taxon.optional(),
      }),
    }),
  ),
});

type Species = z.output<typeof Answer>['results'][number]['species'];

const NotFound = z.object({ message: z.literal('Species not found') });

const NO_PLANT =
  'Pl@ntNet recognized no plant on the photo. Try again in daylight, with a leaf or a flower filling the picture.';

/** Pl@ntNet, which identifies wild and garden plants on photos, or another server with its interface. */
export function createPlantNetEngine({ url, apiKey }: { url: string; apiKey: string }): IdentifyEngine {
  const query = new URLSearchParams({ 'api-key': apiKey, lang: 'en', 'nb-results': String(MAX_RESULTS) });
  const address = `${url.replace(/\/+$/, '')}/v2/identify/all?${query}`;
  return {
    source: 'plantnet',
    name: 'Pl@ntNet',
    async identify(photos, { signal }) {
      const response = await ask(address, photos, signal);
      const body: unknown = await response.json().catch(() => null);
      if (response.status === 404 && NotFound.safeParse(body).success) return identificationOf([], NO_PLANT);
      if (!response.ok) throw new EngineFailure(`Pl@ntNet ${refusalOf(response.status)}`);
      return identified(body, signal);
    },
  };
}

/** An error of fetch may contain the address with the key. */
async function ask(address: string, photos: readonly Buffer[], signal: AbortSignal): Promise<Response> {
  const form = new FormData();
  for (const [index, photo] of photos.entries()) {
    form.append('images', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `photo-${index + 1}.jpg`);
    form.append('organs', 'auto');
  }
  try {
    return await boundedFetch(address, { method: 'POST', body: form, signal });
  } catch {
    throw new EngineFailure(signal.aborted ? 'Pl@ntNet took too long' : 'Pl@ntNet could not be reached');
  }
}

function refusalOf(status: number): string {
  if (status === 401 || status === 403) return `refused the key (${status})`;
  if (status === 429) return 'has been asked as often as the key allows (429)';
  return `answered ${status}`;
}

function identified(body: unknown, signal: AbortSignal): Identification {
  if (signal.aborted) throw new EngineFailure('Pl@ntNet took too long');
  const answer = Answer.safeParse(body);
  if (!answer.success) throw new EngineFailure('Pl@ntNet sent an answer that cannot be read');
  return identificationOf(
    answer.data.results.slice(0, MAX_RESULTS).map(({ score, species }) => candidateOf(species, score)),
    NO_PLANT,
  );
}

function candidateOf(species: Species, score: number): Candidate {
  const name = species.scientificNameWithoutAuthor;
  const record = recordOf(name);
  const [commonName = null, ...others] = (species.commonNames ?? [])
    .map((each) => plainLine(each, MAX_NAME))
    .filter((each) => each !== '');
  const sentences = [
    ...(species.family ? [`It belongs to the family ${species.family.scientificNameWithoutAuthor}.`] : []),
    ...(others.length > 0 ? [`Also called ${others.join(', ')}.`] : []),
    ...(record ? [toxicityInWords(record.match)] : []),
  ];
  return {
    species: name,
    commonName,
    confidence: Math.round(score * 1000) / 10,
    description: sentences.join(' '),
    known: record?.known ?? null,
    tells: [],
  };
}
